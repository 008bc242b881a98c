/*
 * PNG rows from memory, over libpng.
 *
 * libpng reports errors by longjmp, which must not cross Swift frames, so its headers, its jumps
 * and its warnings stay in galley_png.c. Every function here returns normally and prints nothing.
 */
#ifndef GALLEY_PNG_H
#define GALLEY_PNG_H

#include <stddef.h>
#include <stdint.h>

/* The room for a reason, its final null included. */
enum { GALLEY_PNG_REASON_SIZE = 128 };

typedef enum {
    GALLEY_PNG_OK = 0,
    GALLEY_PNG_TRUNCATED = 1,     /* The data ends before the image and its last chunk do. */
    GALLEY_PNG_FAILED = 2,        /* The format's rules are broken; the reason says which. */
    GALLEY_PNG_OUT_OF_MEMORY = 3
} galley_png_status;

/*
 * Decodes a whole PNG, its last chunk included, to straight RGBA of eight bits a channel.
 *
 * `width` and `height` are what the caller read from IHDR and has room for; a PNG that turns out to
 * have others fails. `pixels` has room for width * height * 4 bytes, rows top down, and is filled
 * completely on GALLEY_PNG_OK. Grey becomes colour, a palette is looked up, tRNS becomes alpha and
 * 16 bits are scaled to the nearest 8. Chunks other than IHDR, PLTE, tRNS, IDAT and IEND are
 * skipped without being stored or inflated. On failure
 * `reason` holds a null-terminated text of GALLEY_PNG_REASON_SIZE at most.
 */
galley_png_status galley_png_read(
    const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint8_t *pixels,
    char *reason);

/* The versions of libpng and zlib that are loaded; the texts are theirs. */
const char *galley_png_version(void);
const char *galley_png_zlib_version(void);

#endif

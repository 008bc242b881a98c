/* PNG files in memory, level 1 and without filters, over libpng. */
#ifndef GALLEY_PEER_PNG_H
#define GALLEY_PEER_PNG_H

#include <stddef.h>

typedef struct {
    unsigned char *bytes;
    size_t count, capacity;
} peer_bytes;

/* Both return 0 where libpng fails or, for a palette, where there are more than 256 colours. */
int peer_write_rgba(const unsigned char *pixels, int width, int height, peer_bytes *output);
int peer_write_palette(const unsigned char *pixels, int width, int height, peer_bytes *output);

#endif

#include "peer_png.h"

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void append(png_structp png, png_bytep bytes, size_t count) {
    peer_bytes *output = png_get_io_ptr(png);
    if (output->count + count > output->capacity) {
        output->capacity = 2 * (output->count + count) + 4096;
        output->bytes = realloc(output->bytes, output->capacity);
        if (output->bytes == NULL) png_error(png, "out of memory");
    }
    memcpy(output->bytes + output->count, bytes, count);
    output->count += count;
}

static void flush(png_structp png) { (void)png; }

static int write_png(
    const unsigned char *rows, size_t row_size, int width, int height, int color_type,
    const png_color *palette, int palette_count, peer_bytes *output) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info == NULL || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, output, append, flush);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, color_type, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (palette) png_set_PLTE(png, info, palette, palette_count);
    png_set_compression_level(png, 1);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_write_info(png, info);
    for (int row = 0; row < height; row++) png_write_row(png, rows + (size_t)row * row_size);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return 1;
}

int peer_write_rgba(const unsigned char *pixels, int width, int height, peer_bytes *output) {
    return write_png(
        pixels, (size_t)width * 4, width, height, PNG_COLOR_TYPE_RGB_ALPHA, NULL, 0, output);
}

int peer_write_palette(const unsigned char *pixels, int width, int height, peer_bytes *output) {
    enum { SLOT_COUNT = 1024 };
    uint32_t colors[SLOT_COUNT];
    int16_t numbers[SLOT_COUNT];
    png_color palette[256];
    int palette_count = 0;
    size_t count = (size_t)width * height;
    unsigned char *indices = malloc(count);
    if (indices == NULL) return 0;
    memset(numbers, -1, sizeof numbers);
    for (size_t index = 0; index < count; index++) {
        uint32_t color;
        memcpy(&color, pixels + 4 * index, 4);
        size_t slot = (color * 0x9E3779B1u) >> 22;
        while (numbers[slot] >= 0 && colors[slot] != color) slot = (slot + 1) % SLOT_COUNT;
        if (numbers[slot] < 0) {
            if (palette_count == 256) {
                free(indices);
                return 0;
            }
            colors[slot] = color;
            numbers[slot] = (int16_t)palette_count;
            const unsigned char *pixel = pixels + 4 * index;
            palette[palette_count++] = (png_color){pixel[0], pixel[1], pixel[2]};
        }
        indices[index] = (unsigned char)numbers[slot];
    }
    int written = write_png(
        indices, (size_t)width, width, height, PNG_COLOR_TYPE_PALETTE, palette, palette_count,
        output);
    free(indices);
    return written;
}

/* FreeType's own renderer over glyphs of a font at several sizes, without hinting. */
#ifndef PEER_RASTER_H
#define PEER_RASTER_H

#include <stddef.h>
#include <stdint.h>

typedef struct peer_raster peer_raster;

/* Opens a font and loads the glyphs at each size; NULL where that fails. */
peer_raster *peer_raster_open(
    const char *path, const uint32_t *glyphs, size_t glyph_count, const int *sizes,
    size_t size_count);
void peer_raster_close(peer_raster *raster);

/* Loads and renders each glyph at each size; returns the number of pixels. */
size_t peer_raster_cold(peer_raster *raster);

/* Renders the outlines that were loaded at the beginning; returns the number of pixels. */
size_t peer_raster_prepared(peer_raster *raster);

#endif

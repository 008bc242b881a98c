#include "peer_raster.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <stdlib.h>
#include <string.h>

/* An outline whose box begins at the origin, and the size of its bitmap. */
typedef struct {
    FT_Outline outline;
    unsigned width, height;
} loaded_outline;

struct peer_raster {
    FT_Library library;
    FT_Face face;
    uint32_t *glyphs;
    size_t glyph_count;
    int *sizes;
    size_t size_count;
    loaded_outline *outlines;
    size_t outline_count;
    unsigned char *pixels;
    size_t pixel_capacity;
};

enum { LOAD_FLAGS = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP };

/* Keeps the outline in the face's slot; returns 0 on failure. */
static int keep_outline(peer_raster *self) {
    const FT_Outline *source = &self->face->glyph->outline;
    loaded_outline *kept = &self->outlines[self->outline_count];
    if (FT_Outline_New(
            self->library, (FT_UInt)source->n_points, source->n_contours, &kept->outline))
        return 0;
    self->outline_count++;
    if (FT_Outline_Copy(source, &kept->outline)) return 0;
    FT_BBox box;
    FT_Outline_Get_CBox(&kept->outline, &box);
    FT_Pos left = box.xMin & -64, bottom = box.yMin & -64;
    FT_Outline_Translate(&kept->outline, -left, -bottom);
    kept->width = (unsigned)((box.xMax - left + 63) >> 6);
    kept->height = (unsigned)((box.yMax - bottom + 63) >> 6);
    size_t pixels = (size_t)kept->width * kept->height;
    if (pixels > self->pixel_capacity) self->pixel_capacity = pixels;
    return 1;
}

static int keep_outlines(peer_raster *self) {
    for (size_t size = 0; size < self->size_count; size++) {
        if (FT_Set_Pixel_Sizes(self->face, 0, (FT_UInt)self->sizes[size])) return 0;
        for (size_t index = 0; index < self->glyph_count; index++) {
            if (FT_Load_Glyph(self->face, self->glyphs[index], LOAD_FLAGS)) return 0;
            if (!keep_outline(self)) return 0;
        }
    }
    return 1;
}

peer_raster *peer_raster_open(
    const char *path, const uint32_t *glyphs, size_t glyph_count, const int *sizes,
    size_t size_count) {
    peer_raster *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->glyphs = malloc(glyph_count * sizeof *glyphs + 1);
    self->sizes = malloc(size_count * sizeof *sizes + 1);
    self->outlines = calloc(glyph_count * size_count + 1, sizeof *self->outlines);
    if (self->glyphs && self->sizes && self->outlines) {
        memcpy(self->glyphs, glyphs, glyph_count * sizeof *glyphs);
        memcpy(self->sizes, sizes, size_count * sizeof *sizes);
        self->glyph_count = glyph_count;
        self->size_count = size_count;
        if (FT_Init_FreeType(&self->library) == 0
            && FT_New_Face(self->library, path, 0, &self->face) == 0 && keep_outlines(self)) {
            self->pixels = malloc(self->pixel_capacity + 1);
            if (self->pixels) return self;
        }
    }
    peer_raster_close(self);
    return NULL;
}

void peer_raster_close(peer_raster *self) {
    for (size_t index = 0; index < self->outline_count; index++)
        FT_Outline_Done(self->library, &self->outlines[index].outline);
    if (self->face) FT_Done_Face(self->face);
    if (self->library) FT_Done_FreeType(self->library);
    free(self->pixels);
    free(self->outlines);
    free(self->sizes);
    free(self->glyphs);
    free(self);
}

size_t peer_raster_cold(peer_raster *self) {
    size_t pixels = 0;
    for (size_t size = 0; size < self->size_count; size++) {
        FT_Set_Pixel_Sizes(self->face, 0, (FT_UInt)self->sizes[size]);
        for (size_t index = 0; index < self->glyph_count; index++) {
            if (FT_Load_Glyph(self->face, self->glyphs[index], LOAD_FLAGS)) continue;
            if (FT_Render_Glyph(self->face->glyph, FT_RENDER_MODE_NORMAL)) continue;
            const FT_Bitmap *bitmap = &self->face->glyph->bitmap;
            pixels += (size_t)bitmap->width * bitmap->rows;
        }
    }
    return pixels;
}

size_t peer_raster_prepared(peer_raster *self) {
    size_t pixels = 0;
    for (size_t index = 0; index < self->outline_count; index++) {
        loaded_outline *kept = &self->outlines[index];
        FT_Bitmap bitmap = {
            .rows = kept->height, .width = kept->width, .pitch = (int)kept->width,
            .buffer = self->pixels, .num_grays = 256, .pixel_mode = FT_PIXEL_MODE_GRAY};
        size_t count = (size_t)kept->width * kept->height;
        memset(self->pixels, 0, count);
        if (FT_Outline_Get_Bitmap(self->library, &kept->outline, &bitmap)) continue;
        pixels += count;
    }
    return pixels;
}

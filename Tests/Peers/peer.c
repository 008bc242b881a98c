#include "peer.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>
#include <math.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "peer_png.h"

enum { FONT_COUNT = 3, SLOT_COUNT = 1 << 12 };

/* A glyph drawn before, at a quarter of a pixel. */
typedef struct {
    uint32_t key; /* Font, glyph and quarter, plus one; 0 for an empty slot. */
    int left, top, width, height;
    unsigned char *coverage;
} glyph_slot;

typedef struct {
    FT_Face face;
    hb_blob_t *blob;
    hb_face_t *hb_face;
    hb_font_t *hb_font;
    double scale; /* Pixels per font unit. */
    int ascender, descender;
} font;

struct peer {
    FT_Library library;
    font fonts[FONT_COUNT];
    hb_buffer_t *buffer;
    glyph_slot *slots;
    unsigned char *pixels;
    size_t pixels_capacity;
    peer_bytes png;
};

static int open_font(peer *peer, font *font, const char *path, double size) {
    if (FT_New_Face(peer->library, path, 0, &font->face)) return 0;
    FT_Set_Char_Size(font->face, 0, (FT_F26Dot6)(size * 64), 72, 72);
    font->blob = hb_blob_create_from_file(path);
    font->hb_face = hb_face_create(font->blob, 0);
    font->hb_font = hb_font_create(font->hb_face);
    font->scale = size / hb_face_get_upem(font->hb_face);
    font->ascender = font->face->ascender;
    font->descender = font->face->descender;
    return 1;
}

peer *peer_open(const char *icons, const char *titles, const char *han_titles, double size) {
    peer *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->slots = calloc(SLOT_COUNT, sizeof *self->slots);
    self->buffer = hb_buffer_create();
    if (FT_Init_FreeType(&self->library) == 0
        && open_font(self, &self->fonts[PEER_ICONS], icons, size)
        && open_font(self, &self->fonts[PEER_TITLES], titles, size)
        && (han_titles == NULL
            || open_font(self, &self->fonts[PEER_HAN_TITLES], han_titles, size))) {
        return self;
    }
    peer_close(self);
    return NULL;
}

void peer_close(peer *self) {
    for (int index = 0; index < FONT_COUNT; index++) {
        font *font = &self->fonts[index];
        if (font->hb_font) hb_font_destroy(font->hb_font);
        if (font->hb_face) hb_face_destroy(font->hb_face);
        if (font->blob) hb_blob_destroy(font->blob);
        if (font->face) FT_Done_Face(font->face);
    }
    if (self->library) FT_Done_FreeType(self->library);
    for (size_t slot = 0; slot < SLOT_COUNT; slot++) free(self->slots[slot].coverage);
    free(self->slots);
    hb_buffer_destroy(self->buffer);
    free(self->pixels);
    free(self->png.bytes);
    free(self);
}

static void shape(peer *self, const font *font, const char *text) {
    hb_buffer_clear_contents(self->buffer);
    hb_buffer_add_utf8(self->buffer, text, -1, 0, -1);
    hb_buffer_guess_segment_properties(self->buffer);
    hb_shape(font->hb_font, self->buffer, NULL, 0);
}

static long shaped_advance(const peer *self) {
    unsigned count;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(self->buffer, &count);
    long advance = 0;
    for (unsigned index = 0; index < count; index++) advance += positions[index].x_advance;
    return advance;
}

long peer_measure(peer *self, peer_font font, const char *text) {
    shape(self, &self->fonts[font], text);
    return shaped_advance(self);
}

/* Draws a glyph, or finds it among those drawn before. */
static const glyph_slot *glyph(peer *self, int font_index, uint32_t glyph, int quarter) {
    uint32_t key = ((uint32_t)font_index << 20 | glyph << 2 | (uint32_t)quarter) + 1;
    size_t place = (key * 0x9E3779B1u) >> 20;
    while (self->slots[place].key != 0) {
        if (self->slots[place].key == key) return &self->slots[place];
        place = (place + 1) % SLOT_COUNT;
    }
    FT_Face face = self->fonts[font_index].face;
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING)) return NULL;
    FT_Outline_Translate(&face->glyph->outline, quarter * 16, 0);
    if (FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL)) return NULL;
    const FT_Bitmap *bitmap = &face->glyph->bitmap;
    glyph_slot *slot = &self->slots[place];
    slot->key = key;
    slot->left = face->glyph->bitmap_left;
    slot->top = face->glyph->bitmap_top;
    slot->width = (int)bitmap->width;
    slot->height = (int)bitmap->rows;
    slot->coverage = malloc((size_t)slot->width * slot->height + 1);
    for (int row = 0; row < slot->height; row++) {
        memcpy(
            slot->coverage + row * slot->width, bitmap->buffer + row * bitmap->pitch,
            slot->width);
    }
    return slot;
}

static unsigned divided(unsigned value) { return (value + 128 + ((value + 128) >> 8)) >> 8; }

static void blend(
    unsigned char *pixels, int width, int height, const glyph_slot *slot, int x, int y,
    const unsigned char color[3]) {
    for (int row = 0; row < slot->height; row++) {
        int target_row = y + row;
        if (target_row < 0 || target_row >= height) continue;
        const unsigned char *coverage = slot->coverage + row * slot->width;
        for (int column = 0; column < slot->width; column++) {
            int target_column = x + column;
            unsigned alpha = coverage[column];
            if (alpha == 0 || target_column < 0 || target_column >= width) continue;
            unsigned char *pixel = pixels + 4 * ((size_t)target_row * width + target_column);
            for (int channel = 0; channel < 3; channel++) {
                pixel[channel] = divided(color[channel] * alpha + pixel[channel] * (255 - alpha));
            }
        }
    }
}

static void draw(
    peer *self, int font_index, int width, int height, double x, int baseline,
    const unsigned char color[3]) {
    unsigned count;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(self->buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(self->buffer, &count);
    double scale = self->fonts[font_index].scale;
    for (unsigned index = 0; index < count; index++) {
        int quarters = (int)lround(4 * (x + positions[index].x_offset * scale));
        const glyph_slot *slot = glyph(self, font_index, infos[index].codepoint, quarters & 3);
        if (slot) {
            blend(
                self->pixels, width, height, slot, (quarters >> 2) + slot->left,
                baseline - slot->top, color);
        }
        x += positions[index].x_advance * scale;
    }
}

static int baseline(const font *font, int height) {
    double line = (font->ascender - font->descender) * font->scale;
    return (int)lround((height - line) / 2 + font->ascender * font->scale);
}

size_t peer_button(
    peer *self, int width, int height, const char *icon, peer_font title_font, const char *title,
    const unsigned char title_color[3], peer_output output) {
    static const unsigned char ink[3] = {0x75, 0x73, 0x74};
    size_t size = (size_t)width * height * 4;
    if (size > self->pixels_capacity) {
        free(self->pixels);
        self->pixels = malloc(size);
        self->pixels_capacity = size;
    }
    memset(self->pixels, 255, size);
    for (int x = 0; x < width; x++) {
        memset(self->pixels + 4 * (size_t)x, 0, 3);
        memset(self->pixels + 4 * ((size_t)(height - 1) * width + x), 0, 3);
    }
    for (int y = 0; y < height; y++) {
        memset(self->pixels + 4 * (size_t)y * width, 0, 3);
        memset(self->pixels + 4 * ((size_t)y * width + width - 1), 0, 3);
    }

    const double gap = 10;
    const font *icons = &self->fonts[PEER_ICONS], *titles = &self->fonts[title_font];
    shape(self, titles, title);
    double title_width = shaped_advance(self) * titles->scale;
    shape(self, icons, icon);
    double icon_width = shaped_advance(self) * icons->scale;
    double left = (width - icon_width - gap - title_width) / 2;
    draw(self, PEER_ICONS, width, height, left, baseline(icons, height), ink);
    shape(self, titles, title);
    draw(
        self, title_font, width, height, left + icon_width + gap, baseline(titles, height),
        title_color);

    if (output == PEER_PIXELS) return size;
    self->png.count = 0;
    int written = output == PEER_RGBA ? peer_write_rgba(self->pixels, width, height, &self->png)
                                      : peer_write_palette(
                                          self->pixels, width, height, &self->png);
    return written ? self->png.count : 0;
}

const unsigned char *peer_png(const peer *self) { return self->png.bytes; }

const char *peer_libraries(void) {
    static char text[128];
    FT_Library library;
    int major = 0, minor = 0, patch = 0;
    if (FT_Init_FreeType(&library) == 0) {
        FT_Library_Version(library, &major, &minor, &patch);
        FT_Done_FreeType(library);
    }
    snprintf(
        text, sizeof text, "FreeType %d.%d.%d, HarfBuzz %s, libpng %s", major, minor, patch,
        hb_version_string(), png_get_libpng_ver(NULL));
    return text;
}

const char *peer_compiler(void) { return __VERSION__; }

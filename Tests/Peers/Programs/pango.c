/* Pango and cairo: layouts kept per font, one surface, no hinting, glyphs at fractions of pixels. */
#include <cairo-ft.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include "../peer_png.h"
#include "lines.h"

static cairo_surface_t *surface;
static cairo_t *context;
static PangoLayout *layouts[LINES_FONTS];
static unsigned char rgba[LINES_WIDTH * LINES_HEIGHT * 4];
static peer_bytes fast;

/* The family that a file adds to the application's fonts. */
static const char *add_font(FcConfig *config, const char *path) {
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) return NULL;
    FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
    FcChar8 *family = NULL;
    if (fonts == NULL || fonts->nfont == 0) return NULL;
    FcPatternGetString(fonts->fonts[fonts->nfont - 1], FC_FAMILY, 0, &family);
    return (const char *)family;
}

static int open_fonts(char **paths) {
    FcConfig *config = FcConfigCreate();
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    if (config == NULL || map == NULL) return 0;
    const char *families[LINES_FONTS];
    for (int font = 0; font < LINES_FONTS; font++) {
        families[font] = add_font(config, paths[font]);
        if (families[font] == NULL) return 0;
    }
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, LINES_WIDTH, LINES_HEIGHT);
    context = cairo_create(surface);

    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    PangoContext *pango = pango_font_map_create_context(map);
    pango_cairo_context_set_font_options(pango, options);
    pango_context_set_round_glyph_positions(pango, FALSE);
    cairo_font_options_destroy(options);
    for (int font = 0; font < LINES_FONTS; font++) {
        PangoFontDescription *description = pango_font_description_new();
        pango_font_description_set_family(description, families[font]);
        pango_font_description_set_absolute_size(description, LINES_SIZE * PANGO_SCALE);
        layouts[font] = pango_layout_new(pango);
        pango_layout_set_font_description(layouts[font], description);
        pango_font_description_free(description);
    }
    return 1;
}

static double width(PangoLayout *layout) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, NULL, &logical);
    return (double)logical.width / PANGO_SCALE;
}

static void show(PangoLayout *layout, double x) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, NULL, &logical);
    double baseline = (double)pango_layout_get_baseline(layout) / PANGO_SCALE;
    double top = (LINES_HEIGHT - (double)logical.height / PANGO_SCALE) / 2;
    cairo_move_to(context, x, (int)(top + baseline + 0.5));
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0));
}

static int draw(const lines_button *button) {
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_set_line_width(context, 1);
    cairo_rectangle(context, 0.5, 0.5, LINES_WIDTH - 1, LINES_HEIGHT - 1);
    cairo_stroke(context);

    PangoLayout *icon = layouts[LINES_ICONS], *title = layouts[button->font];
    pango_layout_set_text(icon, button->icon, -1);
    pango_layout_set_text(title, button->title, -1);
    double icon_width = width(icon);
    double left = (LINES_WIDTH - icon_width - LINES_GAP - width(title)) / 2;
    cairo_set_source_rgb(context, 0x75 / 255.0, 0x73 / 255.0, 0x74 / 255.0);
    show(icon, left);
    show(title, left + icon_width + LINES_GAP);
    return cairo_status(context) == CAIRO_STATUS_SUCCESS;
}

static cairo_status_t count_bytes(void *count, const unsigned char *bytes, unsigned length) {
    (void)bytes;
    *(size_t *)count += length;
    return CAIRO_STATUS_SUCCESS;
}

/* What cairo writes by itself, or libpng at its fastest. */
static size_t encode(const char *form) {
    if (strcmp(form, "png") == 0) {
        size_t count = 0;
        cairo_surface_write_to_png_stream(surface, count_bytes, &count);
        return count;
    }
    cairo_surface_flush(surface);
    const unsigned char *pixels = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    unsigned char *target = rgba;
    for (int row = 0; row < LINES_HEIGHT; row++) {
        const unsigned *source = (const unsigned *)(const void *)(pixels + (long)row * stride);
        for (int column = 0; column < LINES_WIDTH; column++, target += 4) {
            target[0] = (unsigned char)(source[column] >> 16);
            target[1] = (unsigned char)(source[column] >> 8);
            target[2] = (unsigned char)source[column];
            target[3] = 255;
        }
    }
    fast.count = 0;
    return peer_write_rgba(rgba, LINES_WIDTH, LINES_HEIGHT, &fast) ? fast.count : 0;
}

static int save(const char *path) {
    return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS;
}

int main(int count, char **arguments) {
    char name[64];
    snprintf(name, sizeof name, "Pango %s, cairo %s", pango_version_string(),
        cairo_version_string());
    lines_library library = {"png,level1,pixels", name, open_fonts, draw, encode, save};
    return lines_main(count, arguments, &library);
}

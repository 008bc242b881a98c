// HarfBuzz as Galley uses it: immutable faces and fonts, buffers, OpenType lookups.

#include <hb.h>
#include <hb-ot.h>

// HarfBuzz 7 renames hb_font_get_glyph_shape and deprecates the old name, which would be an error
// in Swift.
static inline void galley_hb_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, data);
#else
    hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

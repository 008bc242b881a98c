/// The groups of glyphs of the colour test font, one fixture each below Fixtures/ColorGlyphs.
///
/// A fixture lists the glyphs with samples that were computed from the font's numbers by the formula
/// that its `why` tells.
enum ColorGlyphGroups {
    static let names = [
        "circle_contours", "clipbox", "color_circles_palette", "composite_mode", "extend_mode",
        "foreground_color", "gradient_p2_skewed", "gradient_stops_repeat",
        "no_cycle_multi_colrglyph", "paint_glyph_nested", "paint_rotate", "paint_scale",
        "paint_skew", "paint_transform", "paint_translate", "sweep_coincident",
        "sweep_varsweep", "util_contours", "variable_alpha",
    ]
}

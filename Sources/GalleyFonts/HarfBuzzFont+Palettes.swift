import CHarfBuzz

extension HarfBuzzFont {
    /// How many palettes the face has.
    var paletteCount: Int {
        unsafe Int(hb_ot_color_palette_get_count(hb_font_get_face(handle)))
    }

    /// Reads the colours of a palette; none where the face lacks it.
    func colors(ofPalette index: Int) -> [PaletteColor] {
        guard (0..<paletteCount).contains(index) else { return [] }
        let face = unsafe hb_font_get_face(handle)
        var count = unsafe hb_ot_color_palette_get_colors(face, UInt32(index), 0, nil, nil)
        var colors = [hb_color_t](repeating: 0, count: Int(count))
        unsafe colors.withUnsafeMutableBufferPointer { buffer in
            _ = unsafe hb_ot_color_palette_get_colors(
                face, UInt32(index), 0, &count, buffer.baseAddress)
        }
        return colors.prefix(Int(count)).map { color in
            // hb_color_t is 0xBBGGRRAA.
            PaletteColor(
                red: UInt8(truncatingIfNeeded: color >> 8),
                green: UInt8(truncatingIfNeeded: color >> 16),
                blue: UInt8(truncatingIfNeeded: color >> 24),
                alpha: UInt8(truncatingIfNeeded: color))
        }
    }
}

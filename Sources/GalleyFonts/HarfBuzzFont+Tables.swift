import CHarfBuzz

extension HarfBuzzFont {
    /// Finds a table of the face, or nil where it is missing or empty.
    func table(_ tag: Tag) -> FontTable? {
        let blob = unsafe hb_face_reference_table(hb_font_get_face(handle), tag.rawValue)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
        // HarfBuzz lends a part of the bytes it was given, of which only the place is kept.
        let offset = unsafe bytes.withUnsafeBytes { buffer in
            unsafe buffer.baseAddress.map { unsafe UnsafeRawPointer(data) - $0 }
        }
        guard let offset, offset >= 0, offset + Int(length) <= bytes.count else { return nil }
        return FontTable(bytes: bytes, range: offset..<offset + Int(length))
    }
}

extension HarfBuzzFont {
    /// Whether an SVG document draws a glyph.
    func hasDocument(of glyph: GlyphID) -> Bool {
        let document = unsafe hb_ot_color_glyph_reference_svg(
            hb_font_get_face(handle), glyph.rawValue)
        defer { unsafe hb_blob_destroy(document) }
        return unsafe hb_blob_get_length(document) > 0
    }
}

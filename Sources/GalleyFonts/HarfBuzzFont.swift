import CHarfBuzz

/// The one owner of a HarfBuzz font, immutable and shared by threads without a lock.
///
/// Its scale is the face's units per em, so that every number it gives is in font units.
@safe struct HarfBuzzFont: ~Copyable, Sendable {
    // Immutable after init (hb_font_make_immutable); HarfBuzz allows such objects on any thread.
    nonisolated(unsafe) let handle: OpaquePointer
    // HarfBuzz reads these bytes until the font is gone.
    let bytes: FontBytes
    /// The ways in which the face varies; none for a face that does not.
    let axes: [VariationAxis]
    /// The place in the design space the font is at.
    let position: DesignPosition
    /// The buffer that texts are shaped in.
    let shapingBuffer = ShapingBuffer()

    /// Opens a face of an sfnt container that FreeType has accepted, at a place in its design space.
    init(
        bytes: FontBytes, index: Int, design: DesignSettings, path: String
    ) throws(FontError) {
        let opened = try unsafe Self.open(bytes, index: index, design: design, path: path)
        unsafe handle = opened.font
        axes = unsafe opened.axes
        position = unsafe opened.position
        self.bytes = bytes
    }

    private static func open(
        _ bytes: FontBytes, index: Int, design: DesignSettings, path: String
    ) throws(FontError) -> (font: OpaquePointer, axes: [VariationAxis], position: DesignPosition) {
        let face = unsafe bytes.withUnsafeBytes { buffer in
            let blob = unsafe hb_blob_create(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
                HB_MEMORY_MODE_READONLY, nil, nil)
            defer { unsafe hb_blob_destroy(blob) }
            return unsafe hb_face_create(blob, UInt32(index))
        }
        defer { unsafe hb_face_destroy(face) }
        let axes = unsafe axes(of: face)
        let position = try DesignPosition(
            design, on: axes, instances: { unsafe instances(of: face, axes: axes) }, path: path)
        // HarfBuzz makes an empty face of bytes it can't read and reports nothing.
        guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face)
        else { throw .damagedFont(path: path, code: 0) }
        if !position.isDefault(on: axes) {
            let values = position.variations.map { Float($0.value) }
            unsafe values.withUnsafeBufferPointer { list in
                unsafe hb_font_set_var_coords_design(font, list.baseAddress, UInt32(list.count))
            }
        }
        unsafe hb_face_make_immutable(face)
        unsafe hb_font_make_immutable(font)
        return unsafe (font, axes, position)
    }

    deinit { unsafe hb_font_destroy(handle) }

    /// How many font units span one em.
    var unitsPerEm: Int { unsafe Int(hb_face_get_upem(hb_font_get_face(handle))) }

    /// Looks a scalar up in the character map.
    ///
    /// HarfBuzz is the one source of coverage, for fallback, shaping and drawing alike. It reads
    /// Unicode maps, and a symbol map (3,0) with U+0000–00FF standing for U+F000–F0FF.
    func nominalGlyph(for scalar: Unicode.Scalar) -> GlyphID? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0
            ? GlyphID(rawValue: glyph) : nil
    }

    /// Looks a scalar followed by a variation selector up in the map of format 14.
    func variationGlyph(for scalar: Unicode.Scalar, selector: Unicode.Scalar) -> GlyphID? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_variation_glyph(
            handle, scalar.value, selector.value, &glyph) != 0
            ? GlyphID(rawValue: glyph) : nil
    }

    /// The horizontal advance of a glyph in font units.
    func advance(of glyph: GlyphID) -> Int {
        unsafe Int(hb_font_get_glyph_h_advance(handle, glyph.rawValue))
    }

    /// All scalars of the character map, in ascending order.
    func coveredScalars() -> [Unicode.Scalar] {
        let set = unsafe hb_set_create()
        defer { unsafe hb_set_destroy(set) }
        unsafe hb_face_collect_unicodes(hb_font_get_face(handle), set)
        var scalars: [Unicode.Scalar] = []
        var value = hb_codepoint_t.max  // HB_SET_VALUE_INVALID starts an iteration
        while unsafe hb_set_next(set, &value) != 0 {
            if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
        }
        return scalars
    }
}

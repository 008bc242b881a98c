import CHarfBuzz
import GalleyGeometry

extension HarfBuzzFont {
    /// Shapes a part of a text; the scalars around it are context only.
    ///
    /// Glyphs come from left to right; clusters are scalar offsets into the whole text.
    func shape(
        _ scalars: Span<UInt32>, range: Range<Int>, options: ShapingOptions
    ) -> [ShapedGlyph] {
        unsafe shape(scalars, range: range, options: options, in: handle)
    }

    /// Shapes one glyph as if a private-use code point led to it.
    func shape(_ glyph: GlyphID) -> [ShapedGlyph] {
        guard let font = unsafe hb_font_create_sub_font(handle) else { return [] }
        defer { unsafe hb_font_destroy(font) }
        // What these functions leave out is asked of the font itself.
        let functions = unsafe hb_font_funcs_create()
        defer { unsafe hb_font_funcs_destroy(functions) }
        unsafe hb_font_funcs_set_nominal_glyph_func(
            functions,
            { _, glyph, _, found, _ in
                guard let glyph = unsafe glyph?.load(as: UInt32.self) else { return 0 }
                unsafe found?.pointee = glyph
                return 1
            }, nil, nil)
        var number = glyph.rawValue
        return unsafe withUnsafeMutablePointer(to: &number) { pointer in
            unsafe hb_font_set_funcs(font, functions, pointer, nil)
            let scalar: [UInt32] = [0xE000]
            return unsafe shape(
                scalar.span, range: 0..<1, options: ShapingOptions(), in: font)
        }
    }

    private func shape(
        _ scalars: Span<UInt32>, range: Range<Int>, options: ShapingOptions, in font: OpaquePointer
    ) -> [ShapedGlyph] {
        let buffer = unsafe shapingBuffer.take()
        defer { unsafe shapingBuffer.giveBack(buffer) }
        unsafe scalars.withUnsafeBufferPointer { pointer in
            unsafe hb_buffer_add_utf32(
                buffer, pointer.baseAddress, Int32(pointer.count), UInt32(range.lowerBound),
                Int32(range.count))
        }
        unsafe hb_buffer_set_direction(
            buffer, options.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        // Without one it would be the process's locale.
        unsafe hb_buffer_set_language(
            buffer,
            options.language.map { unsafe hb_language_from_string($0, -1) }
                ?? Self.undetermined)
        if let script = options.script {
            unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script.rawValue))
        } else {
            // Fills in only what is not set.
            unsafe hb_buffer_guess_segment_properties(buffer)
        }
        let features = options.features.map { feature in
            hb_feature_t(
                tag: feature.tag.rawValue, value: feature.value,
                start: UInt32(clamping: feature.range?.lowerBound ?? 0),
                end: feature.range.map { UInt32(clamping: $0.upperBound) } ?? UInt32.max)
        }
        unsafe features.withUnsafeBufferPointer { list in
            unsafe hb_shape(font, buffer, list.baseAddress, UInt32(list.count))
        }
        return unsafe Self.glyphs(of: buffer)
    }

    /// The language of a text that names none; HarfBuzz never frees a language.
    private nonisolated(unsafe) static let undetermined = unsafe hb_language_from_string("und", -1)

    private static func glyphs(of buffer: OpaquePointer) -> [ShapedGlyph] {
        var count: UInt32 = 0
        let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
        guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            let info = unsafe infos[index]
            let position = unsafe positions[index]
            glyphs.append(
                ShapedGlyph(
                    glyph: GlyphID(rawValue: info.codepoint), cluster: Int(info.cluster),
                    advance: Int(position.x_advance), xOffset: Int(position.x_offset),
                    yOffset: Int(position.y_offset)))
        }
        return glyphs
    }
}

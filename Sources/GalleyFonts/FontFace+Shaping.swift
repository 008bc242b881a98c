extension FontFace {
    /// Shapes a part of a text into glyphs from left to right.
    ///
    /// The scalars outside the range are context: they can change the forms inside it, and give no
    /// glyphs. Clusters are scalar offsets into the whole text.
    ///
    /// - Precondition: The range lies inside the text.
    public func shape(
        _ scalars: Span<UInt32>, range: Range<Int>, options: ShapingOptions = ShapingOptions()
    ) -> [ShapedGlyph] {
        precondition(range.lowerBound >= 0 && range.upperBound <= scalars.count)
        return advanced(
            harfBuzz.shape(scalars, range: range, options: options), from: options.bitmapAdvance)
    }

    /// Shapes a part of a text, as ``shape(_:range:options:)`` does with the scalars' numbers.
    package func shape(
        _ scalars: Span<Unicode.Scalar>, range: Range<Int>, options: ShapingOptions
    ) -> [ShapedGlyph] {
        unsafe scalars.withUnsafeBufferPointer { buffer in
            // A scalar is stored as its number.
            unsafe buffer.withMemoryRebound(to: UInt32.self) { numbers in
                unsafe shape(Span(_unsafeElements: numbers), range: range, options: options)
            }
        }
    }

    /// Shapes one glyph as if a private-use code point led to it.
    ///
    /// So a glyph that has a name only is replaced where the design space says so (`rvrn`, `rclt`).
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - bitmapAdvance: Where the advances of bitmaps come from.
    /// - Returns: The glyph or what replaces it.
    public func shape(
        _ glyph: GlyphID, bitmapAdvance: BitmapAdvance = .metrics
    ) -> [ShapedGlyph] {
        advanced(harfBuzz.shape(glyph), from: bitmapAdvance)
    }

    /// Gives bitmaps the advances that are asked for.
    private func advanced(
        _ glyphs: [ShapedGlyph], from source: BitmapAdvance
    ) -> [ShapedGlyph] {
        guard source != .metrics, !strikes.isEmpty else { return glyphs }
        return glyphs.map { glyph in
            var glyph = glyph
            // What kerning adds to the metrics stays.
            glyph.advance += advance(of: glyph.glyph, from: source) - advance(of: glyph.glyph)
            return glyph
        }
    }
}

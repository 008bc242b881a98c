import GalleyFonts

/// Chooses the face of each grapheme.
struct FaceChooser {
    private let style: TextStyle
    /// The face of a scalar that stands alone, for texts that repeat it.
    private var known: [Unicode.Scalar: FontFace] = [:]

    init(style: TextStyle) { self.style = style }

    /// Chooses a declared icon font for private-use code points, and for all others a face of the
    /// fallback chain.
    mutating func face(
        for grapheme: ArraySlice<Unicode.Scalar>
    ) throws(TextError) -> (face: FontFace, isIcon: Bool) {
        guard let base = grapheme.first else { return (style.chain.first, false) }
        if base.isPrivateUse { return (try iconFace(for: base), true) }
        if style.chain.faces.count == 1 { return (style.chain.first, false) }
        if grapheme.count == 1, let face = known[base] { return (face, false) }
        let face = chainFace(for: grapheme, base: base)
        if grapheme.count == 1 { known[base] = face }
        return (face, false)
    }

    private func iconFace(for base: Unicode.Scalar) throws(TextError) -> FontFace {
        guard let icon = style.icons.first(where: { $0.face.glyph(for: base) != nil }) else {
            throw .font(.noIconFont(codePoint: base, tried: style.icons.map(\.face.file.path)))
        }
        return icon.face
    }

    /// Emoji are drawn in colour or as text by their presentation (UTS 51, section 4): a face of
    /// the wanted kind comes first, wherever it stands in the chain.
    private func chainFace(
        for grapheme: ArraySlice<Unicode.Scalar>, base: Unicode.Scalar
    ) -> FontFace {
        if let wantsColor = grapheme.emojiPresentation {
            let face = style.chain.faces.first { face in
                face.hasColorGlyphs == wantsColor && face.covers(grapheme)
            }
            if let face { return face }
        }
        return style.chain.face(for: grapheme)
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether the grapheme is an emoji to show in colour or as text; nil for what is no emoji.
    fileprivate var emojiPresentation: Bool? {
        guard let base = first, base.properties.isEmoji else { return nil }
        if contains("\u{FE0E}") { return false }
        if contains("\u{FE0F}") || base.properties.isEmojiPresentation { return true }
        // Digits and other plain text are emoji only with a selector.
        return base.isASCII ? nil : false
    }
}

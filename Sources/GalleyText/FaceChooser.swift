import GalleyFonts

/// Chooses the face of each grapheme.
struct FaceChooser {
    /// A face of a style, by its place there.
    enum Choice: Hashable {
        /// A face of the fallback chain.
        case chain(Int)
        /// The face of a declared icon font.
        case icon(Int)

        /// Whether the face was declared as an icon font.
        var isIcon: Bool { if case .icon = self { true } else { false } }
    }

    private let chain: FallbackChain
    private let icons: [IconFont]
    /// The choice for a scalar that stands alone, for texts that repeat it.
    private var known: [Unicode.Scalar: Choice] = [:]

    init(style: TextStyle) {
        chain = style.chain
        icons = style.icons
    }

    /// Whether all text but private-use code points has the same face.
    var hasOneFace: Bool { chain.faces.count == 1 }

    /// The face that was chosen.
    subscript(choice: Choice) -> FontFace {
        switch choice {
        case .chain(let place): chain.faces[place]
        case .icon(let place): icons[place].face
        }
    }

    /// Chooses a declared icon font for private-use code points, and for all others a face of the
    /// fallback chain.
    mutating func choice(
        for grapheme: Range<Int>, of scalars: [Unicode.Scalar]
    ) throws(TextError) -> Choice {
        let base = scalars[grapheme.lowerBound]
        if base.isPrivateUse { return .icon(try icon(for: base)) }
        if chain.faces.count == 1 { return .chain(0) }
        guard grapheme.count == 1 else { return chainFace(for: scalars[grapheme], base: base) }
        // Emoji among ASCII need a selector.
        if base.isASCII, chain.first.glyph(for: base) != nil { return .chain(0) }
        if let choice = known[base] { return choice }
        let choice = chainFace(for: scalars[grapheme], base: base)
        known[base] = choice
        return choice
    }

    private func icon(for base: Unicode.Scalar) throws(TextError) -> Int {
        guard let place = icons.firstIndex(where: { $0.face.glyph(for: base) != nil }) else {
            throw .font(.noIconFont(codePoint: base, tried: icons.map(\.face.file.path)))
        }
        return place
    }

    /// Emoji are drawn in colour or as text by their presentation (UTS 51, section 4): a face of
    /// the wanted kind comes first, wherever it stands in the chain.
    private func chainFace(for grapheme: ArraySlice<Unicode.Scalar>, base: Unicode.Scalar) -> Choice
    {
        if let wantsColor = grapheme.emojiPresentation {
            let place = chain.faces.firstIndex { face in
                face.hasColorGlyphs == wantsColor && face.covers(grapheme)
            }
            if let place { return .chain(place) }
        }
        return .chain(chain.place(for: grapheme))
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

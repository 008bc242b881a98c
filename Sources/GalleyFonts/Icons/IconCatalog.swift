/// The icons of a font: which code points and names lead to which glyphs.
public struct IconCatalog: Sendable {
    /// Which glyphs of a font are listed.
    public enum Scope: Hashable, Sendable, CaseIterable {
        /// What is an icon: private-use code points, code points that metadata names, and glyphs
        /// that have no code point and are spelled by a ligature.
        ///
        /// A font without any of these, such as one of emoji, lists all that it covers.
        case icons
        /// Every code point of the character map, and the ligatures that are icons.
        case all
    }

    /// The most names of an icon that metadata, and then ligatures, can give; others are left out.
    public static let nameLimit = 64

    /// The font the icons belong to.
    public let font: IconFont
    /// The icons in ascending order of code points, then those without one by their glyphs.
    public let icons: [CatalogIcon]
    /// Whether everything the font covers is listed, be it asked for or for want of icons.
    public let listsAll: Bool
    /// How many code points the character map holds.
    public let coveredCount: Int
    /// The metadata's names for code points that the font lacks, in the order of the file.
    public let missing: [IconMetadata.Entry]

    private let namesByCodePoint: [Unicode.Scalar: [String]]

    /// Lists the icons of a font.
    ///
    /// - Complexity: Linear in the size of the character map and the tables that hold names.
    public init(_ font: IconFont, scope: Scope = .icons) {
        self.font = font
        let face = font.face
        var declared: [Unicode.Scalar: [String]] = [:]
        var missing: [IconMetadata.Entry] = []
        for entry in font.declared {
            if face.glyph(for: entry.codePoint) == nil {
                missing.append(entry)
            } else {
                declared[entry.codePoint, default: []].add(entry.name)
            }
        }
        self.missing = missing
        namesByCodePoint = declared
        let covered = face.coveredScalars
        coveredCount = covered.count
        let chosen =
            scope == .all ? covered : covered.filter { $0.isPrivateUse || declared[$0] != nil }
        let own = font.ownNames()
        let spelled = Self.spelled(own, without: Set(covered.compactMap(face.glyph(for:))))
        listsAll = scope == .all || chosen.isEmpty && spelled.isEmpty
        var icons: [CatalogIcon] = []
        for scalar in listsAll ? covered : chosen {
            guard let glyph = face.glyph(for: scalar) else { continue }
            icons.append(
                CatalogIcon(
                    codePoint: scalar, glyph: glyph,
                    names: Self.names(of: glyph, declared: declared[scalar] ?? [], own)))
        }
        for glyph in spelled {
            icons.append(
                CatalogIcon(
                    codePoint: nil, glyph: glyph, names: Self.names(of: glyph, declared: [], own)))
        }
        self.icons = icons
    }

    /// Returns the icon at a code point, whatever the catalog's scope; nil where the font lacks it.
    public func icon(at codePoint: Unicode.Scalar) -> CatalogIcon? {
        guard let glyph = font.face.glyph(for: codePoint) else { return nil }
        return CatalogIcon(
            codePoint: codePoint, glyph: glyph,
            names: Self.names(
                of: glyph, declared: namesByCodePoint[codePoint] ?? [], font.ownNames()))
    }

    /// The glyphs that no code point leads to and that ligatures spell as names of icons.
    ///
    /// The names are ASCII. The short ligatures of title fonts, `ffi` the longest of them, are no
    /// icons, so that one name at least must be longer.
    private static func spelled(
        _ own: IconFont.FontNames, without mapped: Set<GlyphID>
    ) -> [GlyphID] {
        var isIconFont = false
        var glyphs: [GlyphID] = []
        for (glyph, names) in own.ligatureNames where !mapped.contains(glyph) {
            let spellings = names.filter { $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }
            if spellings.isEmpty { continue }
            if spellings.contains(where: { $0.utf8.count > 3 }) { isIconFont = true }
            glyphs.append(glyph)
        }
        return isIconFont ? glyphs.sorted() : []
    }

    private static func names(
        of glyph: GlyphID, declared: [String], _ own: IconFont.FontNames
    ) -> [String] {
        var names: [String] = []
        for name in declared + (own.ligatureNames[glyph] ?? []) where !names.contains(name) {
            names.append(name)
        }
        if let name = own.glyphNames[glyph], !CatalogIcon.isPlaceholder(name), !names.contains(name)
        {
            names.append(name)
        }
        return names
    }
}

extension [String] {
    /// Adds the name of an icon that is not there yet, if it may have one more.
    mutating func add(_ name: String) {
        if count < IconCatalog.nameLimit, !contains(name) { append(name) }
    }
}

/// One icon of a font as ``IconCatalog`` lists it.
public struct CatalogIcon: Hashable, Sendable {
    /// The code point the character map holds the icon at, or nil where only a name leads to it.
    public let codePoint: Unicode.Scalar?
    /// The glyph the icon is drawn with.
    public let glyph: GlyphID
    /// The icon's names: those of metadata, then of ligatures, then of `post` or CFF, each once.
    ///
    /// Glyph names that only repeat a code point or a number, such as `uniE6DF`, are left out.
    public let names: [String]

    /// Unicode's own name of the code point in lower case, or nil where it has none, as private-use
    /// code points do.
    public var unicodeName: String? { codePoint?.properties.name?.lowercased() }

    /// What to call the icon: its first name, or else Unicode's; nil where it has none.
    public var title: String? { names.first ?? unicodeName }
}

extension CatalogIcon {
    /// Whether a glyph's name says nothing but its code point or its number.
    ///
    /// `uni` and four or more, `u` and four to six upper-case hexadecimal digits are the forms of
    /// the Adobe Glyph List Specification, section 2; the others are what font tools make up.
    static func isPlaceholder(_ name: String) -> Bool {
        if name == ".notdef" || name == ".null" { return true }
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        let isHexDigit = { (byte: UInt8) in isDigit(byte) || (0x41...0x46).contains(byte) }
        func isMade(of prefix: String, _ count: ClosedRange<Int>, _ digit: (UInt8) -> Bool) -> Bool
        {
            guard name.hasPrefix(prefix) else { return false }
            let rest = name.utf8.dropFirst(prefix.utf8.count)
            return count.contains(rest.count) && rest.allSatisfy(digit)
        }
        return isMade(of: "uni", 4...32, isHexDigit) || isMade(of: "u", 4...6, isHexDigit)
            || ["glyph", "gid", "cid", "index"].contains { isMade(of: $0, 1...6, isDigit) }
    }
}

extension IconCatalog {
    /// How well an icon fits what was searched for; less is better.
    private enum Match: Int, Comparable {
        case codePoint, whole, beginning, wordStart, inside, allWords

        static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    /// Finds icons by a code point, a name or a part of one, the best first.
    ///
    /// A code point is written `U+E6DF` or `E6DF`, or given as the character itself, and is found
    /// whatever the scope; the beginning of one is written with `U+`. Case does not count, and a space or hyphen equals an underscore. The icon
    /// at the code point comes first, then whole names, beginnings, starts of a word, other parts, and
    /// names that hold all words of the search in any order; equals keep the catalog's order.
    public func icons(matching search: String) -> [CatalogIcon] {
        let wanted = Self.folded(search)
        guard !wanted.isEmpty else { return [] }
        var found: [(match: Match, icon: CatalogIcon)] = []
        let codePoint = Self.codePoint(search)
        if let icon = codePoint.flatMap(icon(at:)) { found.append((.codePoint, icon)) }
        let words = wanted.split(separator: UInt8(ascii: "_"))
        let isNotation = wanted.starts(with: "u+".utf8)
        for icon in icons where codePoint == nil || icon.codePoint != codePoint {
            var names = icon.names + [icon.unicodeName].compactMap(\.self)
            if isNotation, let own = icon.codePoint { names.append(own.codePointNotation) }
            let best = names.compactMap { Self.match(wanted, words, in: Self.folded($0)) }.min()
            if let best { found.append((best, icon)) }
        }
        // The sort keeps the order of equals.
        return found.sorted { $0.match < $1.match }.map(\.icon)
    }

    /// Returns the icons with a name that a condition holds for, in the catalog's order.
    ///
    /// The condition gets each name in lower case, Unicode's own among them.
    public func icons(named isWanted: (String) -> Bool) -> [CatalogIcon] {
        icons.filter { icon in
            icon.names.contains { isWanted($0.lowercased()) }
                || icon.unicodeName.map(isWanted) == true
        }
    }

    /// Returns up to three names that a search may have meant, nearest first.
    public func names(near search: String) -> [String] {
        var seen: Set<String> = []
        let names = icons.flatMap {
            $0.names.isEmpty ? [$0.unicodeName].compactMap(\.self) : $0.names
        }
        return NearestName.similar(to: search, among: names.filter { seen.insert($0).inserted })
    }

    /// Reads a code point: `U+` or `0x` and up to six hexadecimal digits, four to six digits alone,
    /// or one character that is not ASCII; nil for anything else.
    public static func codePoint(_ text: String) -> Unicode.Scalar? {
        let scalars = text.unicodeScalars
        if scalars.count == 1, let only = scalars.first, !only.isASCII { return only }
        var digits = Substring(text)
        let prefix = text.prefix(2).lowercased()
        let isMarked = prefix == "u+" || prefix == "0x"
        if isMarked { digits = digits.dropFirst(2) }
        guard (isMarked ? 1...6 : 4...6).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
        else { return nil }
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }

    /// The letters of a name for comparing: lower case, words parted by underscores.
    private static func folded(_ name: String) -> [UInt8] {
        name.lowercased().utf8.map { $0 == 0x20 || $0 == 0x2D ? UInt8(ascii: "_") : $0 }
    }

    private static func match(
        _ wanted: [UInt8], _ words: [ArraySlice<UInt8>], in name: [UInt8]
    ) -> Match? {
        if name == wanted { return .whole }
        if name.starts(with: wanted) { return .beginning }
        switch place(of: wanted[...], in: name) {
        case .some(true): return .wordStart
        case .some(false): return .inside
        case nil:
            let holdsAll = words.count > 1 && words.allSatisfy { place(of: $0, in: name) != nil }
            return holdsAll ? .allWords : nil
        }
    }

    /// Whether a part of a name starts a word of it; nil where the name lacks the part.
    private static func place(of part: ArraySlice<UInt8>, in name: [UInt8]) -> Bool? {
        guard name.count >= part.count else { return nil }
        var isInside: Bool?
        for start in 0...(name.count - part.count) where name[start...].starts(with: part) {
            if start == 0 || name[start - 1] == UInt8(ascii: "_") { return true }
            isInside = false
        }
        return isInside
    }
}

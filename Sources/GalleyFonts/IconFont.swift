import Synchronization

/// What stands for one icon of an icon font.
public enum IconGlyph: Hashable, Sendable {
    /// Scalars to shape: a code point, or a name that a ligature turns into the icon.
    case scalars([Unicode.Scalar])
    /// A glyph that no text leads to.
    case glyph(GlyphID)
}

/// A face declared to hold icons, with the names of its icons.
///
/// Only here do private-use code points resolve. Names come from metadata first, then from `liga`
/// and `rlig` ligatures read backwards, then from `post` or CFF.
public final class IconFont: Sendable {
    /// The face the icons are drawn with.
    public let face: FontFace

    /// The names and code points declared for the face, in the order of their file.
    let declared: [IconMetadata.Entry]
    private let metadata: [String: Unicode.Scalar]
    private let fontNames: SharedNames

    /// The names a face gives its own glyphs, which are the same everywhere in its design space.
    private final class SharedNames: Sendable {
        // Reading all names takes milliseconds and is done only when a name is asked for.
        let names = Mutex<FontNames?>(nil)
    }

    /// Declares a face as an icon font, with metadata where the font's own names won't do.
    public init(face: FontFace, metadata: IconMetadata? = nil) {
        self.face = face
        declared = metadata?.entries ?? []
        self.metadata = Dictionary(
            declared.map { ($0.name, $0.codePoint) }, uniquingKeysWith: { first, _ in first })
        fontNames = SharedNames()
    }

    /// Declares a face as an icon font that has the names of another one, read once for both.
    ///
    /// - Precondition: The faces are of one font, at two places in its design space or with two
    ///   palettes.
    public init(face: FontFace, namedAs other: IconFont) {
        precondition(
            face.file.path == other.face.file.path && face.index == other.face.index
                && face.glyphCount == other.face.glyphCount, "names go with a font")
        self.face = face
        declared = other.declared
        metadata = other.metadata
        fontNames = other.fontNames
    }

    /// Resolves an icon by its name.
    ///
    /// - Throws: ``FontError/unknownIconName(_:path:nearest:)``, or
    ///   ``FontError/namedIconMissing(_:codePoint:path:)`` where metadata names a code point that
    ///   the face lacks.
    public func icon(named name: String) throws(FontError) -> IconGlyph {
        if let codePoint = metadata[name] {
            guard face.glyph(for: codePoint) != nil else {
                throw .namedIconMissing(name, codePoint: codePoint, path: face.file.path)
            }
            return .scalars([codePoint])
        }
        if let icon = ownNames().icons[name] { return icon }
        throw .unknownIconName(
            name, path: face.file.path, nearest: NearestName.similar(to: name, among: names))
    }

    /// Every name that resolves, in ascending order.
    ///
    /// - Complexity: Linear in the size of the character map and the tables that hold names.
    public var names: [String] {
        let declared = metadata.filter { face.glyph(for: $0.value) != nil }.keys
        return Set(declared).union(ownNames().icons.keys).sorted()
    }

    /// The names the face gives its own glyphs.
    func ownNames() -> FontNames {
        fontNames.names.withLock { cached in
            let names = cached ?? FontNames(face)
            cached = names
            return names
        }
    }
}

extension IconFont {
    /// The names a face gives its own glyphs.
    struct FontNames: Sendable {
        /// What each name stands for.
        var icons: [String: IconGlyph] = [:]
        /// The names of `post` or CFF.
        var glyphNames: [GlyphID: String] = [:]
        /// The names that ligatures turn into each glyph, each once in the order of the table, as many as
        /// ``IconCatalog/nameLimit`` allows.
        var ligatureNames: [GlyphID: [String]] = [:]

        init(_ face: FontFace) {
            let codePoints = Self.scalarsByGlyph(face) { $0.isPrivateUse ? 0 : 1 }
            for number in 0..<UInt32(clamping: face.glyphCount) {
                let glyph = GlyphID(rawValue: number)
                guard let name = face.name(of: glyph), name != ".notdef" else { continue }
                icons[name] = codePoints[glyph].map { .scalars([$0]) } ?? .glyph(glyph)
                glyphNames[glyph] = name
            }
            guard let gsub = Tag("GSUB").flatMap(face.table) else { return }
            let letters = Self.scalarsByGlyph(face) {
                $0.properties.isLowercase ? 0 : $0.isASCII ? 1 : $0.isPrivateUse ? 3 : 2
            }
            for ligature in LigatureTable(gsub: gsub).ligatures {
                let spelling = ligature.components.compactMap { letters[$0] }
                guard spelling.count == ligature.components.count else { continue }
                let name = String(String.UnicodeScalarView(spelling))
                icons[name] = .scalars(codePoints[ligature.glyph].map { [$0] } ?? spelling)
                ligatureNames[ligature.glyph, default: []].add(name)
            }
        }

        /// The scalar that leads to each glyph: of the least rank, then of the least value.
        private static func scalarsByGlyph(
            _ face: FontFace, rank: (Unicode.Scalar) -> Int
        ) -> [GlyphID: Unicode.Scalar] {
            var scalars: [GlyphID: Unicode.Scalar] = [:]
            for scalar in face.coveredScalars {
                guard let glyph = face.glyph(for: scalar), glyph != .notdef else { continue }
                if let known = scalars[glyph], rank(known) <= rank(scalar) { continue }
                scalars[glyph] = scalar
            }
            return scalars
        }
    }
}

extension IconFont: Hashable {
    /// Whether two values are the same declaration.
    public static func == (left: IconFont, right: IconFont) -> Bool { left === right }

    /// Hashes the declaration's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

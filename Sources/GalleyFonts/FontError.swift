/// What can be wrong with a font, its metadata, or what is asked of it.
public enum FontError: Error, Hashable, Sendable {
    /// There is no file at the path.
    case fileNotFound(path: String)
    /// The file is there but can't be read; the reason is the system's.
    case fileNotReadable(path: String, reason: String)
    /// The file has no bytes.
    case fileEmpty(path: String)
    /// The file, or what it unpacks to, is larger than ``FontFile/byteLimit``.
    case fileTooLarge(path: String, limit: Int)
    /// The bytes are no font of a known format.
    case notAFont(path: String)
    /// The bytes begin like a font and then break its format; the code is FreeType's.
    case damagedFont(path: String, code: Int)
    /// The file holds fewer faces than asked for.
    case faceIndexOutOfRange(path: String, index: Int, count: Int)
    /// The glyph's outline can't be loaded; the code is FreeType's.
    case damagedGlyph(path: String, glyph: GlyphID, code: Int)
    /// The picture of the glyph in a strike breaks the format of its table; the text says where.
    case damagedBitmap(path: String, glyph: GlyphID, pixelsPerEm: Int, reason: String)
    /// The picture of the glyph in a strike is not a PNG but of the format named.
    case unsupportedBitmap(path: String, glyph: GlyphID, pixelsPerEm: Int, format: String)
    /// A side of the picture of the glyph in a strike is above ``GlyphBitmap/sideLimit``.
    case bitmapTooLarge(path: String, glyph: GlyphID, pixelsPerEm: Int, width: Int, height: Int)
    /// The paints of the colour glyph contain themselves.
    case paintCycle(path: String, glyph: GlyphID)
    /// The paints of the colour glyph are nested more than `limit` deep.
    case paintTooDeep(path: String, glyph: GlyphID, limit: Int)
    /// The colour glyph has more than `limit` paints and colour stops.
    case paintTooComplex(path: String, glyph: GlyphID, limit: Int)
    /// The outlines that the colour glyph is painted through have more than `limit` points together.
    case paintOutlinesTooLong(path: String, glyph: GlyphID, limit: Int)
    /// The paints of the colour glyph break the format at a byte of `COLR`.
    case damagedPaint(path: String, glyph: GlyphID, offset: Int)
    /// The face has no such axis; the axes it has are told, none for a face that does not vary.
    case unknownAxis(Tag, path: String, known: [Tag])
    /// The value for the axis is infinite or not a number.
    case axisValueNotFinite(Tag, path: String)
    /// The face has no instance of the name; the names it has are told.
    case unknownInstance(String, path: String, known: [String])
    /// The face has fewer palettes than the number asked for.
    case unknownPalette(Int, path: String, count: Int)
    /// The palettes of the face have fewer entries than the number that is to be replaced.
    case unknownPaletteEntry(Int, path: String, count: Int)
    /// The metadata file has a line that is not a name and a hexadecimal code point.
    case badMetadata(path: String, line: Int, text: String)
    /// The metadata file is larger than ``IconMetadata/byteLimit``.
    case metadataTooLarge(path: String, limit: Int)
    /// No icon of the font has the name.
    case unknownIconName(String, path: String, nearest: [String])
    /// Metadata gives the name a code point that the font does not have.
    case namedIconMissing(String, codePoint: Unicode.Scalar, path: String)
    /// None of the declared icon fonts has the private-use code point.
    case noIconFont(codePoint: Unicode.Scalar, tried: [String])
}

extension FontError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .fileNotFound(let path):
            "there is no file at \(path); check the path"
        case .fileNotReadable(let path, let reason):
            "\(path) can't be read (\(reason)); check its type and permissions"
        case .fileEmpty(let path):
            "\(path) is empty; fetch it again"
        case .fileTooLarge(let path, let limit):
            "the font file \(path) is larger than \(limit / 1_048_576) MiB; use a smaller font"
        case .notAFont(let path):
            "\(path) is not a font; give a TTF, OTF, TTC, WOFF or WOFF2 file"
        case .damagedFont(let path, let code):
            "the font file \(path) is damaged (FreeType error \(code)); fetch it again"
        case .faceIndexOutOfRange(let path, let index, let count):
            "\(path) has no face \(index); give an index from 0 to \(count - 1)"
        case .damagedGlyph(let path, let glyph, let code):
            "glyph \(glyph.rawValue) of \(path) is damaged (FreeType error \(code)); "
                + "use another icon or fetch the font again"
        case .damagedBitmap(let path, let glyph, let size, let reason):
            "the picture of glyph \(glyph.rawValue) in the \(size) px strike of \(path) is damaged "
                + "(\(reason)); use another icon or fetch the font again"
        case .unsupportedBitmap(let path, let glyph, let size, let format):
            "the picture of glyph \(glyph.rawValue) in the \(size) px strike of \(path) is stored "
                + "as \(format.debugDescription), which is not read; use a font with PNG pictures "
                + "or outlines"
        case .bitmapTooLarge(let path, let glyph, let size, let width, let height):
            "the picture of glyph \(glyph.rawValue) in the \(size) px strike of \(path) has "
                + "\(width) × \(height) pixels; use a font that keeps each side within "
                + "\(GlyphBitmap.sideLimit)"
        case .paintCycle(let path, let glyph):
            "the paints of colour glyph \(glyph.rawValue) of \(path) contain themselves; "
                + "use another icon or a repaired font"
        case .paintTooDeep(let path, let glyph, let limit):
            "the paints of colour glyph \(glyph.rawValue) of \(path) are nested more than "
                + "\(limit) deep; use another icon or a simpler font"
        case .paintTooComplex(let path, let glyph, let limit):
            "colour glyph \(glyph.rawValue) of \(path) has more than \(limit) paints and "
                + "colour stops; use another icon or a simpler font"
        case .paintOutlinesTooLong(let path, let glyph, let limit):
            "the outlines of colour glyph \(glyph.rawValue) of \(path) have more than "
                + "\(limit) points together; use another icon or a simpler font"
        case .damagedPaint(let path, let glyph, let offset):
            "the paints of colour glyph \(glyph.rawValue) of \(path) are damaged at byte "
                + "\(offset) of COLR; use another icon or fetch the font again"
        case .unknownAxis(let axis, let path, let known):
            known.isEmpty
                ? "\(path) has no axes, so axis \(axis) can't be set; leave it out"
                : "\(path) has no axis \(axis); set "
                    + Self.choice(
                        NearestName.similarTag(to: axis.description, among: known), known)
        case .axisValueNotFinite(let axis, let path):
            "the value for axis \(axis) of \(path) is not finite; give a number"
        case .unknownInstance(let name, let path, let known):
            known.isEmpty
                ? "\(path) has no named instances, so \(name.debugDescription) can't be chosen; "
                    + "set its axes"
                : "\(path) has no instance \(name.debugDescription); choose "
                    + Self.choice(NearestName.suggestion(for: name, among: known), known)
        case .unknownPalette(let index, let path, let count):
            count == 0
                ? "\(path) has no palettes, so palette \(index) can't be chosen; leave it out"
                : "\(path) has no palette \(index); give a number from 0 to \(count - 1)"
        case .unknownPaletteEntry(let entry, let path, let count):
            count == 0
                ? "\(path) has no palettes, so entry \(entry) can't be replaced; leave it out"
                : "the palettes of \(path) have no entry \(entry); replace one from 0 to "
                    + "\(count - 1)"
        case .badMetadata(let path, let line, let text):
            "\(path):\(line): found \(text.debugDescription) where a name and a hexadecimal "
                + "code point such as \"home e88a\" must stand"
        case .metadataTooLarge(let path, let limit):
            "the metadata file \(path) is larger than \(limit / 1_048_576) MiB; cut it down"
        case .unknownIconName(let name, let path, let nearest):
            "no icon of \(path) is named \(name.debugDescription)" + Self.suggestion(nearest)
        case .namedIconMissing(let name, let codePoint, let path):
            "\(path) has no glyph at \(codePoint.codePointNotation), the code point of icon "
                + "\(name.debugDescription); use a font that holds it"
        case .noIconFont(let codePoint, let tried):
            tried.isEmpty
                ? "\(codePoint.codePointNotation) is a private-use code point and no icon font is "
                    + "declared; declare the font that holds it"
                : "no declared icon font has \(codePoint.codePointNotation) "
                    + "(tried \(tried.joined(separator: ", "))); declare the font that holds it"
        }
    }

    /// One of some names, the nearest first where one is near.
    private static func choice(_ nearest: String?, _ known: [some CustomStringConvertible])
        -> String
    {
        let names = known.map(\.description).joined(separator: ", ")
        return nearest.map { "\($0), the nearest of \(names)" } ?? "one of \(names)"
    }

    private static func suggestion(_ names: [String]) -> String {
        names.isEmpty
            ? "; list its names to find the right one"
            : "; did you mean \(names.joined(separator: ", "))?"
    }
}

/// Reads the table `sbix` (OpenType specification, "sbix"; Apple TrueType Reference Manual).
///
/// Nothing is read beyond the end of the table, whatever its offsets say.
enum SbixTable {
    /// How many times a picture may refer to another glyph's (`dupe`).
    static let duplicateLimit = 8

    /// Lists the strikes; one without a size or outside of the table is left out.
    static func strikes(in table: FontTable) -> [BitmapStrike] {
        let count = min(table.uint32(at: 4) ?? 0, BitmapStrike.limit)
        return (0..<count).compactMap { index in
            guard let offset = table.uint32(at: 8 + 4 * index),
                let pixelsPerEm = table.uint16(at: offset), pixelsPerEm > 0
            else { return nil }
            return BitmapStrike(
                table: .sbix, pixelsPerEmX: pixelsPerEm, pixelsPerEmY: pixelsPerEm, offset: offset)
        }
    }

    /// Whether outlines are drawn over the pictures.
    static func drawsOutlines(_ table: FontTable) -> Bool {
        (table.uint16(at: 2) ?? 0) & 2 != 0
    }

    /// Whether a strike lists anything for a glyph, also where that is damaged.
    ///
    /// The glyph must be one of the face's: the strike has an offset for each of them.
    static func lists(_ glyph: GlyphID, in strike: BitmapStrike, of table: FontTable) -> Bool {
        let place = strike.offset + 4 + 4 * Int(glyph.rawValue)
        guard let start = table.uint32(at: place), let end = table.uint32(at: place + 4) else {
            return false
        }
        return start != end
    }

    /// Finds a glyph's picture, following references to others; nil where there is none.
    static func record(
        of glyph: GlyphID, in strike: BitmapStrike, of table: FontTable, glyphCount: Int
    ) throws(BitmapFailure) -> BitmapRecord? {
        var current = glyph
        for _ in 0...duplicateLimit {
            guard Int(current.rawValue) < glyphCount else {
                throw .damaged("it refers to glyph \(current.rawValue), which there is not")
            }
            guard lists(current, in: strike, of: table) else {
                if current == glyph { return nil }
                throw .damaged("it refers to glyph \(current.rawValue), which has no picture")
            }
            let place = strike.offset + 4 + 4 * Int(current.rawValue)
            guard let first = table.uint32(at: place), let last = table.uint32(at: place + 4),
                case let start = strike.offset + first, case let end = strike.offset + last,
                start <= end - 8, end <= table.count,
                let left = table.int16(at: start), let bottom = table.int16(at: start + 2),
                let type = table.uint32(at: start + 4)
            else { throw .damaged("its picture lies outside of the table") }
            switch type {
            case 0x706E_6720:  // png
                return BitmapRecord(
                    data: start + 8..<end, left: left, edge: .bottom(bottom), advance: nil)
            case 0x6475_7065:  // dupe
                guard end - start >= 10, let next = table.uint16(at: start + 8) else {
                    throw .damaged("its reference is cut off")
                }
                current = GlyphID(rawValue: UInt32(next))
            default:
                throw .unsupported(Tag(rawValue: UInt32(type)).description)
            }
        }
        throw .damaged("its references to other glyphs go round or on and on")
    }
}

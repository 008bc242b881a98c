/// The tables of a face that hold pictures of its glyphs, and their strikes.
///
/// FreeType reads these tables only where it was built with a PNG decoder, and then gives decoded
/// pixels without the strike they come from; HarfBuzz gives the PNG without its placement. So they
/// are read here, in place out of the font's bytes.
struct BitmapTables: Sendable {
    /// The strikes by table, each table's from the smallest to the largest.
    let strikes: [BitmapStrike]
    private let sbix: FontTable?
    private let locations: FontTable?
    private let data: FontTable?
    private let glyphCount: Int

    init(_ font: borrowing HarfBuzzFont, glyphCount: Int) {
        let sbix = font.table(Tag(rawValue: 0x7362_6978))
        let locations = font.table(Tag(rawValue: 0x4342_4C43))
        let data = font.table(Tag(rawValue: 0x4342_4454))
        var strikes: [BitmapStrike] = []
        if let sbix { strikes += Self.sorted(SbixTable.strikes(in: sbix)) }
        if let locations, data != nil {
            strikes += Self.sorted(ColorBitmapTable.strikes(in: locations))
        }
        self.strikes = strikes
        self.sbix = sbix
        self.locations = locations
        self.data = data
        self.glyphCount = glyphCount
    }

    /// Sorts by size; strikes of one size stay as the font lists them.
    private static func sorted(_ strikes: [BitmapStrike]) -> [BitmapStrike] {
        strikes.enumerated().sorted {
            ($0.element.pixelsPerEmY, $0.offset) < ($1.element.pixelsPerEmY, $1.offset)
        }.map(\.element)
    }

    /// Whether a strike lists anything for a glyph, also where that is damaged.
    func lists(_ glyph: GlyphID, in strike: BitmapStrike) -> Bool {
        guard Int(glyph.rawValue) < glyphCount else { return false }
        switch strike.table {
        case .sbix: return sbix.map { SbixTable.lists(glyph, in: strike, of: $0) } ?? false
        case .cbdt:
            return locations.map { ColorBitmapTable.lists(glyph, in: strike, $0) } ?? false
        }
    }

    /// Chooses the strike to draw a glyph from; nil where no strike has it.
    ///
    /// Of the first table that has the glyph it is the smallest strike at least as large as wanted,
    /// else the largest.
    func nearest(to pixelsPerEm: Double, with glyph: GlyphID) -> BitmapStrike? {
        for table in BitmapStrike.Table.allCases {
            let all = strikes.lazy.filter { $0.table == table }
            let isLarge = { (strike: BitmapStrike) in Double(strike.pixelsPerEmY) >= pixelsPerEm }
            if let strike = all.first(where: { isLarge($0) && lists(glyph, in: $0) })
                ?? all.last(where: { !isLarge($0) && lists(glyph, in: $0) })
            {
                return strike
            }
        }
        return nil
    }

    /// Finds a glyph's picture in a strike; nil where the strike has none.
    func record(
        of glyph: GlyphID, in strike: BitmapStrike
    ) throws(BitmapFailure) -> (record: BitmapRecord, table: FontTable)? {
        guard Int(glyph.rawValue) < glyphCount else { return nil }
        switch strike.table {
        case .sbix:
            guard let sbix,
                let record = try SbixTable.record(
                    of: glyph, in: strike, of: sbix, glyphCount: glyphCount)
            else { return nil }
            return (record, sbix)
        case .cbdt:
            guard let locations, let data,
                let record = try ColorBitmapTable.record(of: glyph, in: strike, locations, data)
            else { return nil }
            return (record, data)
        }
    }

    /// Whether the glyph's outline is drawn over a picture of the strike.
    func drawsOutlines(over strike: BitmapStrike) -> Bool {
        guard strike.table == .sbix, let sbix else { return false }
        return SbixTable.drawsOutlines(sbix)
    }
}

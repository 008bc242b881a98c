/// Reads the tables `CBLC`, which says where pictures are, and `CBDT`, which holds them.
///
/// OpenType specification, "CBLC", "CBDT" and the index formats of "EBLC". Nothing is read beyond
/// the ends of the tables, whatever their offsets say.
enum ColorBitmapTable {
    /// The most ranges of glyphs that are looked through in a strike; those beyond are passed over.
    static let rangeLimit = 4_096
    private static let sizeRecordLength = 48

    /// Lists the strikes; one without a size is left out.
    static func strikes(in locations: FontTable) -> [BitmapStrike] {
        let count = min(locations.uint32(at: 4) ?? 0, BitmapStrike.limit)
        return (0..<count).compactMap { index in
            let offset = 8 + sizeRecordLength * index
            guard offset + sizeRecordLength <= locations.count,
                let across = locations.uint8(at: offset + 44), across > 0,
                let upright = locations.uint8(at: offset + 45), upright > 0
            else { return nil }
            return BitmapStrike(
                table: .cbdt, pixelsPerEmX: across, pixelsPerEmY: upright, offset: offset)
        }
    }

    /// Finds a glyph's picture; nil where the strike has none.
    static func record(
        of glyph: GlyphID, in strike: BitmapStrike, _ locations: FontTable, _ data: FontTable
    ) throws(BitmapFailure) -> BitmapRecord? {
        guard let place = try place(of: glyph, in: strike, locations) else { return nil }
        // The length of the metrics before the picture; those of format 19 are in the index.
        let metricsLength: Int
        switch place.imageFormat {
        case 17: metricsLength = 5
        case 18: metricsLength = 8
        case 19: metricsLength = 0
        default: throw .unsupported("CBDT format \(place.imageFormat)")
        }
        let metrics =
            metricsLength == 0
            ? place.metrics.flatMap { Metrics(locations, at: $0) }
            : Metrics(data, at: place.range.lowerBound)
        guard let metrics else { throw .damaged("its picture has no metrics") }
        let start = place.range.lowerBound + metricsLength + 4
        guard let length = data.uint32(at: start - 4), length <= place.range.upperBound - start,
            place.range.upperBound <= data.count
        else { throw .damaged("its picture lies outside of the table") }
        return BitmapRecord(
            data: start..<start + length, left: metrics.left, edge: .top(metrics.top),
            advance: metrics.advance)
    }

    /// Whether a strike lists anything for a glyph, also where that is damaged.
    static func lists(
        _ glyph: GlyphID, in strike: BitmapStrike, _ locations: FontTable
    ) -> Bool {
        do {
            return try place(of: glyph, in: strike, locations) != nil
        } catch {
            return true
        }
    }

    /// The metrics of a picture in strike pixels; small and big ones start alike.
    private struct Metrics {
        let left: Int
        let top: Int
        let advance: Int

        init?(_ table: FontTable, at offset: Int) {
            guard let left = table.int8(at: offset + 2), let top = table.int8(at: offset + 3),
                let advance = table.uint8(at: offset + 4)
            else { return nil }
            self.left = left
            self.top = top
            self.advance = advance
        }
    }
}

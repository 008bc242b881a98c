/// The colour glyphs of a face (OpenType specification, `COLR`).
///
/// Galley reads the table itself: FreeType gives paints since 2.11 and their variations not before
/// 2.13, and pictures must not depend on which one is installed.
struct ColorTable: Sendable {
    let table: FontTable
    /// Where the records of version 0 and their layers start, and how many there are.
    private let baseGlyphs: (offset: Int, count: Int)
    private let layerRecords: (offset: Int, count: Int)
    /// Where the lists of version 1 start; nil without them.
    private let paintList: Int?
    let layerList: Int?
    private let clipList: Int?
    /// How numbers of paints vary, or nil where they do not.
    let variations: ItemVariations?

    /// Reads the header of a table; nil where it is cut off.
    ///
    /// - Parameters:
    ///   - table: The bytes of the table.
    ///   - coordinates: The face's place in its design space, in 1/16384.
    init?(_ table: FontTable, coordinates: [Int]) {
        guard let version = table.uint16(at: 0), let baseCount = table.uint16(at: 2),
            let bases = table.uint32(at: 4), let layers = table.uint32(at: 8),
            let layerCount = table.uint16(at: 12)
        else { return nil }
        self.table = table
        baseGlyphs = (bases, bases == 0 ? 0 : baseCount)
        layerRecords = (layers, layers == 0 ? 0 : layerCount)
        guard version >= 1 else {
            (paintList, layerList, clipList, variations) = (nil, nil, nil, nil)
            return
        }
        func list(at offset: Int) -> Int? {
            table.uint32(at: offset).flatMap { $0 == 0 ? nil : $0 }
        }
        paintList = list(at: 14)
        layerList = list(at: 18)
        clipList = list(at: 22)
        variations = list(at: 30).flatMap {
            ItemVariations(table, store: $0, map: list(at: 26), coordinates: coordinates)
        }
    }

    /// Finds where the paint of a glyph starts (BaseGlyphPaintRecord), or nil without one.
    func paint(of glyph: GlyphID) -> Int? {
        guard let paintList, let count = table.uint32(at: paintList),
            let record = search(paintList + 4, count: count, size: 6, glyph),
            let offset = table.uint32(at: record + 2), offset != 0
        else { return nil }
        return paintList + offset
    }

    /// Finds the layers of a glyph of version 0 by their numbers, or nil without any.
    func layers(of glyph: GlyphID) -> Range<Int>? {
        guard
            let record = search(baseGlyphs.offset, count: baseGlyphs.count, size: 6, glyph),
            let first = table.uint16(at: record + 2), let count = table.uint16(at: record + 4),
            count > 0
        else { return nil }
        return first..<first + count
    }

    /// Reads a layer of version 0: a glyph and the number of its palette entry.
    func layer(_ index: Int) -> (glyph: GlyphID, entry: Int)? {
        let start = layerRecords.offset + 4 * index
        guard index < layerRecords.count, let glyph = table.uint16(at: start),
            let entry = table.uint16(at: start + 2)
        else { return nil }
        return (GlyphID(rawValue: UInt32(glyph)), entry)
    }

    /// Finds where the clip box of a glyph starts, or nil without one.
    func clipBox(of glyph: GlyphID) -> Int? {
        guard let clipList, table.uint8(at: clipList) == 1,
            let count = table.uint32(at: clipList + 1)
        else { return nil }
        var (low, high) = (0, min(count, table.count / 7))
        while low < high {
            let middle = (low + high) / 2
            let record = clipList + 5 + 7 * middle
            guard let first = table.uint16(at: record), let last = table.uint16(at: record + 2)
            else { return nil }
            if Int(glyph.rawValue) < first {
                high = middle
            } else if Int(glyph.rawValue) > last {
                low = middle + 1
            } else {
                return table.uint24(at: record + 4).flatMap { $0 == 0 ? nil : clipList + $0 }
            }
        }
        return nil
    }

    /// Finds the record of a glyph among records that are sorted by glyph.
    private func search(_ start: Int, count: Int, size: Int, _ glyph: GlyphID) -> Int? {
        var (low, high) = (0, min(count, table.count / size))
        while low < high {
            let middle = (low + high) / 2
            guard let found = table.uint16(at: start + size * middle) else { return nil }
            if found == Int(glyph.rawValue) { return start + size * middle }
            if found < Int(glyph.rawValue) { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

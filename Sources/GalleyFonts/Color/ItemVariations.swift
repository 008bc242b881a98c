/// The deltas of a face's numbers at its place in the design space (OpenType specification, "Item
/// variation stores").
struct ItemVariations: Sendable {
    private let table: FontTable
    private let store: Int
    private let map: IndexMap?
    /// How much of each region's delta counts, 0...1.
    private let shares: [Double]
    /// The most regions that a number may vary by; more are taken for damage and add nothing.
    private static let columnLimit = 4096

    /// How the index of a number becomes a place in the store (DeltaSetIndexMap).
    private struct IndexMap {
        var entries: Int
        var count: Int
        var entrySize: Int
        var innerBits: Int
    }

    /// Reads a store; nil where it is cut off or the face is at its defaults.
    ///
    /// At the defaults all deltas are 0.
    ///
    /// - Parameters:
    ///   - table: The table that holds the store.
    ///   - store: Where the store starts.
    ///   - map: Where the map of indices starts, or nil without one.
    ///   - coordinates: The place in the design space, in 1/16384.
    init?(_ table: FontTable, store: Int, map: Int?, coordinates: [Int]) {
        guard coordinates.contains(where: { $0 != 0 }), table.uint16(at: store) == 1,
            let regions = table.uint32(at: store + 2)
        else { return nil }
        self.table = table
        self.store = store
        shares = Self.shares(table, regions: store + regions, at: coordinates)
        guard let map else {
            self.map = nil
            return
        }
        guard let format = table.uint8(at: map), format <= 1,
            let entryFormat = table.uint8(at: map + 1),
            let count = format == 0 ? table.uint16(at: map + 2) : table.uint32(at: map + 2)
        else { return nil }
        self.map = IndexMap(
            entries: map + (format == 0 ? 4 : 6), count: count,
            entrySize: (entryFormat >> 4 & 3) + 1, innerBits: (entryFormat & 15) + 1)
    }

    /// Returns what is added to the number of an index, in the number's own smallest steps.
    func delta(_ index: Int) -> Double {
        var (outer, inner) = (index >> 16, index & 0xFFFF)
        if let map {
            // Beyond the map's end the last entry counts.
            guard map.count > 0, let entry = entry(min(index, map.count - 1), of: map) else {
                return 0
            }
            (outer, inner) = (entry >> map.innerBits, entry & (1 << map.innerBits - 1))
        }
        guard let count = table.uint16(at: store + 6), outer < count,
            let offset = table.uint32(at: store + 8 + 4 * outer), offset != 0
        else { return 0 }
        return delta(row: inner, in: store + offset)
    }

    private func entry(_ index: Int, of map: IndexMap) -> Int? {
        let offset = map.entries + map.entrySize * index
        return switch map.entrySize {
        case 1: table.uint8(at: offset)
        case 2: table.uint16(at: offset)
        case 3: table.uint24(at: offset)
        default: table.uint32(at: offset)
        }
    }

    /// Adds up a row of an ItemVariationData by the regions' shares.
    private func delta(row: Int, in data: Int) -> Double {
        guard let rows = table.uint16(at: data), row < rows,
            let wordField = table.uint16(at: data + 2), let columns = table.uint16(at: data + 4),
            columns <= Self.columnLimit
        else { return 0 }
        let (wide, words) = (wordField & 0x8000 != 0, min(wordField & 0x7FFF, columns))
        let (wordSize, restSize) = wide ? (4, 2) : (2, 1)
        var place =
            data + 6 + 2 * columns + row * (words * wordSize + (columns - words) * restSize)
        var sum = 0.0
        for column in 0..<columns {
            let size = column < words ? wordSize : restSize
            let value =
                switch size {
                case 4: table.int32(at: place)
                case 2: table.int16(at: place)
                default: table.int8(at: place)
                }
            guard let value, let region = table.uint16(at: data + 6 + 2 * column) else { break }
            place += size
            if shares.indices.contains(region) { sum += Double(value) * shares[region] }
        }
        return sum
    }

    /// Computes the share of every region of a list, the product of its axes' tents.
    private static func shares(
        _ table: FontTable, regions: Int, at coordinates: [Int]
    ) -> [Double] {
        guard let axes = table.uint16(at: regions), axes > 0,
            let count = table.uint16(at: regions + 2)
        else { return [] }
        var shares: [Double] = []
        for region in 0..<count {
            var product = 1.0
            for axis in 0..<axes {
                let tent = regions + 4 + 6 * (region * axes + axis)
                guard let start = table.int16(at: tent), let peak = table.int16(at: tent + 2),
                    let end = table.int16(at: tent + 4)
                else { return shares }
                let place = axis < coordinates.count ? coordinates[axis] : 0
                product *= share(of: place, start: start, peak: peak, end: end)
            }
            shares.append(product)
        }
        return shares
    }

    /// Returns the height of a tent at a place, 0...1.
    private static func share(of place: Int, start: Int, peak: Int, end: Int) -> Double {
        // A tent without order or across the default counts as if its axis were not there.
        if peak == 0 || place == peak || start > peak || peak > end || (start < 0 && end > 0) {
            return 1
        }
        if place <= start || place >= end { return 0 }
        return place < peak
            ? Double(place - start) / Double(peak - start)
            : Double(end - place) / Double(end - peak)
    }
}

/// The ligatures of a face's `liga` and `rlig` features: which glyphs in a row become which glyph.
///
/// Icon fonts without glyph names spell their names as ligatures. HarfBuzz applies lookups and does
/// not list them, so that this reads GSUB itself (OpenType specification, "GSUB"); what lies beyond
/// the table's end is passed over, and a hostile table ends at ``budget`` steps.
struct LigatureTable {
    /// One ligature: its component glyphs in order and the glyph they become.
    struct Ligature {
        var components: [GlyphID]
        var glyph: GlyphID
    }

    /// How many subtables, sets and ligatures are visited at most.
    static let budget = 1 << 20
    /// The longest ligature in components.
    static let componentLimit = 255

    private let reader: BigEndianReader
    private var steps = 0
    private(set) var ligatures: [Ligature] = []

    /// Reads a GSUB table.
    init(gsub bytes: [UInt8]) {
        reader = BigEndianReader(bytes: bytes)
        guard let features = reader.uint16(at: 6), let lookups = reader.uint16(at: 8) else {
            return
        }
        for index in lookupIndices(featureList: features) {
            guard let count = reader.uint16(at: lookups), index < count,
                let offset = reader.uint16(at: lookups + 2 + 2 * index)
            else { continue }
            readLookup(at: lookups + offset)
        }
    }

    private mutating func step() -> Bool {
        steps += 1
        return steps <= Self.budget
    }

    /// The lookups of the two features, of every script and language, each once, in order.
    private func lookupIndices(featureList: Int) -> [Int] {
        let wanted = ["liga", "rlig"].compactMap { Tag($0) }.map { Int($0.rawValue) }
        var indices: Set<Int> = []
        for record in 0..<(reader.uint16(at: featureList) ?? 0) {
            let start = featureList + 2 + 6 * record
            guard let tag = reader.uint32(at: start), wanted.contains(tag),
                let offset = reader.uint16(at: start + 4)
            else { continue }
            let feature = featureList + offset
            for place in 0..<(reader.uint16(at: feature + 2) ?? 0) {
                guard let index = reader.uint16(at: feature + 4 + 2 * place) else { break }
                indices.insert(index)
            }
        }
        return indices.sorted()
    }

    private mutating func readLookup(at lookup: Int) {
        guard let type = reader.uint16(at: lookup), let count = reader.uint16(at: lookup + 4)
        else { return }
        for place in 0..<count {
            guard step(), let offset = reader.uint16(at: lookup + 6 + 2 * place) else { return }
            let subtable = lookup + offset
            switch type {
            case 4: readLigatures(at: subtable)
            case 7:
                // An extension: its own type and a 32-bit offset to the real subtable.
                if reader.uint16(at: subtable + 2) == 4,
                    let distance = reader.uint32(at: subtable + 4)
                {
                    readLigatures(at: subtable + distance)
                }
            default: break
            }
        }
    }

    private mutating func readLigatures(at subtable: Int) {
        guard reader.uint16(at: subtable) == 1, let coverage = reader.uint16(at: subtable + 2),
            let setCount = reader.uint16(at: subtable + 4)
        else { return }
        let firsts = coveredGlyphs(at: subtable + coverage, limit: setCount)
        for (place, first) in firsts.enumerated() {
            guard step(), let offset = reader.uint16(at: subtable + 6 + 2 * place) else { return }
            let set = subtable + offset
            for item in 0..<(reader.uint16(at: set) ?? 0) {
                guard step(), let offset = reader.uint16(at: set + 2 + 2 * item) else { return }
                readLigature(at: set + offset, first: first)
            }
        }
    }

    private mutating func readLigature(at start: Int, first: GlyphID) {
        guard let glyph = reader.uint16(at: start), let count = reader.uint16(at: start + 2),
            (1...Self.componentLimit).contains(count)
        else { return }
        var components = [first]
        for place in 0..<(count - 1) {
            guard let next = reader.uint16(at: start + 4 + 2 * place) else { return }
            components.append(GlyphID(rawValue: UInt32(next)))
        }
        ligatures.append(
            Ligature(components: components, glyph: GlyphID(rawValue: UInt32(glyph))))
    }

    /// The glyphs of a coverage table in coverage order, at most as many as there are sets.
    private func coveredGlyphs(at coverage: Int, limit: Int) -> [GlyphID] {
        var glyphs: [GlyphID] = []
        let count = reader.uint16(at: coverage + 2) ?? 0
        switch reader.uint16(at: coverage) {
        case 1:
            for place in 0..<min(count, limit) {
                guard let glyph = reader.uint16(at: coverage + 4 + 2 * place) else { break }
                glyphs.append(GlyphID(rawValue: UInt32(glyph)))
            }
        case 2:
            for range in 0..<count {
                let start = coverage + 4 + 6 * range
                guard let first = reader.uint16(at: start), let last = reader.uint16(at: start + 2),
                    first <= last
                else { break }
                for glyph in first...last where glyphs.count < limit {
                    glyphs.append(GlyphID(rawValue: UInt32(glyph)))
                }
            }
        default: break
        }
        return glyphs
    }
}

/// Walks the components of a composite glyph of `glyf` that are only moved.
struct GlyphComponents: IteratorProtocol {
    /// A glyph that is part of another.
    struct Component {
        let glyph: Int
        /// How far it is moved, in font units, y up.
        let offset: SIMD2<Int>
        /// Whether the whole takes its metrics from it.
        let givesMetrics: Bool
    }

    /// Whether all components were read; false before the last, and where one is damaged, scaled or
    /// placed by points.
    private(set) var areRead = false

    private let table: FontTable
    private var offset: Int
    private let end: Int
    private var isDone = false

    // OpenType specification, glyf, "Component Glyph Flags".
    private static let hasWords = 0x0001
    private static let hasOffsets = 0x0002
    private static let hasScale = 0x0008 | 0x0040 | 0x0080
    private static let hasMore = 0x0020
    private static let givesMetrics = 0x0200

    /// Creates a reader of the glyph that a range of the table holds.
    init(in table: FontTable, _ range: Range<Int>) {
        self.table = table
        offset = range.lowerBound + 10
        end = range.upperBound
    }

    mutating func next() -> Component? {
        guard !isDone else { return nil }
        isDone = true
        guard let flags = table.uint16(at: offset), let glyph = table.uint16(at: offset + 2),
            flags & Self.hasOffsets != 0, flags & Self.hasScale == 0
        else { return nil }
        let hasWords = flags & Self.hasWords != 0
        let x = hasWords ? table.int16(at: offset + 4) : table.int8(at: offset + 4)
        let y = hasWords ? table.int16(at: offset + 6) : table.int8(at: offset + 5)
        offset += hasWords ? 8 : 6
        guard let x, let y, offset <= end else { return nil }
        isDone = flags & Self.hasMore == 0
        areRead = isDone
        return Component(
            glyph: glyph, offset: SIMD2(x, y), givesMetrics: flags & Self.givesMetrics != 0)
    }
}

/// The `glyf` table of a face that does not vary, with what belongs to it in other tables.
///
/// Glyphs are read in place (OpenType specification, glyf, "Simple Glyph Description" and "Composite
/// Glyph Description"), which takes a fraction of what loading them with FreeType does. Damaged ones
/// are left to FreeType, and components that are scaled or placed by points.
struct GlyphTable: Sendable {
    private let glyphs: FontTable
    private let locations: FontTable
    private let metrics: FontTable
    private let hasLongLocations: Bool
    /// How many glyphs have an advance; the others have the last one's.
    private let advanceCount: Int
    private let glyphCount: Int

    /// What one glyph may take; beyond it FreeType decides.
    private struct Budget {
        /// How many components, those of components included.
        var components = 64
        /// How many points: as many as FreeType's outlines hold.
        var points = 32_767
    }

    /// Finds the tables; nil where one is missing or outlines may be others than TrueType's.
    init?(of font: borrowing HarfBuzzFont, glyphCount: Int) {
        guard font.table(Tag(rawValue: 0x4346_4620)) == nil,  // CFF
            font.table(Tag(rawValue: 0x4346_4632)) == nil,  // CFF2
            let glyphs = font.table(Tag(rawValue: 0x676C_7966)),  // glyf
            let locations = font.table(Tag(rawValue: 0x6C6F_6361)),  // loca
            let metrics = font.table(Tag(rawValue: 0x686D_7478)),  // hmtx
            let head = font.table(Tag(rawValue: 0x6865_6164)),  // head
            let header = font.table(Tag(rawValue: 0x6868_6561)),  // hhea
            let format = head.int16(at: 50), let advanceCount = header.uint16(at: 34),
            advanceCount > 0
        else { return nil }
        self.glyphs = glyphs
        self.locations = locations
        self.metrics = metrics
        self.advanceCount = advanceCount
        self.glyphCount = glyphCount
        hasLongLocations = format != 0
    }

    /// Passes a glyph's contours on.
    ///
    /// - Parameters:
    ///   - glyph: The glyph's number.
    ///   - limit: How far from the origin a point may lie, in font units.
    ///   - sink: What takes the contours.
    /// - Returns: False where the glyph is left to FreeType; part of it may have been passed on.
    func read<Sink: OutlineSink>(_ glyph: Int, limit: Int, into sink: inout Sink) -> Bool {
        var budget = Budget()
        guard let shift = shift(of: glyph, &budget) else { return false }
        return read(glyph, from: SIMD2(shift, 0), limit: limit, &budget, into: &sink)
    }

    /// How far the outline moves for its left side bearing to be as `hmtx` has it, whatever `head`
    /// says; nil where the glyph is left to FreeType.
    private func shift(of glyph: Int, _ budget: inout Budget) -> Int? {
        guard let range = range(of: glyph), let bearing = leftBearing(of: glyph) else { return nil }
        // The box of a glyph without an outline begins at 0.
        if range.isEmpty { return bearing }
        guard let left = glyphs.int16(at: range.lowerBound + 2) else { return nil }
        guard glyphs.int16(at: range.lowerBound) == -1 else { return bearing - left }
        var shift: Int? = bearing - left
        var components = GlyphComponents(in: glyphs, range)
        while let component = components.next() {
            budget.components -= 1
            guard budget.components >= 0 else { return nil }
            if component.givesMetrics { shift = self.shift(of: component.glyph, &budget) }
        }
        return components.areRead ? shift : nil
    }

    private func read<Sink: OutlineSink>(
        _ glyph: Int, from origin: SIMD2<Int>, limit: Int, _ budget: inout Budget,
        into sink: inout Sink
    ) -> Bool {
        guard let range = range(of: glyph) else { return false }
        if range.isEmpty { return true }
        guard glyphs.int16(at: range.lowerBound) == -1 else {
            return glyphs.withSpan(range) { bytes in
                Self.decode(bytes, from: origin, limit: limit, &budget, into: &sink)
            }
        }
        var components = GlyphComponents(in: glyphs, range)
        while let component = components.next() {
            budget.components -= 1
            let place = origin &+ component.offset
            guard budget.components >= 0,
                read(component.glyph, from: place, limit: limit, &budget, into: &sink)
            else { return false }
        }
        return components.areRead
    }

    /// Where a glyph lies; empty for one without an outline.
    private func range(of glyph: Int) -> Range<Int>? {
        guard (0..<glyphCount).contains(glyph) else { return nil }
        let start: Int?
        let end: Int?
        if hasLongLocations {
            (start, end) = (locations.uint32(at: 4 * glyph), locations.uint32(at: 4 * glyph + 4))
        } else {
            start = locations.uint16(at: 2 * glyph).map { 2 * $0 }
            end = locations.uint16(at: 2 * glyph + 2).map { 2 * $0 }
        }
        guard let start, let end, start <= end, end <= glyphs.count else { return nil }
        return start..<end
    }

    private func leftBearing(of glyph: Int) -> Int? {
        let shared = glyph - advanceCount
        return metrics.int16(at: shared < 0 ? 4 * glyph + 2 : 4 * advanceCount + 2 * shared)
    }

    @inline(__always)
    private static func uint16(_ bytes: Span<UInt8>, _ offset: Int) -> Int {
        Int(bytes[offset]) << 8 | Int(bytes[offset &+ 1])
    }

    @inline(__always)
    private static func int16(_ bytes: Span<UInt8>, _ offset: Int) -> Int {
        Int(Int16(truncatingIfNeeded: uint16(bytes, offset)))
    }

    private static func decode<Sink: OutlineSink>(
        _ bytes: Span<UInt8>, from origin: SIMD2<Int>, limit: Int, _ budget: inout Budget,
        into sink: inout Sink
    ) -> Bool {
        guard bytes.count >= 12 else { return false }
        let contourCount = int16(bytes, 0)
        let ends = 10
        let instructions = ends + 2 * contourCount
        guard contourCount > 0, instructions + 2 <= bytes.count else { return false }
        let pointCount = uint16(bytes, instructions - 2) + 1
        budget.points -= pointCount
        guard budget.points >= 0 else { return false }
        let flags = instructions + 2 + uint16(bytes, instructions)
        guard var points = GlyphPoints(bytes, flags: flags, count: pointCount) else { return false }
        (points.x, points.y) = (origin.x, origin.y)
        sink.reserve(points: pointCount, contours: contourCount)
        var first = 0
        for contour in 0..<contourCount {
            let end = uint16(bytes, ends &+ 2 &* contour) &+ 1
            guard end > first, end <= pointCount else { return false }
            let count = end &- first
            first = end
            guard points.advance(bytes) else { return false }
            guard count > 1 else { continue }
            guard decode(&points, count, bytes, limit: limit, into: &sink) else { return false }
        }
        return true
    }

    /// Passes a contour on, at whose first point the reader stands.
    @inline(__always)
    private static func decode<Sink: OutlineSink>(
        _ points: inout GlyphPoints, _ count: Int, _ bytes: Span<UInt8>, limit: Int,
        into sink: inout Sink
    ) -> Bool {
        guard points.isWithin(limit) else { return false }
        var control = points.point
        var hasControl = !points.isOnCurve
        var remaining = count &- 1
        // In half units.
        var start = control &<< 1
        var endsAtLast = false
        if hasControl {
            // The contour starts at its last point, or halfway to it if that is off the curve too.
            guard let last = points.ahead(remaining, bytes) else { return false }
            endsAtLast = last.isOnCurve
            start = last.isOnCurve ? last.point &<< 1 : control &+ last.point
            if endsAtLast { remaining &-= 1 }
        }
        sink.move(to: start)
        while remaining > 0 {
            remaining &-= 1
            guard points.advance(bytes), points.isWithin(limit) else { return false }
            let point = points.point
            if points.isOnCurve {
                if hasControl {
                    sink.quad(control &<< 1, to: point &<< 1)
                } else {
                    sink.line(to: point &<< 1)
                }
                hasControl = false
            } else {
                if hasControl { sink.quad(control &<< 1, to: control &+ point) }
                control = point
                hasControl = true
            }
        }
        if endsAtLast {
            guard points.advance(bytes), points.isWithin(limit) else { return false }
        }
        if hasControl { sink.quad(control &<< 1, to: start) }
        sink.close()
        return true
    }
}

/// The lines and curves of an outline, sorted by kind, in subunits of its face, y down.
///
/// Level lines bound no area and are left out. The order of the rest does not matter, because
/// coverage adds up; sorted, no loop over them looks at their kind.
struct PreparedShape: Sendable {
    /// The points; those of one line or curve are consecutive.
    private(set) var points: [GridPoint] = []
    /// The index of the first point of each vertical line, other line, quadratic and cubic curve.
    private(set) var starts: [Int32] = []
    private(set) var verticals = 0..<0
    private(set) var lines = 0..<0
    private(set) var quads = 0..<0
    private(set) var cubics = 0..<0
    /// The least coordinates of all points, control points included.
    private(set) var low = GridPoint.zero
    /// The greatest coordinates of all points.
    private(set) var high = GridPoint.zero

    var isEmpty: Bool { starts.isEmpty }

    init(_ elements: [OutlineElement]) {
        var counts = SIMD4<Int>.zero
        for element in elements where !element.isLevel { counts[Self.list(of: element)] += 1 }
        verticals = 0..<counts[0]
        lines = verticals.upperBound..<verticals.upperBound + counts[1]
        quads = lines.upperBound..<lines.upperBound + counts[2]
        cubics = quads.upperBound..<quads.upperBound + counts[3]
        starts = [Int32](repeating: 0, count: cubics.upperBound)
        points.reserveCapacity(
            2 * lines.upperBound + 3 * quads.count + 4 * cubics.count)
        var next = SIMD4<Int>(
            verticals.lowerBound, lines.lowerBound, quads.lowerBound, cubics.lowerBound)
        var last: GridPoint?
        for element in elements where !element.isLevel {
            if last != element.start { points.append(element.start) }
            let list = Self.list(of: element)
            starts[next[list]] = Int32(points.count - 1)
            next[list] += 1
            if element.kind != .line { points.append(element.control1) }
            if element.kind == .cubic { points.append(element.control2) }
            points.append(element.end)
            last = element.end
        }
        measure()
    }

    /// Returns which of the four lists an element goes to.
    @inline(__always)
    private static func list(of element: OutlineElement) -> Int {
        switch element.kind {
        case .line: element.start.x == element.end.x ? 0 : 1
        case .quad: 2
        case .cubic: 3
        }
    }

    private mutating func measure() {
        guard let first = points.first else { return }
        low = first
        high = first
        for point in points {
            low = GridPoint(min(low.x, point.x), min(low.y, point.y))
            high = GridPoint(max(high.x, point.x), max(high.y, point.y))
        }
    }
}

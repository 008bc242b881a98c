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
        // Kinds alternate at random: they are indices here, because branches on them would often be
        // foreseen wrongly.
        var counts = InlineArray<4, Int>(repeating: 0)
        for element in elements where !element.isLevel { counts[element.listIndex] += 1 }
        verticals = 0..<counts[0]
        lines = verticals.upperBound..<verticals.upperBound + counts[1]
        quads = lines.upperBound..<lines.upperBound + counts[2]
        cubics = quads.upperBound..<quads.upperBound + counts[3]
        var next: InlineArray<4, Int> = [
            verticals.lowerBound, lines.lowerBound, quads.lowerBound, cubics.lowerBound,
        ]
        starts = [Int32](repeating: 0, count: cubics.upperBound)
        // Room for every start, and for the control points written beyond those an element has.
        let capacity = 2 * lines.upperBound + 3 * quads.count + 4 * cubics.count
        points = [GridPoint](repeating: .zero, count: capacity + 3)
        var count = 0
        var last = GridPoint.zero
        for element in elements where !element.isLevel {
            if count == 0 || last.x != element.start.x || last.y != element.start.y {
                points[count] = element.start
                count += 1
            }
            let list = element.listIndex
            starts[next[list]] = Int32(truncatingIfNeeded: count - 1)
            next[list] += 1
            points[count] = element.control1
            points[count + 1] = element.control2
            count += Int(element.kind.rawValue)
            points[count] = element.end
            count += 1
            last = element.end
        }
        points.removeLast(points.count - count)
        measure()
    }

    private mutating func measure() {
        guard let first = points.first else { return }
        // Coordinates one by one: vectors of two are compared more slowly.
        var (lowX, lowY, highX, highY) = (first.x, first.y, first.x, first.y)
        for point in points {
            lowX = min(lowX, point.x)
            lowY = min(lowY, point.y)
            highX = max(highX, point.x)
            highY = max(highY, point.y)
        }
        low = GridPoint(lowX, lowY)
        high = GridPoint(highX, highY)
    }
}

extension OutlineElement {
    /// The place of the element's list among the vertical lines, other lines and curves.
    @inline(__always)
    fileprivate var listIndex: Int { isVertical ? 0 : Int(kind.rawValue) + 1 }
}

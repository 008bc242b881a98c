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
        var (verticalCount, lineCount, quadCount, cubicCount) = (0, 0, 0, 0)
        for element in elements where !element.isLevel {
            switch element.kind {
            case .line:
                if element.isVertical { verticalCount += 1 } else { lineCount += 1 }
            case .quad: quadCount += 1
            case .cubic: cubicCount += 1
            }
        }
        verticals = 0..<verticalCount
        lines = verticals.upperBound..<verticals.upperBound + lineCount
        quads = lines.upperBound..<lines.upperBound + quadCount
        cubics = quads.upperBound..<quads.upperBound + cubicCount
        starts = [Int32](repeating: 0, count: cubics.upperBound)
        points.reserveCapacity(
            2 * lines.upperBound + 3 * quads.count + 4 * cubics.count)
        var (vertical, line) = (verticals.lowerBound, lines.lowerBound)
        var (quad, cubic) = (quads.lowerBound, cubics.lowerBound)
        var last: GridPoint?
        for element in elements where !element.isLevel {
            if last != element.start { points.append(element.start) }
            let start = Int32(truncatingIfNeeded: points.count - 1)
            switch element.kind {
            case .line:
                if element.isVertical {
                    starts[vertical] = start
                    vertical += 1
                } else {
                    starts[line] = start
                    line += 1
                }
            case .quad:
                starts[quad] = start
                quad += 1
                points.append(element.control1)
            case .cubic:
                starts[cubic] = start
                cubic += 1
                points.append(element.control1)
                points.append(element.control2)
            }
            points.append(element.end)
            last = element.end
        }
        measure()
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

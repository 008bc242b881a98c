import GalleyFonts

/// The lines and curves of an outline, sorted by kind, in subunits of its face, y down.
///
/// Level lines bound no area and are left out. The order of the rest does not matter, because
/// coverage adds up; sorted, no loop over them looks at their kind.
struct PreparedShape: Sendable {
    /// The points: two for each line, three for each quadratic and four for each cubic curve.
    private(set) var points: [GridPoint] = []
    /// Which points are those of vertical lines, of other lines, of quadratic and cubic curves.
    private(set) var verticals = 0..<0
    private(set) var lines = 0..<0
    private(set) var quads = 0..<0
    private(set) var cubics = 0..<0
    /// The least coordinates of all points, control points included.
    private(set) var low = GridPoint.zero
    /// The greatest coordinates of all points.
    private(set) var high = GridPoint.zero

    var isEmpty: Bool { points.isEmpty }

    init(_ elements: [OutlineElement]) {
        let elements = elements.span
        // Kinds alternate at random: they are indices here, because branches on them would often be
        // foreseen wrongly. The last list is of level lines and has no points.
        var counts = InlineArray<5, Int>(repeating: 0)
        for index in elements.indices { counts[elements[index].listIndex] &+= 1 }
        verticals = 0..<2 * counts[0]
        lines = verticals.upperBound..<verticals.upperBound + 2 * counts[1]
        quads = lines.upperBound..<lines.upperBound + 3 * counts[2]
        cubics = quads.upperBound..<quads.upperBound + 4 * counts[3]
        if cubics.upperBound == 0 { return }
        var next: InlineArray<4, Int> = [
            verticals.lowerBound, lines.lowerBound, quads.lowerBound, cubics.lowerBound,
        ]
        points = [GridPoint](repeating: .zero, count: cubics.upperBound)
        var points = points.mutableSpan
        for index in elements.indices {
            let element = elements[index]
            let list = element.listIndex
            if list == 4 { continue }
            let first = next[list]
            let controls = Int(element.controlCount)
            // A point that the element does not have is written where the one after it goes.
            points[first] = element.start
            points[first &+ 1] = element.control1
            points[first &+ 1 &+ min(controls, 1)] = element.control2
            points[first &+ 1 &+ controls] = element.end
            next[list] = first &+ 2 &+ controls
        }
        (low, high) = Self.bounds(of: self.points.span)
    }

    private static func bounds(of points: Span<GridPoint>) -> (low: GridPoint, high: GridPoint) {
        // Coordinates one by one: vectors of two are compared more slowly.
        var (lowX, lowY) = (points[0].x, points[0].y)
        var (highX, highY) = (lowX, lowY)
        for index in points.indices {
            let point = points[index]
            lowX = min(lowX, point.x)
            lowY = min(lowY, point.y)
            highX = max(highX, point.x)
            highY = max(highY, point.y)
        }
        return (GridPoint(lowX, lowY), GridPoint(highX, highY))
    }
}

extension OutlineElement {
    /// The place of the element's list among the vertical lines, other lines, curves and level
    /// lines.
    @inline(__always)
    fileprivate var listIndex: Int {
        isLevel ? 4 : isVertical ? 0 : Int(controlCount) &+ 1
    }
}

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

    /// Creates the shape of elements as they are.
    init(_ elements: [OutlineElement]) { self.init(elements) { _ in 1 } }

    /// Creates the shape of elements whose contours are kept (1), turned round (−1) or dropped.
    @inline(__always)
    init(_ elements: [OutlineElement], factor: (_ contour: Int32) -> Int32) {
        let elements = elements.span
        // Kinds alternate at random: they are indices here, because branches on them would often be
        // foreseen wrongly. The last list is of what is left out.
        var counts = InlineArray<5, Int>(repeating: 0)
        for index in elements.indices {
            let element = elements[index]
            counts[element.list(factor: factor(element.contour))] &+= 1
        }
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
            let factor = factor(element.contour)
            let list = element.list(factor: factor)
            if list == 4 { continue }
            let first = next[list]
            let controls = Int(element.controlCount)
            let isTurned = factor < 0
            let areSwapped = isTurned && controls == 2
            // A point that the element does not have is written where the one after it goes.
            points[first] = isTurned ? element.end : element.start
            points[first &+ 1] = areSwapped ? element.control2 : element.control1
            points[first &+ 1 &+ min(controls, 1)] =
                areSwapped ? element.control1 : element.control2
            points[first &+ 1 &+ controls] = isTurned ? element.start : element.end
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
    /// The place of the element's list among the vertical lines, other lines, curves and what is
    /// left out: level lines and contours that are dropped.
    @inline(__always)
    fileprivate func list(factor: Int32) -> Int {
        isLevel || (factor != 1 && factor != -1) ? 4 : isVertical ? 0 : Int(controlCount) &+ 1
    }
}

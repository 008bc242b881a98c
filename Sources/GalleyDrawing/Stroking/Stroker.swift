import GalleyGeometry

/// Draws contours with a pen and collects the outline.
///
/// Every part is a contour of its own that runs clockwise, y down: winding numbers add up and
/// never cancel.
struct Stroker {
    let style: StrokeStyle
    /// Half of the width.
    let half: Double
    let tolerance: Double
    private(set) var outline = Path()
    /// The ribbon being drawn.
    var ribbon = StrokeRibbon()

    init(_ style: StrokeStyle, tolerance: Double) {
        self.style = style
        self.tolerance = tolerance
        half = style.width / 2
    }

    mutating func add(_ contour: StrokeContour) throws(DrawingError) {
        if let dot = contour.dot {
            addDot(at: dot.point, tangent: dot.tangent)
            try checkCount()
            return
        }
        var ends: (first: Point, last: Point)?
        for segment in contour.segments {
            let tangents = try add(segment)
            if let last = ends?.last { addJoin(at: segment.start, last, tangents.start) }
            ends = (ends?.first ?? tangents.start, tangents.end)
            try checkCount()
        }
        guard let ends, let first = contour.segments.first, let last = contour.segments.last
        else { return }
        if contour.isClosed {
            addJoin(at: first.start, ends.last, ends.first)
        } else {
            addCap(at: first.start, tangent: ends.first * -1)
            addCap(at: last.end, tangent: ends.last)
        }
        try checkCount()
    }

    /// Adds a contour that runs clockwise, y down.
    mutating func add(clockwise points: Point...) {
        for (index, point) in points.enumerated() {
            if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
        }
        outline.close()
    }

    /// Adds the contour that goes along one row of curves and back along another.
    mutating func add(along curves: [StrokeSegment], backAlong others: [StrokeSegment]) {
        guard let first = curves.first, let last = others.last else { return }
        outline.move(to: first.start)
        for curve in curves {
            outline.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
        }
        outline.line(to: last.end)
        for curve in others.reversed() {
            outline.cubic(to: curve.start, control1: curve.control2, control2: curve.control1)
        }
        outline.close()
    }

    func checkCount() throws(DrawingError) {
        if outline.verbs.count > RasterizerLimits.segments {
            throw .tooManySegments(count: outline.verbs.count, limit: RasterizerLimits.segments)
        }
    }

    // MARK: Corners and ends

    private mutating func addJoin(at point: Point, _ arriving: Point, _ leaving: Point) {
        let (cross, dot) = (arriving.cross(leaving), arriving.dot(leaving))
        if dot > 0 && abs(cross) < 1e-12 { return }
        // The gap is on the left where the path turns right.
        let side: Double = cross >= 0 ? 1 : -1
        let (a, b) = (Self.normal(arriving) * side, Self.normal(leaving) * side)
        let (first, second) = side > 0 ? (a, b) : (b, a)
        let (from, to) = (point + first * half, point + second * half)
        switch style.join {
        case .round:
            outline.move(to: point)
            outline.line(to: from)
            outline.arc(
                center: point, radius: half, from: first, to: second, isPositive: true,
                tolerance: tolerance)
            outline.close()
        case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + dot):
            add(clockwise: point, from, point + (first + second) * (half / (1 + dot)), to)
        case .miter, .bevel:
            add(clockwise: point, from, to)
        }
    }

    private mutating func addCap(at point: Point, tangent: Point) {
        let normal = Self.normal(tangent)
        let (from, to) = (point + normal * half, point - normal * half)
        switch style.cap {
        case .butt: return
        case .square: add(clockwise: from, from + tangent * half, to + tangent * half, to)
        case .round:
            outline.move(to: from)
            outline.arc(
                center: point, radius: half, from: normal, to: normal * -1, isPositive: true,
                tolerance: tolerance)
            outline.close()
        }
    }

    private mutating func addDot(at point: Point, tangent: Point) {
        switch style.cap {
        case .butt: return
        case .round: addDisc(at: point)
        case .square:
            let (along, across) = (tangent * half, Self.normal(tangent) * half)
            add(
                clockwise: point - along + across, point + along + across,
                point + along - across, point - along - across)
        }
    }

    mutating func addDisc(at point: Point) {
        outline.append(Path(circle: point, radius: half, tolerance: tolerance))
    }

    private static func normal(_ tangent: Point) -> Point { Point(x: tangent.y, y: -tangent.x) }
}

import GalleyGeometry

extension Stroker {
    /// The most times a curve is halved; what is left then is a cusp.
    private static let depthLimit = 32

    /// Adds what the pen sweeps along a line or a curve and returns its directions at both ends.
    mutating func add(_ segment: StrokeSegment) throws(DrawingError) -> (start: Point, end: Point) {
        if segment.isLine {
            let tangent = (segment.end - segment.start).unit
            let across = Point(x: tangent.y, y: -tangent.x) * half
            add(
                clockwise: segment.start + across, segment.end + across, segment.end - across,
                segment.start - across)
            return (tangent, tangent)
        }
        let reach = segment.reach
        let first = StrokeFrame(segment, reach: reach, t: 0)
        let last = StrokeFrame(segment, reach: reach, t: 1)
        try add(segment, reach: reach, from: first, to: last, depth: 0)
        endRibbon()
        return (first.tangent, last.tangent)
    }

    private mutating func add(
        _ curve: StrokeSegment, reach: Double, from first: StrokeFrame, to last: StrokeFrame,
        depth: Int
    ) throws(DrawingError) {
        let inner = (1...3).map {
            StrokeFrame(curve, reach: reach, t: first.t + (last.t - first.t) * Double($0) / 4)
        }
        let frames = [first] + inner + [last]
        let sides = (
            left: StrokeSide(frames: frames, distance: half),
            right: StrokeSide(frames: frames, distance: -half)
        )
        if isDrawn(sides.left, sides.right, frames) { return }
        guard depth < Self.depthLimit else {
            endRibbon()
            addDisc(at: inner[1].point)
            return
        }
        try add(curve, reach: reach, from: first, to: inner[1], depth: depth + 1)
        try checkCount(pending: left.count + right.count)
        try add(curve, reach: reach, from: inner[1], to: last, depth: depth + 1)
    }

    /// Draws a piece unless it must be halved.
    private mutating func isDrawn(
        _ leftSide: StrokeSide, _ rightSide: StrokeSide, _ frames: [StrokeFrame]
    ) -> Bool {
        let (first, last) = (frames[0], frames[4])
        let turn = first.tangent.dot(last.tangent)
        // A whole loop between the ends would show in the middle.
        guard turn > 0.5, first.tangent.dot(frames[2].tangent) > 0.5 else { return false }
        let limit = tolerance * tolerance
        guard leftSide.squareError <= limit, rightSide.squareError <= limit else { return false }
        switch (
            leftSide.direction(tolerance: tolerance), rightSide.direction(tolerance: tolerance)
        ) {
        case (.forward, .forward):
            left.append(leftSide.curve)
            right.append(rightSide.curve)
            return true
        case (.forward, .backward), (.backward, .forward):
            return isFanDrawn(leftSide.curve, rightSide.curve, first, last)
        default:
            return false
        }
    }

    /// Draws a piece about which the pen turns like a propeller, unless it must be halved.
    ///
    /// Both blades meet where the pens at the ends cross. Between the ends they turn about the
    /// centres of curvature, from which the crossing must not be far.
    private mutating func isFanDrawn(
        _ leftCurve: StrokeSegment, _ rightCurve: StrokeSegment, _ first: StrokeFrame,
        _ last: StrokeFrame
    ) -> Bool {
        let sine = first.tangent.cross(last.tangent)
        let radii = (first.speed / first.turning, last.speed / last.turning)
        guard abs((radii.0 - radii.1) * sine) <= 4 * tolerance else { return false }
        guard abs(sine) > 1e-12 else { return false }
        // first.point + normal·s lies on the pen at the other end.
        let distance = (last.point - first.point).cross(last.normal) / first.normal.cross(last.normal)
        guard abs(distance) <= half else { return false }
        let pivot = first.point + first.normal * distance
        endRibbon()
        addBlade(leftCurve, pivot: pivot, isClockwise: sine > 0)
        addBlade(rightCurve, pivot: pivot, isClockwise: sine > 0)
        return true
    }

    /// A pen that turns right moves both of its ends clockwise about the pivot.
    private mutating func addBlade(_ curve: StrokeSegment, pivot: Point, isClockwise: Bool) {
        let run = isClockwise ? curve : curve.reversed
        add(from: pivot, along: [StrokeSegment(line: pivot, run.start)], and: [run])
    }

    /// Adds what has been drawn of a ribbon as one contour: along the left side and back.
    private mutating func endRibbon() {
        guard let first = left.first, let last = right.last else { return }
        var back = [StrokeSegment(line: left[left.count - 1].end, last.end)]
        for curve in right.reversed() { back.append(curve.reversed) }
        add(from: first.start, along: left, and: back)
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
    }

    private func checkCount(pending: Int) throws(DrawingError) {
        let count = outline.verbs.count + pending
        if count > RasterizerLimits.segments {
            throw .tooManySegments(count: count, limit: RasterizerLimits.segments)
        }
    }
}

extension StrokeSegment {
    /// The same curve from its end to its start.
    var reversed: StrokeSegment {
        var copy = self
        (copy.start, copy.end) = (end, start)
        (copy.control1, copy.control2) = (control2, control1)
        return copy
    }
}

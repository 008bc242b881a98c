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
        try checkCount(pending: ribbon.count)
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
        let kind: StrokeRibbon.Kind
        switch (
            leftSide.direction(tolerance: tolerance), rightSide.direction(tolerance: tolerance)
        ) {
        case (.forward, .forward): kind = .band
        case (.forward, .backward): kind = .rightFan
        case (.backward, .forward): kind = .leftFan
        default: return false
        }
        if kind != .band {
            guard frames.allSatisfy({ $0.turning != 0 }) else { return false }
            let center = StrokeSide(centersOf: frames)
            guard center.squareError <= limit else { return false }
            if kind != ribbon.kind { endRibbon() }
            ribbon.center.append(center.curve)
        } else if kind != ribbon.kind {
            endRibbon()
        }
        ribbon.kind = kind
        ribbon.left.append(leftSide.curve)
        ribbon.right.append(rightSide.curve)
        return true
    }

    /// Adds the contours of the ribbon drawn so far.
    ///
    /// A fan is two ribbons that meet where its centres lie; on either side of them the pen moves
    /// one way, so that both run clockwise.
    private mutating func endRibbon() {
        switch ribbon.kind {
        case .band: add(along: ribbon.left, backAlong: ribbon.right)
        case .rightFan:
            add(along: ribbon.left, backAlong: ribbon.center)
            add(along: ribbon.right, backAlong: ribbon.center)
        case .leftFan:
            add(along: ribbon.center, backAlong: ribbon.right)
            add(along: ribbon.center, backAlong: ribbon.left)
        }
        ribbon.removeAll()
    }

    private func checkCount(pending: Int) throws(DrawingError) {
        let count = outline.verbs.count + pending
        if count > RasterizerLimits.segments {
            throw .tooManySegments(count: count, limit: RasterizerLimits.segments)
        }
    }
}

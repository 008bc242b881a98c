import GalleyGeometry

/// What a point of the pen draws between two frames, as a cubic curve with the same derivatives.
struct StrokeSide {
    let curve: StrokeSegment
    /// The speeds at five evenly spaced parameters.
    let speeds: [Double]
    /// The square of the largest distance from the exact curve that was found.
    let squareError: Double
    /// The square of the largest distance between what was looked at and the start.
    let squareExtent: Double

    /// Creates what the end of the pen at a distance to the left draws.
    init(frames: [StrokeFrame], distance: Double) {
        self.init(
            frames, speeds: frames.map { $0.sideSpeed(distance) }, place: { $0.side(distance) },
            change: { $0.tangent * $0.sideSpeed(distance) })
    }

    /// Creates what the centre of curvature draws.
    init(centersOf frames: [StrokeFrame]) {
        self.init(frames, speeds: [], place: { $0.center }, change: { $0.centerChange })
    }

    private init(
        _ frames: [StrokeFrame], speeds: [Double], place: (StrokeFrame) -> Point,
        change: (StrokeFrame) -> Point
    ) {
        let (first, last) = (frames[0], frames[frames.count - 1])
        let third = (last.t - first.t) / 3
        let (start, end) = (place(first), place(last))
        curve = StrokeSegment(
            cubic: start, start + change(first) * third, end - change(last) * third, end)
        self.speeds = speeds
        var (error, extent) = (0.0, (end - start).square)
        for index in 1..<frames.count - 1 {
            let exact = place(frames[index])
            let t = Double(index) / Double(frames.count - 1)
            error = max(error, (curve.point(at: t) - exact).square)
            extent = max(extent, (exact - start).square)
        }
        squareError = error
        squareExtent = extent
    }

    enum Direction { case forward, backward, mixed }

    /// Where the side goes; a side that hardly moves counts as going forward.
    func direction(tolerance: Double) -> Direction {
        if squareExtent <= tolerance * tolerance { return .forward }
        if speeds.allSatisfy({ $0 >= 0 }) { return .forward }
        return speeds.allSatisfy { $0 <= 0 } ? .backward : .mixed
    }
}

import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Strokes: hostile input")
struct StrokeLimitTests {
    private static let line = Path(polyline: [.zero, Point(x: 10, y: 10)])

    @Test(
        "A number of the style that can't be drawn is an error that names it",
        arguments: [Double.nan, .infinity, -1, 1e300])
    func numbers(value: Double) {
        var styles = [
            ("line width", StrokeStyle(width: value)),
            ("miter limit", StrokeStyle(width: 1, miterLimit: value)),
            ("dash length", StrokeStyle(width: 1, dashes: [1, value])),
        ]
        if value != -1 {
            styles.append(("dash phase", StrokeStyle(width: 1, dashes: [1], dashPhase: value)))
        }
        for (name, style) in styles {
            #expect {
                try Self.line.stroked(style)
            } throws: { error in
                guard case DrawingError.numberOutOfRange(let named, _, _) = error else {
                    return false
                }
                return named == name
            }
        }
        #expect(throws: DrawingError.self) {
            try Self.line.stroked(StrokeStyle(width: 1), tolerance: value)
        }
    }

    @Test("A coordinate that is not finite is an error that names the point")
    func coordinates() {
        let path = Path(polyline: [.zero, Point(x: 1, y: .nan)])
        #expect(throws: DrawingError.nonFiniteCoordinate(index: 1)) {
            try path.stroked(StrokeStyle(width: 1))
        }
    }

    @Test("An outline of too many lines is an error: long paths and fine dashes")
    func tooMany() {
        let many = Path(
            polyline: (0..<60_000).map { Point(x: Double($0 % 100), y: Double($0 % 7)) })
        let long = Path(polyline: [.zero, Point(x: 1e6, y: 0)])
        for (path, style) in [
            (many, StrokeStyle(width: 1)), (long, StrokeStyle(width: 1, dashes: [0.001])),
        ] {
            #expect {
                try path.stroked(style)
            } throws: { error in
                guard case DrawingError.tooManySegments = error else { return false }
                return true
            }
        }
    }

    @Test("Random tangles are drawn without holes: the path itself is always covered")
    func tangles() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<12 {
            let path = random.tangle(within: 30)
            let style = StrokeStyle(width: 6, cap: .round, join: .round)
            let coverage = try Coverage.of(path.stroked(style))
            for point in path.points.indices where path.isOnCurve(point) {
                let place = path.points[point]
                #expect(coverage[Int(place.x), Int(place.y)] == 255)
            }
        }
    }
}

extension Path {
    /// Whether a point ends a line or a curve instead of guiding one.
    fileprivate func isOnCurve(_ index: Int) -> Bool {
        var end = 0
        for verb in verbs {
            end += verb.pointCount
            if verb == .move { continue }
            if end - 1 == index { return true }
            if end > index { return false }
        }
        return false
    }
}

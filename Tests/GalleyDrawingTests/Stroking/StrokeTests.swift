import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Strokes")
struct StrokeTests {
    private static let slope = Path(polyline: [Point(x: 6, y: 7), Point(x: 30, y: 25)])

    /// The corners of a line's rectangle, by hand: along (0.8, 0.6), across (0.6, −0.8).
    private static func rectangle(before: Double, after: Double, half: Double) -> [Point] {
        let (a, b) = (
            Point(x: 6 - 0.8 * before, y: 7 - 0.6 * before),
            Point(x: 30 + 0.8 * after, y: 25 + 0.6 * after)
        )
        let (x, y) = (0.6 * half, -0.8 * half)
        return [
            Point(x: a.x + x, y: a.y + y), Point(x: b.x + x, y: b.y + y),
            Point(x: b.x - x, y: b.y - y), Point(x: a.x - x, y: a.y - y),
        ]
    }

    @Test(
        "A line without round ends is a rectangle, longer by half the width with square caps",
        arguments: [LineCap.butt, .square], [0.3, 1, 5.5])
    func lines(cap: LineCap, width: Double) throws {
        let coverage = try Coverage.of(
            Self.slope.stroked(StrokeStyle(width: width, cap: cap)))
        let extra = cap == .square ? width / 2 : 0
        let corners = Self.rectangle(before: extra, after: extra, half: width / 2)
        for y in 0..<40 {
            for x in 0..<45 {
                let area = ClosedForm.polygon(corners, x: x, y: y)
                #expect(abs(255 * area - Double(coverage[x, y])) <= 1)
            }
        }
    }

    @Test("A dot with round caps is a disc", arguments: [1.0, 7, 23.5])
    func dots(width: Double) throws {
        let center = Point(x: 20.3, y: 19.8)
        var path = Path()
        path.move(to: center)
        path.line(to: center)
        let outline = try path.stroked(StrokeStyle(width: width, cap: .round))
        let coverage = try Coverage.of(outline)
        for y in 0..<40 {
            for x in 0..<40 {
                let area = ClosedForm.disc(center: center, radius: width / 2, x: x, y: y)
                #expect(abs(255 * area - Double(coverage[x, y])) <= 1)
            }
        }
        #expect(try path.stroked(StrokeStyle(width: width)).isEmpty)
    }

    @Test("The line around a circle is a ring", arguments: [0.5, 3, 12, 40])
    func rings(width: Double) throws {
        let center = Point(x: 50.2, y: 49.7)
        let circle = Path(circle: center, radius: 22.4, tolerance: 1e-6)
        let coverage = try Coverage.of(circle.stroked(StrokeStyle(width: width)))
        var largest = 0.0
        for y in 0..<100 {
            for x in 0..<100 {
                let outer = ClosedForm.disc(
                    center: center, radius: 22.4 + width / 2, x: x, y: y)
                let inner = ClosedForm.disc(
                    center: center, radius: 22.4 - width / 2, x: x, y: y)
                largest = max(largest, abs(255 * (outer - inner) - Double(coverage[x, y])))
            }
        }
        #expect(largest <= 1)
    }

    @Test("A right angle has its corner cut, pointed or round by the join")
    func joins() throws {
        let corner = Path(polyline: [
            Point(x: 5, y: 15), Point(x: 20, y: 15), Point(x: 20, y: 30),
        ])
        let arms = [
            Rect(x: 5, y: 12, width: 15, height: 6), Rect(x: 17, y: 15, width: 6, height: 15),
        ]
        func area(_ x: Int, _ y: Int, _ join: LineJoin) -> Double {
            // Pixels belong to one arm, to the inner square or to the join's 3 × 3 pixels.
            if (20..<23).contains(x) && (12..<15).contains(y) {
                switch join {
                case .miter: return 1
                case .bevel:
                    let wedge = [
                        Point(x: 20, y: 15), Point(x: 20, y: 12), Point(x: 23, y: 15),
                    ]
                    return ClosedForm.polygon(wedge, x: x, y: y)
                case .round:
                    return ClosedForm.disc(center: Point(x: 20, y: 15), radius: 3, x: x, y: y)
                }
            }
            return arms.contains { ClosedForm.rect($0, x: x, y: y) == 1 } ? 1 : 0
        }
        for join in LineJoin.allCases {
            let coverage = try Coverage.of(corner.stroked(StrokeStyle(width: 6, join: join)))
            for y in 0..<35 {
                for x in 0..<30 {
                    let difference = 255 * area(x, y, join) - Double(coverage[x, y])
                    #expect(abs(difference) <= 1, "\(join) at \(x), \(y)")
                }
            }
        }
    }

    @Test("A mitre longer than the limit is bevelled: 1/sin(45°) = 1.4142 at a right angle")
    func miterLimit() throws {
        let corner = Path(polyline: [
            Point(x: 5, y: 15), Point(x: 20, y: 15), Point(x: 20, y: 30),
        ])
        for (limit, isPointed) in [(1.415, true), (1.413, false)] {
            let style = StrokeStyle(width: 6, join: .miter, miterLimit: limit)
            #expect(try (Coverage.of(corner.stroked(style))[22, 12] == 255) == isPointed)
        }
    }

    @Test("Nothing lies farther from the path than the style's reach", arguments: LineCap.allCases)
    func reach(cap: LineCap) throws {
        let path = Path(polyline: [
            Point(x: 20, y: 30), Point(x: 40, y: 20), Point(x: 24, y: 33),
        ])
        for join in LineJoin.allCases {
            let style = StrokeStyle(width: 6, cap: cap, join: join, miterLimit: 4)
            let (coverage, reach) = (try Coverage.of(path.stroked(style)), style.reach)
            for y in 0..<60 {
                for x in 0..<60 where coverage[x, y] > 0 {
                    #expect(Double(x + 1) > 20 - reach && Double(x) < 40 + reach)
                    #expect(Double(y + 1) > 20 - reach && Double(y) < 33 + reach)
                }
            }
        }
        #expect(StrokeStyle(width: 6, join: .round).reach == 3)
    }

    @Test("A closed square has joins at all four corners and no caps")
    func closed() throws {
        let path = Path(rect: Rect(x: 10, y: 10, width: 20, height: 12))
        let coverage = try Coverage.of(path.stroked(StrokeStyle(width: 4, cap: .square)))
        let outer = Rect(x: 8, y: 8, width: 24, height: 16)
        let inner = Rect(x: 12, y: 12, width: 16, height: 8)
        for y in 0..<30 {
            for x in 0..<40 {
                let area =
                    ClosedForm.rect(outer, x: x, y: y) - ClosedForm.rect(inner, x: x, y: y)
                #expect(Double(coverage[x, y]) == 255 * area)
            }
        }
    }
}

extension Path {
    /// Creates an open contour of lines.
    init(polyline points: [Point]) {
        self.init()
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { line(to: point) }
        }
    }
}

import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Strokes of curves")
struct CurveStrokeTests {
    /// Cubic curves by their four points: gentle, bent more sharply than the pen is wide, with an
    /// inflection, with a loop, with a cusp, and with points that coincide.
    static let curves: [(name: String, points: [Point])] = [
        ("gentle", [(5, 30), (15, 8), (30, 8), (40, 30)]),
        ("sharp", [(20, 42), (21, 0), (25, 0), (26, 42)]),
        ("inflection", [(6, 10), (44, 10), (4, 40), (42, 40)]),
        ("loop", [(8, 40), (60, 0), (-12, 0), (40, 40)]),
        ("hairpin", [(8, 40), (40, 8), (40.5, 9), (9, 42)]),
        ("standing start", [(8, 40), (8, 40), (30, 4), (42, 36)]),
    ].map { name, points in (name, points.map { Point(x: $0.0, y: $0.1) }) }

    /// Thin triangles between pens at many parameters.
    private static func sweep(_ p: [Point], half: Double) -> [[Point]] {
        typealias Pen = (left: Point, right: Point)
        func pen(_ t: Double) -> Pen {
            let u = 1 - t
            func mix(_ weights: [Double], _ points: [Point]) -> Point {
                var sum = Point.zero
                for (weight, point) in zip(weights, points) {
                    sum = Point(x: sum.x + weight * point.x, y: sum.y + weight * point.y)
                }
                return sum
            }
            let place = mix([u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t], p)
            let inner = min(max(t, 1e-7), 1 - 1e-7)
            let v = 1 - inner
            let slope = mix(
                [-v * v, v * v - 2 * v * inner, 2 * v * inner - inner * inner, inner * inner], p)
            let length = (slope.x * slope.x + slope.y * slope.y).squareRoot()
            let (x, y) = (slope.y / length * half, -slope.x / length * half)
            return (
                Point(x: place.x + x, y: place.y + y), Point(x: place.x - x, y: place.y - y)
            )
        }
        var triangles: [[Point]] = []
        func sweep(_ t0: Double, _ last: Pen, _ t1: Double, _ next: Pen) {
            let moves = [(last.left, next.left), (last.right, next.right)]
            if moves.contains(where: { abs($0.x - $1.x) + abs($0.y - $1.y) > 0.3 }) {
                let middle = (t0 + t1) / 2
                sweep(t0, last, middle, pen(middle))
                sweep(middle, pen(middle), t1, next)
                return
            }
            // Pens that cross sweep two triangles; those of the hull are too large by less than
            // the square of a step.
            triangles.append([last.left, next.left, next.right])
            triangles.append([last.left, next.right, last.right])
        }
        for step in 0..<64 {
            let (t0, t1) = (Double(step) / 64, Double(step + 1) / 64)
            sweep(t0, pen(t0), t1, pen(t1))
        }
        return triangles
    }

    /// The area that a union of triangles covers of a row of pixels, by the lengths that it covers
    /// of 128 lines.
    private static func areas(_ triangles: [[Point]], row: Int, width: Int) -> [Double] {
        let near = triangles.filter { corners in
            corners.contains { $0.y < Double(row + 1) } && corners.contains { $0.y > Double(row) }
        }
        var areas = [Double](repeating: 0, count: width)
        for line in 0..<128 {
            let y = Double(row) + (Double(line) + 0.5) / 128
            var spans: [(Double, Double)] = []
            for corners in near {
                var (left, right) = (Double.infinity, -Double.infinity)
                for (index, a) in corners.enumerated() {
                    let b = corners[(index + 1) % 3]
                    guard (a.y <= y) != (b.y <= y) else { continue }
                    let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
                    (left, right) = (min(left, x), max(right, x))
                }
                if left < right { spans.append((left, right)) }
            }
            spans.sort { $0 < $1 }
            var end = 0.0
            for (from, to) in spans where to > end {
                let start = max(from, end)
                for x in Int(start)...Int(to) {
                    let part = min(to, Double(x + 1)) - max(start, Double(x))
                    areas[x] += max(0, part) / 128
                }
                end = to
            }
        }
        return areas
    }

    @Test(
        "The line along a curve is what the pen sweeps, within 1/255", arguments: curves.indices,
        [1.5, 9])
    func sweeps(index: Int, width: Double) throws {
        let (name, points) = Self.curves[index]
        var path = Path()
        path.move(to: points[0])
        path.cubic(to: points[3], control1: points[1], control2: points[2])
        let coverage = try Coverage.of(path.stroked(StrokeStyle(width: width)))
        let triangles = Self.sweep(points, half: width / 2)
        var largest = 0.0
        for y in stride(from: 2, to: 50, by: 5) {
            for (x, area) in Self.areas(triangles, row: y, width: 60).enumerated() {
                largest = max(largest, abs(255 * area - Double(coverage[x, y])))
            }
        }
        #expect(largest <= 1.5, "\(name)")
    }

    @Test("A finer tolerance changes no pixel by more than 1/255", arguments: curves.indices)
    func tolerance(index: Int) throws {
        let points = Self.curves[index].points
        var path = Path()
        path.move(to: points[0])
        path.cubic(to: points[3], control1: points[1], control2: points[2])
        let style = StrokeStyle(width: 11, cap: .round)
        let coarse = try Coverage.of(path.stroked(style))
        let fine = try Coverage.of(path.stroked(style, tolerance: 1e-5))
        var largest = 0
        for y in fine.rect.y..<fine.rect.maxY {
            for x in fine.rect.x..<fine.rect.maxX {
                largest = max(largest, abs(coarse[x, y] - fine[x, y]))
            }
        }
        #expect(largest <= 1)
    }

    @Test("A quadratic curve is drawn as the cubic curve it equals")
    func quadratic() throws {
        var (quad, cubic) = (Path(), Path())
        quad.move(to: Point(x: 3, y: 30))
        quad.quad(to: Point(x: 33, y: 27), control: Point(x: 18, y: -3))
        cubic.move(to: Point(x: 3, y: 30))
        cubic.cubic(
            to: Point(x: 33, y: 27), control1: Point(x: 13, y: 8), control2: Point(x: 23, y: 7))
        let style = StrokeStyle(width: 5)
        #expect(try Coverage.of(quad.stroked(style)) == Coverage.of(cubic.stroked(style)))
    }

    @Test("A curve that turns back on itself ends in a round tip")
    func turningBack() throws {
        // All points on y = 20: out to x = 30 and back, where the pen turns half round.
        var path = Path()
        path.move(to: Point(x: 10, y: 20))
        path.cubic(
            to: Point(x: 10, y: 20), control1: Point(x: 36 + 2.0 / 3, y: 20),
            control2: Point(x: 36 + 2.0 / 3, y: 20))
        let coverage = try Coverage.of(path.stroked(StrokeStyle(width: 8)))
        let tip = Point(x: 30, y: 20)
        for y in 14..<26 {
            for x in 30..<36 {
                let area = ClosedForm.disc(center: tip, radius: 4, x: x, y: y)
                #expect(abs(255 * area - Double(coverage[x, y])) <= 1)
            }
        }
        #expect(coverage[20, 17] == 255 && coverage[20, 15] == 0)
    }
}

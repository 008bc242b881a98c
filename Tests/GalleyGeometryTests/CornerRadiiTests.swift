import GalleyGeometry
import Testing

@Suite("Corner radii")
struct CornerRadiiTests {
    /// Worked by hand from CSS Backgrounds and Borders 3, section 4.5.
    static let cases: [(radii: CornerRadii, size: Size, fitted: CornerRadii)] = [
        (CornerRadii(10), Size(width: 40, height: 30), CornerRadii(10)),
        (CornerRadii(10), Size(width: 40, height: 10), CornerRadii(5)),
        (
            CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 20),
            Size(width: 20, height: 100),
            CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 10)
        ),
        (
            CornerRadii(topLeft: -3, topRight: 4, bottomRight: .nan, bottomLeft: 0),
            Size(width: 20, height: 20),
            CornerRadii(topLeft: 0, topRight: 4, bottomRight: 0, bottomLeft: 0)
        ),
        (CornerRadii(8), Size(width: 0, height: 20), .zero),
    ]

    @Test("Radii that do not fit shrink by one factor", arguments: cases.indices)
    func fitting(index: Int) {
        let (radii, size, fitted) = Self.cases[index]
        #expect(radii.fitted(to: size) == fitted)
    }

    @Test("A border's inside has the radius less the width, never below 0")
    func inset() {
        let radii = CornerRadii(topLeft: 8, topRight: 1, bottomRight: 0, bottomLeft: 3)
        let inner = CornerRadii(topLeft: 6, topRight: 0, bottomRight: 0, bottomLeft: 1)
        #expect(radii.inset(by: 2) == inner)
    }

    @Test("A grown shape keeps its square corners square")
    func outset() {
        let radii = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 1, bottomLeft: 3)
        let grown = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 3, bottomLeft: 5)
        #expect(radii.outset(by: 2) == grown)
        #expect(radii.outset(by: -2).bottomRight == 0)
    }

    @Test("A circle's curves stay within their tolerance of it", arguments: [1e-2, 1e-4, 1e-7])
    func circle(tolerance: Double) {
        let path = Path(circle: .zero, radius: 10, tolerance: tolerance)
        var start = path.points[0]
        for index in stride(from: 1, to: path.points.count, by: 3) {
            let (a, b, end) = (path.points[index], path.points[index + 1], path.points[index + 2])
            for step in 0...50 {
                let t = Double(step) / 50
                let u = 1 - t
                let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                let x = p * start.x + q * a.x + r * b.x + s * end.x
                let y = p * start.y + q * a.y + r * b.y + s * end.y
                #expect(abs((x * x + y * y).squareRoot() - 10) <= tolerance)
            }
            start = end
        }
    }
}

@Suite("Affine transforms")
struct AffineTransformTests {
    @Test("The inverse takes every point back, and a flattening transform has none")
    func inverse() throws {
        let transform = AffineTransform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: -4)
        let inverse = try #require(transform.inverted)
        for point in [Point.zero, Point(x: 3, y: -8)] {
            let back = inverse.apply(to: transform.apply(to: point))
            #expect(abs(back.x - point.x) + abs(back.y - point.y) < 1e-12)
        }
        #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
        #expect(AffineTransform.scale(x: .nan, y: 1).inverted == nil)
    }

    @Test("The largest scale is the length that a unit vector reaches")
    func largestScale() {
        #expect(AffineTransform.scale(x: -3, y: 2).largestScale == 3)
        // A shear by 1 stretches by the golden ratio.
        let shear = AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        #expect(abs(shear.largestScale - (1 + 5.0.squareRoot()) / 2) < 1e-12)
    }
}

import GalleyDrawing
import GalleyGeometry
import GalleyImage
import TestSupport
import Testing

@Suite("Rounded rectangles")
struct CornerTests {
    /// The area of a rectangle whose corners are parts of discs, their centres on whole pixels.
    private static func area(_ rect: Rect, _ radii: CornerRadii, x: Int, y: Int) -> Double {
        let (left, top) = (Double(x), Double(y))
        let corners = [
            (
                radii.topLeft, Point(x: rect.minX + radii.topLeft, y: rect.minY + radii.topLeft),
                true, true
            ),
            (
                radii.topRight, Point(x: rect.maxX - radii.topRight, y: rect.minY + radii.topRight),
                false, true
            ),
            (
                radii.bottomRight,
                Point(x: rect.maxX - radii.bottomRight, y: rect.maxY - radii.bottomRight),
                false, false
            ),
            (
                radii.bottomLeft,
                Point(x: rect.minX + radii.bottomLeft, y: rect.maxY - radii.bottomLeft),
                true, false
            ),
        ]
        for (radius, center, isLeft, isTop) in corners where radius > 0 {
            let isBeside = isLeft ? left < center.x : left >= center.x
            let isBeyond = isTop ? top < center.y : top >= center.y
            if isBeside && isBeyond {
                return ClosedForm.disc(center: center, radius: radius, x: x, y: y)
            }
        }
        return ClosedForm.rect(rect, x: x, y: y)
    }

    @Test(
        "Circular corners cover the area of discs, within 1/255",
        arguments: [1.0, 4, 9.5, 30, 60, 200])
    func circular(radius: Double) throws {
        let part = radius - radius.rounded(.down)
        // Edges lie so that the centres are on whole pixels.
        let rect = Rect(minX: 3 - part, minY: 5 - part, maxX: 413 + part, maxY: 409 + part)
        var canvas = try Canvas.clear(420, 415)
        try canvas.fill(rect, cornerRadius: radius, color: .black)
        let error = canvas.finish().largestAlphaError {
            Self.area(rect, CornerRadii(radius), x: $0, y: $1)
        }
        #expect(error <= 1)
    }

    @Test("Each corner has its own radius, and the border's inside the radius less the width")
    func borders() throws {
        let radii = CornerRadii(topLeft: 12, topRight: 0, bottomRight: 3, bottomLeft: 20)
        let rect = Rect(x: 4, y: 3, width: 60, height: 50)
        let (width, inner) = (5.0, Rect(x: 9, y: 8, width: 50, height: 40))
        let within = CornerRadii(topLeft: 7, topRight: 0, bottomRight: 0, bottomLeft: 15)
        var canvas = try Canvas.clear(70, 60)
        try canvas.drawBorder(inside: rect, width: width, radii: radii, paint: .color(.black))
        let error = canvas.finish().largestAlphaError {
            Self.area(rect, radii, x: $0, y: $1) - Self.area(inner, within, x: $0, y: $1)
        }
        #expect(error <= 1)
    }

    @Test("A hairline on the grid is the outermost ring of whole pixels (layout reference J1)")
    func hairline() throws {
        for scale in [1.0, 2, 3] {
            var canvas = try Canvas.clear(Int(120 * scale), Int(40 * scale), scale: scale)
            try canvas.drawBorder(
                inside: Rect(x: 0, y: 0, width: 120, height: 40), width: 1 / scale, color: .black)
            let (picture, last) = (canvas.finish(), (Int(120 * scale) - 1, Int(40 * scale) - 1))
            let error = picture.largestAlphaError { x, y in
                x == 0 || y == 0 || x == last.0 || y == last.1 ? 1 : 0
            }
            #expect(error == 0)
        }
    }

    /// The published corner of iOS 7 in radii, for a rectangle's top right: distances from the
    /// right and the top edge.
    private static let published: [(Double, Double)] = [
        (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, 1.52866498),
    ]

    @Test("A continuous corner with room is the published one of iOS")
    func continuous() throws {
        let (side, radius) = (90.0, 25.0)
        var canvas = try Canvas.clear(90, 90)
        try canvas.fill(
            Rect(x: 0, y: 0, width: side, height: side), radii: CornerRadii(radius),
            style: .continuous, paint: .color(.black))
        // One corner and straight lines to the opposite one.
        var path = Path()
        let points = Self.published.map {
            Point(x: side - $0.0 * radius, y: $0.1 * radius)
        }
        path.move(to: Point(x: 45, y: 45))
        path.line(to: Point(x: 45, y: 0))
        path.line(to: points[0])
        for index in stride(from: 1, to: 10, by: 3) {
            path.cubic(
                to: points[index + 2], control1: points[index], control2: points[index + 1])
        }
        path.line(to: Point(x: side, y: 45))
        let exact = ExactCoverage(path, rule: .nonZero)
        let error = canvas.finish().largestAlphaError { x, y in
            // All four corners are alike.
            exact.area(x: max(x, 89 - x), y: min(y, 89 - y))
        }
        #expect(error <= 1.1)
    }

    @Test("A continuous corner without room is a quarter circle: a square becomes a disc")
    func capsule() throws {
        var canvas = try Canvas.clear(64, 64)
        try canvas.fill(
            Rect(x: 2, y: 2, width: 60, height: 60), radii: CornerRadii(30), style: .continuous,
            paint: .color(.black))
        let center = Point(x: 32, y: 32)
        let error = canvas.finish().largestAlphaError {
            ClosedForm.disc(center: center, radius: 30, x: $0, y: $1)
        }
        #expect(error <= 1)
    }

    @Test("A radius or a width that is no number is an error")
    func numbers() throws {
        var canvas = try Canvas.clear(4, 4)
        let rect = Rect(x: 0, y: 0, width: 4, height: 4)
        #expect(throws: DrawingError.self) {
            try canvas.fill(rect, cornerRadius: .nan, color: .black)
        }
        #expect(throws: DrawingError.self) {
            try canvas.drawBorder(inside: rect, width: .nan, color: .black)
        }
        #expect(throws: DrawingError.self) {
            try canvas.clip(to: rect, radii: CornerRadii(.infinity))
        }
        let bad = Rect(x: .nan, y: 0, width: 4, height: 4)
        #expect(throws: DrawingError.self) { try canvas.fill(bad, color: .black) }
        #expect(throws: DrawingError.self) {
            try canvas.fill(bad, cornerRadius: 1, color: .black)
        }
        let empty = try Bitmap(width: 4, height: 4)
        let picture = canvas.finish()
        #expect(picture == empty)
    }
}

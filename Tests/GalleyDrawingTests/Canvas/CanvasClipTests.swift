import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Canvas: clips and transforms")
struct CanvasClipTests {
    private static let everything = Rect(x: -50, y: -50, width: 200, height: 200)
    private static let first = (center: Point(x: 20.3, y: 18.6), radius: 14.2)
    private static let second = (center: Point(x: 29.1, y: 22.4), radius: 12.7)

    private static func area(_ disc: (center: Point, radius: Double), _ x: Int, _ y: Int) -> Double
    {
        ClosedForm.disc(center: disc.center, radius: disc.radius, x: x, y: y)
    }

    @Test("A clip weights what is drawn with its area; nested clips multiply")
    func nested() throws {
        var canvas = try Canvas.clear(50, 40)
        canvas.save()
        try canvas.clip(to: Path(circle: Self.first.center, radius: Self.first.radius))
        canvas.save()
        try canvas.clip(to: Path(circle: Self.second.center, radius: Self.second.radius))
        try canvas.fill(Self.everything, color: .black)
        canvas.restore()
        var picture = canvas.finish()
        #expect(
            picture.largestAlphaError {
                Self.area(Self.first, $0, $1) * Self.area(Self.second, $0, $1)
            } <= 1.6)

        canvas = try Canvas.clear(50, 40)
        canvas.save()
        try canvas.clip(to: Path(circle: Self.first.center, radius: Self.first.radius))
        canvas.save()
        try canvas.clip(to: Path(circle: Self.second.center, radius: Self.second.radius))
        canvas.restore()
        try canvas.fill(Path(rect: Self.everything), color: .black)
        picture = canvas.finish()
        #expect(picture.largestAlphaError { Self.area(Self.first, $0, $1) } <= 1)
    }

    @Test("Restoring brings back origin, transform and clip")
    func restoring() throws {
        var canvas = try Canvas.clear(8, 8)
        canvas.save()
        canvas.origin = Point(x: 3, y: 3)
        canvas.concatenate(.scale(x: 2, y: 2))
        try canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
        canvas.restore()
        try canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), color: .black)
        #expect(canvas.finish().largestAlphaError { _, _ in 1 } == 0)
    }

    @Test("A clip without area lets nothing through")
    func empty() throws {
        var canvas = try Canvas.clear(8, 8)
        try canvas.clip(to: Path())
        try canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), color: .black)
        try canvas.fill(Path(circle: Point(x: 4, y: 4), radius: 3), color: .black)
        #expect(canvas.finish().largestAlphaError { _, _ in 0 } == 0)
    }

    @Test("Gradients, pictures and layers are clipped as colours are")
    func paints() throws {
        let black = Gradient(.linear(start: .zero, end: .zero), stops: [GradientStop(0, .black)])
        let picture = try Bitmap(width: 2, height: 2, fill: .black)
        for kind in 0..<3 {
            var canvas = try Canvas.clear(50, 40)
            try canvas.clip(to: Path(circle: Self.first.center, radius: Self.first.radius))
            switch kind {
            case 0: try canvas.fill(Self.everything, paint: .gradient(black))
            case 1: try canvas.draw(picture, in: Self.everything)
            default:
                try canvas.beginLayer()
                try canvas.fill(Self.everything, color: .black)
                try canvas.endLayer()
            }
            let error = canvas.finish().largestAlphaError { Self.area(Self.first, $0, $1) }
            #expect(error <= 1)
        }
    }

    @Test("A flip mirrors shapes pixel by pixel (layout reference R53)")
    func flip() throws {
        let flip = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
        func draw(_ canvas: inout Canvas) throws {
            try canvas.fill(Rect(x: 3, y: 4, width: 10, height: 5), color: .black)
            try canvas.fill(
                Rect(x: 20.25, y: 4.5, width: 9, height: 15),
                radii: CornerRadii(topLeft: 1, topRight: 4, bottomRight: 2, bottomLeft: 0),
                paint: .color(Color(red: 200, green: 0, blue: 0)))
            try canvas.drawBorder(
                inside: Rect(x: 2, y: 20, width: 20, height: 10), width: 2, color: .black)
        }
        var plain = try Canvas.clear(40, 32)
        var flipped = try Canvas.clear(40, 32)
        flipped.transform = flip
        try draw(&plain)
        try draw(&flipped)
        let (expected, found) = (plain.finish(), flipped.finish())
        var largest = 0
        for y in 0..<32 {
            for x in 0..<40 {
                for (a, b) in zip(found.channels(x, y), expected.channels(39 - x, y)) {
                    largest = max(largest, Int(abs(a - b)))
                }
            }
        }
        #expect(largest <= 1)
        #expect(found[36, 4] == .black && found[37, 4] == .clear)
    }

    @Test("A transform of any kind takes paths where it takes their points")
    func affine() throws {
        var canvas = try Canvas.clear(60, 50, scale: 2)
        canvas.origin = Point(x: 3, y: 1)
        canvas.transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 10, ty: 2)
        try canvas.fill(Rect(x: 1, y: 1, width: 12, height: 7), color: .black)
        let corners = [(1.0, 1.0), (13, 1), (13, 8), (1, 8)].map { x, y in
            Point(
                x: 2 * (0.8 * x - 0.6 * y + 13), y: 2 * (0.6 * x + 0.8 * y + 3))
        }
        let error = canvas.finish().largestAlphaError {
            ClosedForm.polygon(corners, x: $0, y: $1)
        }
        #expect(error <= 1)
    }
}

import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Canvas: independence of the clip")
struct CanvasTileTests {
    private static let gradient = Paint.gradient(
        Gradient(
            .radial(
                startCenter: Point(x: 20, y: 20), startRadius: 3,
                endCenter: Point(x: 44, y: 30), endRadius: 30),
            stops: [
                GradientStop(0, Color(red: 250, green: 30, blue: 10)),
                GradientStop(1, Color(red: 10, green: 30, blue: 250, alpha: 120)),
            ], extend: .reflect))

    /// Draws something of every kind.
    private static func draw(_ canvas: inout Canvas) throws {
        var path = Path()
        path.move(to: Point(x: 5, y: 60))
        path.cubic(
            to: Point(x: 70, y: 50), control1: Point(x: 90, y: -10),
            control2: Point(x: -20, y: -10))
        var picture = try Bitmap(width: 3, height: 2, fill: .white)
        picture[1, 0] = Color(red: 0, green: 90, blue: 0, alpha: 77)
        try canvas.drawShadow(of: path, shadow: Shadow(radius: 2.5, spread: 1))
        try canvas.drawShadow(
            of: Rect(x: 30, y: 30, width: 30, height: 20), radii: CornerRadii(4),
            shadow: Shadow(color: Color(red: 9, green: 0, blue: 90, alpha: 200), radius: 14))
        try canvas.fill(path, paint: gradient)
        canvas.save()
        try canvas.clip(to: Path(circle: Point(x: 40, y: 35), radius: 29))
        try canvas.beginLayer(
            alpha: 0.7, mode: .softLight,
            shadow: Shadow(radius: 3, offset: Point(x: -4, y: 6), spread: 1.5))
        try canvas.stroke(
            path, style: StrokeStyle(width: 7, cap: .round, dashes: [9, 8]), paint: gradient)
        canvas.concatenate(AffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 12, ty: -6))
        try canvas.draw(picture, in: Rect(x: 20, y: 20, width: 30, height: 21))
        try canvas.endLayer()
        canvas.restore()
        try canvas.draw(picture, in: Rect(x: 3.3, y: 4.4, width: 25, height: 9))
    }

    @Test("Drawing tile by tile gives the pixels of the whole", arguments: BlendSpace.allCases)
    func tiles(space: BlendSpace) throws {
        let background = Color(red: 200, green: 210, blue: 190)
        var whole = try Canvas.clear(80, 70, background: background, blendSpace: space)
        try Self.draw(&whole)
        let expected = whole.finish()
        var tiled = try Canvas.clear(80, 70, background: background, blendSpace: space)
        for y in stride(from: 0, to: 70, by: 27) {
            for x in stride(from: 0, to: 80, by: 33) {
                tiled.clip = PixelRect(x: x, y: y, width: 33, height: 27)
                try Self.draw(&tiled)
                tiled.transform = .identity
            }
        }
        let found = tiled.finish()
        #expect(found == expected)
    }
}

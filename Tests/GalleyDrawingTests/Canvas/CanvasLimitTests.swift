import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Canvas: hostile input")
struct CanvasLimitTests {
    @Test("A canvas of 60,000 pixels a side is an error that names the limit")
    func tooLarge() {
        let error = ImageError.sideTooLong(
            width: 60_000, height: 60_000, limit: Bitmap.maximumSide)
        #expect(throws: DrawingError.image(error)) { _ = try Canvas.clear(60_000, 60_000) }
        #expect(throws: DrawingError.self) { _ = try Canvas.clear(0, 5) }
    }

    @Test("A path of more than 100,000 lines is an error wherever it is used")
    func tooManySegments() throws {
        var path = Path()
        path.move(to: .zero)
        for index in 0...RasterizerLimits.segments {
            path.line(to: Point(x: Double(index % 10), y: Double(index % 7)))
        }
        var canvas = try Canvas.clear(10, 10)
        let isExpected: (any Error) -> Bool = {
            guard case DrawingError.tooManySegments = $0 else { return false }
            return true
        }
        #expect(performing: { try canvas.fill(path, color: .black) }, throws: isExpected)
        #expect(performing: { try canvas.clip(to: path) }, throws: isExpected)
        #expect(
            performing: {
                try canvas.stroke(path, style: StrokeStyle(width: 1), paint: .color(.black))
            }, throws: isExpected)
        #expect(
            performing: { try canvas.drawShadow(of: path, shadow: Shadow()) }, throws: isExpected)
        _ = canvas.finish()
    }

    @Test(
        "A transform or an origin that is no number is an error for every shape",
        arguments: [Double.nan, .infinity, -.infinity])
    func transforms(value: Double) throws {
        let rect = Rect(x: 0, y: 0, width: 3, height: 3)
        let picture = try Bitmap(width: 2, height: 2, fill: .black)
        let paint = Paint.gradient(
            Gradient(
                .linear(start: .zero, end: Point(x: 1, y: 1)), stops: [GradientStop(0, .black)]))
        for kind in 0..<3 {
            var canvas = try Canvas.clear(4, 4)
            switch kind {
            case 0: canvas.transform.a = value
            case 1: canvas.transform.tx = value
            default: canvas.origin.y = value
            }
            #expect(throws: DrawingError.self) { try canvas.fill(rect, color: .black) }
            #expect(throws: DrawingError.self) { try canvas.fill(rect, paint: paint) }
            #expect(throws: DrawingError.self) { try canvas.clip(to: rect) }
            #expect(throws: DrawingError.self) { try canvas.draw(picture, in: rect) }
            #expect(throws: DrawingError.self) {
                try canvas.stroke(
                    Path(rect: rect), style: StrokeStyle(width: 1), paint: .color(.black))
            }
            #expect(throws: DrawingError.self) {
                try canvas.drawShadow(of: rect, shadow: Shadow())
            }
            #expect(throws: DrawingError.self) {
                try canvas.drawBorder(inside: rect, width: 1, color: .black)
            }
            let empty = try Bitmap(width: 4, height: 4)
            let drawn = canvas.finish()
            #expect(drawn == empty)
        }
    }

    @Test("A text line whose numbers are none is an error", arguments: 0..<5)
    func textLines(index: Int) throws {
        var numbers = [0.0, 3, 2, 1, 1]
        numbers[index] = .nan
        var canvas = try Canvas.clear(4, 4)
        #expect(throws: DrawingError.self) {
            try canvas.drawTextLine(
                from: numbers[0], to: numbers[1], baseline: numbers[2], position: numbers[3],
                thickness: numbers[4], paint: .color(.black))
        }
        _ = canvas.finish()
    }

    @Test("A layer too large for its shadow is an error and changes nothing")
    func hugeLayer() throws {
        var canvas = try Canvas.clear(20_000, 1)
        #expect(throws: DrawingError.self) {
            try canvas.beginLayer(shadow: Shadow(radius: 2000, offset: Point(x: 60_000, y: 0)))
        }
        try canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: .black)
        #expect(canvas.finish()[0, 0] == .black)
    }
}

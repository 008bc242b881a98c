import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Pictures on the canvas")
struct ImageDrawingTests {
    /// A picture of different greys, its alpha full or by column.
    private static func picture(_ width: Int, _ height: Int, fading: Bool = false) throws -> Bitmap
    {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let grey = UInt8((x * 37 + y * 91) % 256)
                bytes += [grey, 255 - grey, UInt8(x), fading ? UInt8(40 * x % 256) : 255]
            }
        }
        return try Bitmap(width: width, height: height, straight: bytes)
    }

    @Test("At its own size and on the grid, a picture is copied", arguments: [1, 2, 3])
    func copies(scale: Int) throws {
        let picture = try Self.picture(6 * scale, 4 * scale, fading: true)
        var canvas = try Canvas.clear(6 * scale, 4 * scale, scale: Double(scale))
        try canvas.draw(
            picture, in: Rect(x: 0, y: 0, width: 6, height: 4),
            style: ImageStyle(pixelsPerPoint: Double(scale)))
        let drawn = canvas.finish()
        #expect(drawn == picture)
    }

    /// The triangle filter by its definition, along one axis.
    private static func filtered(_ line: [Double], to count: Int) -> [Double] {
        let step = Double(line.count) / Double(count)
        let reach = max(1, step)
        return (0..<count).map { index in
            let place = (Double(index) + 0.5) * step
            var (sum, total) = (0.0, 0.0)
            for pixel in -200..<200 {
                let weight = max(0, 1 - abs(Double(pixel) + 0.5 - place) / reach)
                sum += weight * line[min(max(pixel, 0), line.count - 1)]
                total += weight
            }
            return sum / total
        }
    }

    @Test(
        "Scaling is the triangle filter's sum, up and down",
        arguments: [(20, 13), (7, 5), (9, 9), (3, 2), (40, 31)])
    func scaling(size: (Int, Int)) throws {
        let picture = try Self.picture(9, 7, fading: true)
        var canvas = try Canvas.clear(size.0, size.1)
        try canvas.draw(
            picture, in: Rect(x: 0, y: 0, width: Double(size.0), height: Double(size.1)))
        var channels: [[[Double]]] = []
        for channel in 0..<4 {
            let rows = (0..<7).map { y in
                Self.filtered(
                    (0..<9).map { picture.channels($0, y)[channel] / 255 }, to: size.0)
            }
            channels.append(
                (0..<size.0).map { x in Self.filtered(rows.map { $0[x] }, to: size.1) })
        }
        let error = canvas.finish().largestError { x, y in channels.map { $0[x][y] } }
        #expect(error <= 0.6)
    }

    @Test("Aspect fit and fill keep the proportions and the centre")
    func fits() throws {
        let picture = try Bitmap(width: 4, height: 2, fill: .black)
        let square = Rect(x: 2, y: 2, width: 12, height: 12)
        for (fit, expected) in [
            (ImageFit.aspectFit, Rect(x: 2, y: 5, width: 12, height: 6)), (.aspectFill, square),
            (.stretch, square),
        ] {
            var canvas = try Canvas.clear(16, 16)
            try canvas.draw(picture, in: square, style: ImageStyle(fit: fit))
            let error = canvas.finish().largestAlphaError {
                ClosedForm.rect(expected, x: $0, y: $1)
            }
            #expect(error == 0)
        }
        // Filled 24 wide from x = −4: the left half is black, the right one white.
        var halves = picture
        for (x, y) in [(2, 0), (3, 0), (2, 1), (3, 1)] { halves[x, y] = .white }
        var canvas = try Canvas.clear(16, 16)
        try canvas.draw(halves, in: square, style: ImageStyle(fit: .aspectFill))
        let drawn = canvas.finish()
        #expect(drawn[2, 2] == .black && drawn[13, 13] == .white)
    }

    @Test("Caps keep their size, the middle is stretched, and a flip mirrors both")
    func caps() throws {
        // Columns: a red cap of 2, a green middle of 1, a blue cap of 1.
        let (red, green, blue) = (
            Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
            Color(red: 0, green: 0, blue: 255)
        )
        var picture = try Bitmap(width: 4, height: 1, fill: red)
        picture[2, 0] = green
        picture[3, 0] = blue
        let style = ImageStyle(capInsets: EdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
        for isFlipped in [false, true] {
            var canvas = try Canvas.clear(10, 2)
            if isFlipped {
                canvas.transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
            }
            try canvas.draw(picture, in: Rect(x: 0, y: 0, width: 10, height: 2), style: style)
            let drawn = canvas.finish()
            for x in 0..<10 {
                let expected = x < 2 ? red : x < 9 ? green : blue
                #expect(drawn[isFlipped ? 9 - x : x, 1] == expected, "\(x)")
            }
        }
        // Without room, the caps of 3 share 2 in proportion.
        var canvas = try Canvas.clear(2, 1, scale: 1)
        try canvas.draw(picture, in: Rect(x: 0, y: 0, width: 2, height: 1), style: style)
        let drawn = canvas.finish()
        #expect(drawn[0, 0] == red && drawn[1, 0] == blue)
    }

    @Test("A tint replaces all colours and keeps the picture's alpha times its own")
    func tint() throws {
        let picture = try Self.picture(6, 3, fading: true)
        let tint = Color(red: 10, green: 200, blue: 90, alpha: 180)
        var canvas = try Canvas.clear(6, 3)
        try canvas.draw(
            picture, in: Rect(x: 0, y: 0, width: 6, height: 3), style: ImageStyle(tint: tint))
        let error = canvas.finish().largestError { x, y in
            let alpha = picture.channels(x, y)[3] / 255 * 180 / 255
            return [10 * alpha / 255, 200 * alpha / 255, 90 * alpha / 255, alpha]
        }
        #expect(error <= 0.51)
    }

    @Test("Edges between pixels are weighted with the covered area, turned ones as well")
    func edges() throws {
        let picture = try Bitmap(width: 3, height: 3, fill: .black)
        let rect = Rect(x: 3.25, y: 4.5, width: 9, height: 6.25)
        var canvas = try Canvas.clear(20, 16)
        try canvas.draw(picture, in: rect)
        #expect(canvas.finish().largestAlphaError { ClosedForm.rect(rect, x: $0, y: $1) } <= 1)

        canvas = try Canvas.clear(20, 16)
        canvas.transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 6, ty: -3)
        try canvas.draw(picture, in: rect)
        let corners = [(3.25, 4.5), (12.25, 4.5), (12.25, 10.75), (3.25, 10.75)].map { x, y in
            Point(x: 0.8 * x - 0.6 * y + 6, y: 0.6 * x + 0.8 * y - 3)
        }
        let error = canvas.finish().largestAlphaError {
            ClosedForm.polygon(corners, x: $0, y: $1)
        }
        #expect(error <= 1)
    }

    @Test("A huge picture of which a corner is seen is drawn in bounded time")
    func huge() throws {
        let picture = try Self.picture(5, 5)
        var canvas = try Canvas.clear(20, 20)
        try canvas.draw(picture, in: Rect(x: -50_000, y: 5, width: 50_010, height: 60_000))
        #expect(canvas.finish()[3, 10].alpha == 255)
    }

    @Test("Numbers that can't be drawn are errors", arguments: [Double.nan, .infinity, -1, 0])
    func numbers(value: Double) throws {
        let picture = try Self.picture(2, 2)
        var canvas = try Canvas.clear(4, 4)
        #expect(throws: DrawingError.self) {
            try canvas.draw(
                picture, in: Rect(x: 0, y: 0, width: 2, height: 2),
                style: ImageStyle(pixelsPerPoint: value))
        }
        if value != 0 && value != -1 {
            #expect(throws: DrawingError.self) {
                try canvas.draw(picture, in: Rect(x: value, y: 0, width: 2, height: 2))
            }
        }
        _ = canvas.finish()
    }
}

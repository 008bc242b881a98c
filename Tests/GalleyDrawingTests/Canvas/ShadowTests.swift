import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyImage
import TestSupport
import Testing

@Suite("Shadows")
struct ShadowTests {
    /// A Gaussian's weight at whole distances up to eight deviations, normalized.
    private static func weights(_ sigma: Double, shift: Double) -> [Int: Double] {
        let reach = Int(8 * sigma + abs(shift)) + 2
        var weights: [Int: Double] = [:]
        var total = 0.0
        for distance in -reach...reach {
            let x = Double(distance) - shift
            let weight = exp(-x * x / (2 * sigma * sigma))
            weights[distance] = weight
            total += weight
        }
        return weights.mapValues { $0 / total }
    }

    /// The direct sum over pixels along one axis; a plane of products is blurred by products.
    private static func convolved(_ line: [Double], _ sigma: Double, shift: Double) -> [Double] {
        let weights = weights(sigma, shift: shift)
        return line.indices.map { place in
            var sum = 0.0
            for (index, value) in line.enumerated() where value > 0 {
                sum += value * (weights[place - index] ?? 0)
            }
            return sum
        }
    }

    /// How much of each pixel from 0 on an interval covers.
    private static func cover(_ from: Double, _ to: Double, count: Int) -> [Double] {
        (0..<count).map { max(0, min(to, Double($0 + 1)) - max(from, Double($0))) }
    }

    @Test(
        "The shadow of a rectangle is the direct Gaussian convolution, within 1/255",
        arguments: [0.4, 1, 2.5, 6, 11.9, 12, 17.3, 24, 40])
    func box(sigma: Double) throws {
        let side = 150
        let rect = Rect(x: 60.25, y: 52, width: 40.5, height: 9)
        var canvas = try Canvas.clear(side, side)
        // The offset moves the silhouette itself.
        try canvas.drawShadow(
            of: rect, shadow: Shadow(radius: sigma, offset: Point(x: 3, y: -2.5)))
        let across = Self.convolved(Self.cover(63.25, 103.75, count: side), sigma, shift: 0)
        let down = Self.convolved(Self.cover(49.5, 58.5, count: side), sigma, shift: 0)
        let error = canvas.finish().largestAlphaError { across[$0] * down[$1] }
        #expect(error <= 1)
    }

    @Test(
        "The shadow of a layer is the direct Gaussian convolution of its alpha, within 1/255",
        arguments: [0.7, 3, 8, 13, 30])
    func layer(sigma: Double) throws {
        let side = 120
        let rect = Rect(x: 50, y: 45, width: 30, height: 14)
        var canvas = try Canvas.clear(side, side)
        try canvas.beginLayer(
            shadow: Shadow(radius: sigma, offset: Point(x: 2.25, y: -5.5)))
        try canvas.fill(rect, color: Color(red: 0, green: 0, blue: 0, alpha: 204))
        try canvas.endLayer()
        let across = Self.convolved(Self.cover(50, 80, count: side), sigma, shift: 2.25)
        let down = Self.convolved(Self.cover(45, 59, count: side), sigma, shift: -5.5)
        let error = canvas.finish().largestAlphaError { x, y in
            let shadow = 0.8 * across[x] * down[y]
            let inside = ClosedForm.rect(rect, x: x, y: y) * 0.8
            return inside + shadow * (1 - inside)
        }
        #expect(error <= 1)
    }

    @Test("What lies outside the clip casts its shadow into it")
    func casters() throws {
        var whole = try Canvas.clear(60, 40)
        var cut = try Canvas.clear(60, 40)
        for isCut in [false, true] {
            func draw(_ canvas: inout Canvas) throws {
                try canvas.beginLayer(shadow: Shadow(radius: 4, offset: Point(x: 6, y: 0)))
                try canvas.fill(Rect(x: 5, y: 10, width: 20, height: 20), color: .white)
                try canvas.endLayer()
            }
            if isCut {
                cut.clip = PixelRect(x: 27, y: 0, width: 33, height: 40)
                try draw(&cut)
            } else {
                try draw(&whole)
            }
        }
        let (expected, found) = (whole.finish(), cut.finish())
        for y in 0..<40 {
            for x in 27..<60 { #expect(found[x, y] == expected[x, y]) }
            for x in 0..<27 { #expect(found[x, y] == .clear) }
        }
        #expect(found[29, 20].alpha > 100)
    }

    @Test("Nothing of a shadow lies outside the bounds it reports", arguments: [0, 1.5, 6, 25])
    func bounds(radius: Double) throws {
        let rect = Rect(x: 130, y: 120, width: 40, height: 20)
        let shadow = Shadow(radius: radius, offset: Point(x: 7, y: 3), spread: 2.5)
        let bounds = shadow.bounds(of: rect, scale: 1)
        // The layer itself is seen besides its shadow.
        var canvas = try Canvas.clear(300, 260)
        try canvas.drawShadow(of: Path(rect: rect), shadow: shadow)
        try canvas.drawShadow(of: rect, shadow: shadow)
        try canvas.beginLayer(shadow: shadow)
        try canvas.fill(rect, color: .black)
        try canvas.endLayer()
        let picture = canvas.finish()
        for y in 0..<260 {
            for x in 0..<300 where picture[x, y].alpha > 0 {
                if ClosedForm.rect(rect, x: x, y: y) > 0 { continue }
                let isInside =
                    Double(x + 1) > bounds.minX && Double(x) < bounds.maxX
                    && Double(y + 1) > bounds.minY && Double(y) < bounds.maxY
                #expect(isInside, "\(x), \(y)")
            }
        }
    }

    @Test("Spread grows a rectangle with its round corners, and a path with round ones")
    func spread() throws {
        let rect = Rect(x: 15, y: 15, width: 20, height: 16)
        let grown = Rect(x: 11, y: 11, width: 28, height: 24)
        let flat = Shadow(radius: 0, offset: .zero, spread: 4)
        var canvas = try Canvas.clear(50, 46)
        try canvas.drawShadow(of: rect, shadow: flat)
        #expect(canvas.finish().largestAlphaError { ClosedForm.rect(grown, x: $0, y: $1) } == 0)

        canvas = try Canvas.clear(50, 46)
        try canvas.drawShadow(of: Path(rect: rect), shadow: flat)
        let round = Path(roundedRect: grown, radius: 4)
        let exact = ExactCoverage(round, rule: .nonZero)
        #expect(canvas.finish().largestAlphaError { exact.area(x: $0, y: $1) } <= 1.1)

        canvas = try Canvas.clear(50, 46)
        try canvas.drawShadow(
            of: Path(rect: rect), shadow: Shadow(radius: 0, offset: .zero, spread: -3.5))
        let shrunk = Rect(x: 18.5, y: 18.5, width: 13, height: 9)
        #expect(canvas.finish().largestAlphaError { ClosedForm.rect(shrunk, x: $0, y: $1) } <= 1)
    }

    @Test("The spread of a layer moves its straight edges", arguments: [2.0, 1.25, -1.5])
    func layerSpread(distance: Double) throws {
        let rect = Rect(x: 15, y: 15, width: 20, height: 16)
        var canvas = try Canvas.clear(50, 46)
        // The content itself is far outside of the picture.
        canvas.origin = Point(x: -300, y: 0)
        try canvas.beginLayer(
            shadow: Shadow(radius: 0, offset: Point(x: 300, y: 0), spread: distance))
        try canvas.fill(rect, color: .black)
        try canvas.endLayer()
        let picture = canvas.finish()
        let edges = Rect(
            minX: 15 - distance, minY: 15 - distance, maxX: 35 + distance, maxY: 31 + distance)
        for x in 0..<50 {
            let area = ClosedForm.rect(edges, x: x, y: 23)
            #expect(abs(Double(picture[x, 23].alpha) - 255 * area) <= 1)
        }
        for y in 0..<46 {
            let area = ClosedForm.rect(edges, x: 25, y: y)
            #expect(abs(Double(picture[25, y].alpha) - 255 * area) <= 1)
        }
    }

    @Test("A flip mirrors the offset (layout reference J3): (2, 3) falls at (−2, 3)")
    func flip() throws {
        var canvas = try Canvas.clear(30, 30)
        canvas.transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 30, ty: 0)
        try canvas.drawShadow(
            of: Rect(x: 10, y: 10, width: 6, height: 6),
            shadow: Shadow(radius: 0, offset: Point(x: 2, y: 3)))
        let expected = Rect(x: 12, y: 13, width: 6, height: 6)
        let error = canvas.finish().largestAlphaError { ClosedForm.rect(expected, x: $0, y: $1) }
        #expect(error == 0)
    }

    @Test("The radius counts in points: at @3x a deviation is three pixels a point")
    func scale() throws {
        var canvas = try Canvas.clear(90, 60, scale: 3)
        try canvas.drawShadow(
            of: Rect(x: 10, y: 8, width: 10, height: 4), shadow: Shadow(radius: 1.5, offset: .zero))
        let across = Self.convolved(Self.cover(30, 60, count: 90), 4.5, shift: 0)
        let down = Self.convolved(Self.cover(24, 36, count: 60), 4.5, shift: 0)
        #expect(canvas.finish().largestAlphaError { across[$0] * down[$1] } <= 1)
    }

    @Test(
        "A number that can't be drawn is an error that names it",
        arguments: [Double.nan, .infinity, 1e9])
    func numbers(value: Double) throws {
        var canvas = try Canvas.clear(4, 4)
        let rect = Rect(x: 0, y: 0, width: 2, height: 2)
        for shadow in [
            Shadow(radius: value), Shadow(offset: Point(x: value, y: 0)), Shadow(spread: value),
            Shadow(radius: -1),
        ] {
            #expect(throws: DrawingError.self) { try canvas.drawShadow(of: rect, shadow: shadow) }
            #expect(throws: DrawingError.self) {
                try canvas.drawShadow(of: Path(rect: rect), shadow: shadow)
            }
            #expect(throws: DrawingError.self) { try canvas.beginLayer(shadow: shadow) }
        }
        _ = canvas.finish()
    }
}

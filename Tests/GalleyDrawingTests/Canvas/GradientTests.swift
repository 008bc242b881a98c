import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Gradients")
struct GradientTests {
    private static let stops = [
        GradientStop(0.1, Color(red: 250, green: 10, blue: 60)),
        GradientStop(0.4, Color(red: 20, green: 220, blue: 90, alpha: 100)),
        GradientStop(0.9, Color(red: 30, green: 40, blue: 250, alpha: 240)),
    ]

    /// The colour at a place by the rules, in 0...1: extended over the line from the first stop
    /// to the last, and interpolated premultiplied.
    private static func color(at place: Double, _ extend: GradientExtend) -> [Double] {
        let (first, last) = (stops[0].position, stops[2].position)
        var part = (place - first) / (last - first)
        switch extend {
        case .pad: part = min(max(part, 0), 1)
        case .repeat: part -= floor(part)
        case .reflect:
            part = abs(part.truncatingRemainder(dividingBy: 2))
            if part > 1 { part = 2 - part }
        }
        let position = first + part * (last - first)
        let index = position < stops[1].position ? 0 : 1
        let (a, b) = (stops[index], stops[index + 1])
        let share = (position - a.position) / (b.position - a.position)
        func channels(_ color: Color) -> [Double] {
            let alpha = Double(color.alpha) / 255
            return [color.red, color.green, color.blue].map { Double($0) / 255 * alpha } + [alpha]
        }
        return zip(channels(a.color), channels(b.color)).map { $0 + ($1 - $0) * share }
    }

    /// Places where the colour jumps are left out: no rounding is right there.
    private static func isNearJump(_ place: Double, _ extend: GradientExtend) -> Bool {
        guard extend == .repeat else { return false }
        let part = (place - 0.1) / 0.8
        return abs(part - part.rounded()) < 1e-6
    }

    private static func check(
        _ geometry: Gradient.Geometry, _ extend: GradientExtend,
        place: (Double, Double) -> Double?
    ) throws {
        var canvas = try Canvas.clear(60, 50)
        // A turn and a scale: the gradient's own coordinates are not the device's.
        canvas.transform = AffineTransform(a: 1.2, b: 0.3, c: -0.4, d: 0.9, tx: 8, ty: 3)
        let inverse = try #require(canvas.transform.inverted)
        let gradient = Gradient(geometry, stops: stops, extend: extend)
        try canvas.fill(
            Rect(x: -200, y: -200, width: 400, height: 400), paint: .gradient(gradient))
        let picture = canvas.finish()
        var largest = 0.0
        for y in 0..<50 {
            for x in 0..<60 {
                let point = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                let found = place(point.x, point.y)
                if let found, isNearJump(found, extend) { continue }
                let expected = found.map { color(at: $0, extend) } ?? [0, 0, 0, 0]
                for (value, formula) in zip(picture.channels(x, y), expected) {
                    largest = max(largest, abs(value - 255 * formula))
                }
            }
        }
        #expect(largest <= 0.51)
    }

    @Test("A linear gradient projects onto its line", arguments: GradientExtend.allCases)
    func linear(extend: GradientExtend) throws {
        let (start, end) = (Point(x: 10, y: 5), Point(x: 28, y: 21))
        try Self.check(.linear(start: start, end: end), extend) { x, y in
            ((x - 10) * 18 + (y - 5) * 16) / (18 * 18 + 16 * 16)
        }
    }

    @Test(
        "A radial gradient takes the greatest circle through a point",
        arguments: GradientExtend.allCases,
        [
            (20.0, 15.0, 0.0, 20.0, 15.0, 15.0), (15, 15, 4, 25, 18, 20), (12, 12, 3, 35, 20, 8),
            (10, 20, 5, 30, 20, 5),
        ])
    func radial(
        extend: GradientExtend, circles: (Double, Double, Double, Double, Double, Double)
    ) throws {
        let (x0, y0, r0, x1, y1, r1) = circles
        let geometry = Gradient.Geometry.radial(
            startCenter: Point(x: x0, y: y0), startRadius: r0,
            endCenter: Point(x: x1, y: y1), endRadius: r1)
        try Self.check(geometry, extend) { x, y in
            // |p − c0 − t·d|² = (r0 + t·dr)², by the usual formula.
            let (dx, dy, dr) = (x1 - x0, y1 - y0, r1 - r0)
            let a = dx * dx + dy * dy - dr * dr
            let b = -2 * ((x - x0) * dx + (y - y0) * dy + r0 * dr)
            let c = (x - x0) * (x - x0) + (y - y0) * (y - y0) - r0 * r0
            let root = b * b - 4 * a * c
            if root < 0 { return nil }
            return [(-b + sqrt(root)) / (2 * a), (-b - sqrt(root)) / (2 * a)]
                .filter { r0 + $0 * dr >= 0 }.max()
        }
    }

    @Test(
        "A sweep gradient turns from the x axis to the y axis", arguments: GradientExtend.allCases,
        [(0.0, 360.0), (30, 150), (200, 90), (-45, 45)])
    func sweep(extend: GradientExtend, angles: (Double, Double)) throws {
        let geometry = Gradient.Geometry.sweep(
            center: Point(x: 21.3, y: 17.7), startAngle: angles.0, endAngle: angles.1)
        try Self.check(geometry, extend) { x, y in
            var angle = atan2(y - 17.7, x - 21.3) * 180 / .pi
            if angle < 0 { angle += 360 }
            return (angle - angles.0) / (angles.1 - angles.0)
        }
    }

    @Test("A slow ramp has a step at each of its 30 levels and none elsewhere")
    func banding() throws {
        var canvas = try Canvas.clear(600, 1)
        let gradient = Gradient(
            .linear(start: .zero, end: Point(x: 600, y: 0)),
            stops: [
                GradientStop(0, Color(red: 60, green: 60, blue: 60)),
                GradientStop(1, Color(red: 90, green: 90, blue: 90)),
            ])
        try canvas.fill(
            Rect(x: 0, y: 0, width: 600, height: 1), paint: .gradient(gradient))
        let picture = canvas.finish()
        for x in 0..<600 {
            let level = 60 + 30 * (Double(x) + 0.5) / 600
            #expect(picture[x, 0].red == UInt8((level).rounded()))
        }
    }

    @Test("Stops at one place make an edge, and a stop before its neighbour moves to it")
    func edges() throws {
        var canvas = try Canvas.clear(10, 1)
        let gradient = Gradient(
            .linear(start: .zero, end: Point(x: 10, y: 0)),
            stops: [
                GradientStop(0, .black), GradientStop(0.5, .black), GradientStop(0.2, .white),
                GradientStop(1, .white),
            ])
        try canvas.fill(Rect(x: 0, y: 0, width: 10, height: 1), paint: .gradient(gradient))
        let picture = canvas.finish()
        #expect((0..<10).map { picture[$0, 0].red } == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test("A gradient without stops, without extent or with a number that is none")
    func degenerate() throws {
        var canvas = try Canvas.clear(4, 4)
        let rect = Rect(x: 0, y: 0, width: 4, height: 4)
        let line = Gradient.Geometry.linear(start: .zero, end: Point(x: 4, y: 0))
        #expect(throws: DrawingError.noColorStops) {
            try canvas.fill(rect, paint: .gradient(Gradient(line, stops: [])))
        }
        let stop = [GradientStop(0, .black), GradientStop(1, .white)]
        let bad: [Gradient] = [
            Gradient(.linear(start: Point(x: .nan, y: 0), end: .zero), stops: stop),
            Gradient(
                .radial(
                    startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 1),
                stops: stop),
            Gradient(
                .sweep(center: .zero, startAngle: .infinity, endAngle: 1), stops: stop),
            Gradient(line, stops: [GradientStop(.nan, .black)]),
        ]
        for gradient in bad {
            #expect(throws: DrawingError.self) {
                try canvas.fill(rect, paint: .gradient(gradient))
            }
        }
        let point = Gradient(.linear(start: .zero, end: .zero), stops: stop)
        try canvas.fill(rect, paint: .gradient(point))
        canvas.transform = .scale(x: 0, y: 1)
        #expect(throws: DrawingError.transformNotInvertible) {
            try canvas.fill(rect, paint: .gradient(point))
        }
        #expect(canvas.finish()[2, 2] == .white)
    }
}

import GalleyGeometry
import GalleyImage

/// A gradient ready to give the colours of device pixels.
struct GradientSampler {
    private enum Place {
        /// a·x + b·y + c.
        case linear(a: Double, b: Double, c: Double)
        case radial(CirclePlaces)
        case sweep(center: Point, start: Double, length: Double)
        /// The last colour everywhere.
        case last
    }

    private let place: Place
    private let line: ColorLine
    private let toUser: AffineTransform

    /// Creates the sampler of a gradient that a transform takes to device pixels.
    init(_ gradient: Gradient, transform: AffineTransform) throws(DrawingError) {
        guard let inverse = transform.inverted, inverse.isFinite else {
            throw .transformNotInvertible
        }
        toUser = inverse
        line = try ColorLine(gradient)
        switch gradient.geometry {
        case .linear(let start, let end):
            try Self.check(start, end)
            let direction = end - start
            if direction.square > 0 {
                let (x, y) = (direction.x / direction.square, direction.y / direction.square)
                place = .linear(
                    a: x * inverse.a + y * inverse.b, b: x * inverse.c + y * inverse.d,
                    c: x * (inverse.tx - start.x) + y * (inverse.ty - start.y))
            } else {
                place = .last
            }
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            try Self.check(startCenter, endCenter)
            for radius in [startRadius, endRadius] {
                try DrawingError.check(radius, "gradient radius", within: 0...Self.limit)
            }
            place = .radial(
                CirclePlaces(
                    start: startCenter, radius: startRadius, toward: endCenter - startCenter,
                    growth: endRadius - startRadius))
        case .sweep(let center, let startAngle, let endAngle):
            try Self.check(center)
            for angle in [startAngle, endAngle] {
                try DrawingError.check(angle, "gradient angle", within: -3600...3600)
            }
            place = .sweep(
                center: center, start: startAngle / 360, length: (endAngle - startAngle) / 360)
        }
    }

    private static let limit = Double(RasterizerLimits.distance)

    private static func check(_ points: Point...) throws(DrawingError) {
        for point in points {
            try DrawingError.check(point.x, "gradient coordinate", within: -limit...limit)
            try DrawingError.check(point.y, "gradient coordinate", within: -limit...limit)
        }
    }

    /// Writes the colours of neighbouring pixels, the first of which is given.
    func fill(_ row: inout MutableSpan<WidePixel>, x: Int, y: Int) {
        let deviceY = Double(y) + 0.5
        switch place {
        case .linear(let a, let b, let c):
            for index in row.indices {
                row[index] = line.color(at: a * (Double(x + index) + 0.5) + (b * deviceY + c))
            }
        case .radial(let circles):
            for index in row.indices {
                let point = toUser.apply(to: Point(x: Double(x + index) + 0.5, y: deviceY))
                row[index] = circles.place(of: point).map(line.color) ?? .zero
            }
        case .sweep(let center, let start, let length):
            for index in row.indices {
                let point = toUser.apply(to: Point(x: Double(x + index) + 0.5, y: deviceY))
                let offset = SweepAngle.turns(x: point.x - center.x, y: point.y - center.y) - start
                let place = length != 0 ? offset / length : offset < 0 ? -1e9 : 1e9
                row[index] = line.color(at: place)
            }
        case .last:
            for index in row.indices { row[index] = line.last }
        }
    }
}

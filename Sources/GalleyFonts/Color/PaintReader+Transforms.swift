import GalleyGeometry

extension PaintReader {
    /// Reads a transform (paint formats 12–31, of which the odd ones vary).
    func transform(_ format: Int, at offset: Int) throws(FontError) -> AffineTransform {
        let varies = format % 2 == 1
        if format <= 13 {
            let n = try numbers(
                [.fixed, .fixed, .fixed, .fixed, .fixed, .fixed],
                at: offset + uint24(offset + 4), varies: varies)
            return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        }
        // The even format of each kind and the way its numbers are stored; those with a centre end
        // with it.
        let center: [NumberFormat] = [.units, .units]
        let kinds: [[NumberFormat]] = [
            center, [.fraction, .fraction], [.fraction, .fraction] + center, [.fraction],
            [.fraction] + center, [.fraction], [.fraction] + center, [.fraction, .fraction],
            [.fraction, .fraction] + center,
        ]
        let n = try numbers(kinds[(format - 14) / 2], at: offset + 4, varies: varies)
        return switch format & ~1 {
        case 14: .translation(x: n[0], y: n[1])
        case 16: .scale(x: n[0], y: n[1])
        case 18: Self.scale(n[0], n[1]).around(n[2], n[3])
        case 20: .scale(x: n[0], y: n[0])
        case 22: Self.scale(n[0], n[0]).around(n[1], n[2])
        case 24: Self.rotation(n[0])
        case 26: Self.rotation(n[0]).around(n[1], n[2])
        case 28: Self.skew(n[0], n[1])
        default: Self.skew(n[0], n[1]).around(n[2], n[3])
        }
    }

    private static func scale(_ x: Double, _ y: Double) -> AffineTransform { .scale(x: x, y: y) }

    /// Turns counter-clockwise by an angle in half turns.
    private static func rotation(_ angle: Double) -> AffineTransform {
        let (sine, cosine) = HalfTurns.sineAndCosine(angle)
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Turns the y axis by the first and the x axis by the second angle, counter-clockwise in half
    /// turns.
    ///
    /// At a quarter turn the slope is infinite, and nothing can be painted.
    private static func skew(_ x: Double, _ y: Double) -> AffineTransform {
        func slope(_ angle: Double) -> Double {
            let (sine, cosine) = HalfTurns.sineAndCosine(angle)
            return sine / cosine
        }
        return AffineTransform(a: 1, b: slope(y), c: -slope(x), d: 1, tx: 0, ty: 0)
    }
}

extension AffineTransform {
    /// Returns the transform with a point in the place of the origin.
    fileprivate func around(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform.translation(x: -x, y: -y).followed(by: self)
            .followed(by: .translation(x: x, y: y))
    }
}

/// A linear map and a translation: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
    /// How much of x goes into x′.
    public var a: Double
    /// How much of x goes into y′.
    public var b: Double
    /// How much of y goes into x′.
    public var c: Double
    /// How much of y goes into y′.
    public var d: Double
    /// The distance added to x′.
    public var tx: Double
    /// The distance added to y′.
    public var ty: Double

    /// Creates a transform from its six coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes nothing.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the transform that scales each axis about the origin.
    public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Creates the transform that moves every point by a distance.
    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Returns the transform that applies this one first and then another.
    public func followed(by next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    /// Returns where a point goes.
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns where a vector goes, which has a direction and a length but no position.
    public func apply(toVector vector: Point) -> Point {
        Point(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
    }

    /// The transform that undoes this one, or nil where this one flattens the plane.
    public var inverted: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
        return AffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether all six coefficients are finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether a vector keeps its direction and length.
    public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether rectangles stay rectangles along the axes, scaled and flipped but not turned.
    public var isAxisAligned: Bool { b == 0 && c == 0 }

    /// The largest factor by which a vector grows.
    public var largestScale: Double {
        // The larger singular value of the matrix.
        let (sum, difference) = (a + d, a - d)
        let (skewSum, skewDifference) = (b + c, b - c)
        let first = (sum * sum + skewDifference * skewDifference).squareRoot()
        let second = (difference * difference + skewSum * skewSum).squareRoot()
        return (first + second) / 2
    }
}

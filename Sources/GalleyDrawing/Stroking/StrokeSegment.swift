import GalleyGeometry

/// A line or a curve that a pen follows, as a cubic curve.
struct StrokeSegment {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    var isLine: Bool

    init(line start: Point, _ end: Point) {
        self.start = start
        self.end = end
        control1 = Self.mix(start, end, 1.0 / 3)
        control2 = Self.mix(start, end, 2.0 / 3)
        isLine = true
    }

    init(quad start: Point, _ control: Point, _ end: Point) {
        self.start = start
        self.end = end
        control1 = Self.mix(start, control, 2.0 / 3)
        control2 = Self.mix(end, control, 2.0 / 3)
        isLine = false
    }

    init(cubic start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        isLine = false
    }

    /// Whether it goes nowhere.
    var isPoint: Bool {
        end == start && (isLine || (control1 == start && control2 == start))
    }

    /// The largest distance between neighbouring points.
    var reach: Double {
        max((control1 - start).length, (control2 - control1).length, (end - control2).length)
    }

    /// The derivative by t of a curve.
    func derivative(at t: Double) -> Point {
        let (a, b, c) = (control1 - start, control2 - control1, end - control2)
        let ab = Self.mix(a, b, t)
        let bc = Self.mix(b, c, t)
        return Self.mix(ab, bc, t) * 3
    }

    /// The second derivative by t of a curve.
    func secondDerivative(at t: Double) -> Point {
        let (a, b, c) = (control1 - start, control2 - control1, end - control2)
        return Self.mix(b - a, c - b, t) * 6
    }

    /// The third derivative of a curve.
    var thirdDerivative: Point {
        let (a, b, c) = (control1 - start, control2 - control1, end - control2)
        return (c - b - (b - a)) * 6
    }

    func point(at t: Double) -> Point {
        if t == 0 { return start }
        if t == 1 { return end }
        return split(at: t).0.end
    }

    /// Returns the parts before and after a parameter.
    func split(at t: Double) -> (StrokeSegment, StrokeSegment) {
        if isLine {
            let middle = Self.mix(start, end, t)
            return (StrokeSegment(line: start, middle), StrokeSegment(line: middle, end))
        }
        let a = Self.mix(start, control1, t)
        let b = Self.mix(control1, control2, t)
        let c = Self.mix(control2, end, t)
        let ab = Self.mix(a, b, t)
        let bc = Self.mix(b, c, t)
        let middle = Self.mix(ab, bc, t)
        return (
            StrokeSegment(cubic: start, a, ab, middle), StrokeSegment(cubic: middle, bc, c, end)
        )
    }

    /// Returns the part between two parameters.
    func part(from t0: Double, to t1: Double) -> StrokeSegment {
        let head = t1 < 1 ? split(at: t1).0 : self
        return t0 > 0 ? head.split(at: t0 / t1).1 : head
    }

    static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}

// Points as vectors.
extension Point {
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

    /// The square of the length.
    var square: Double { x * x + y * y }
    var length: Double { square.squareRoot() }
    /// The vector of length 1 in the same direction.
    var unit: Point {
        let length = length
        return Point(x: x / length, y: y / length)
    }

    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    /// Positive where the other vector is reached by turning from the x axis to the y axis.
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}

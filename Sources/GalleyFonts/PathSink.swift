import GalleyGeometry

/// Makes a path in font units, y up.
struct PathSink: OutlineSink {
    /// The font units half a step spans: a power of two, so that products are exact.
    let unit: Double
    private var verbs: [Path.Verb] = []
    private var points: [Point] = []

    init(unit: Double) { self.unit = unit }

    var path: Path { Path(verbs: verbs, points: points) }

    mutating func reserve(points pointCount: Int, contours: Int) {
        // A point gives a verb and two points at most, a contour a start and a close more.
        verbs.reserveCapacity(pointCount + 2 * contours)
        points.reserveCapacity(2 * pointCount + contours)
    }

    @inline(__always)
    private mutating func append(_ point: SIMD2<Int>) {
        points.append(Point(x: Double(point.x) * unit, y: Double(point.y) * unit))
    }

    @inline(__always)
    mutating func move(to point: SIMD2<Int>) {
        verbs.append(.move)
        append(point)
    }

    @inline(__always)
    mutating func line(to point: SIMD2<Int>) {
        verbs.append(.line)
        append(point)
    }

    @inline(__always)
    mutating func quad(_ control: SIMD2<Int>, to point: SIMD2<Int>) {
        verbs.append(.quad)
        append(control)
        append(point)
    }

    @inline(__always)
    mutating func cubic(_ control1: SIMD2<Int>, _ control2: SIMD2<Int>, to point: SIMD2<Int>) {
        verbs.append(.cubic)
        append(control1)
        append(control2)
        append(point)
    }

    @inline(__always)
    mutating func close() { verbs.append(.close) }
}

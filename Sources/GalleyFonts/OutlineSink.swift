import GalleyGeometry

/// What takes the contours of a decoded outline.
///
/// Points are in halves of FreeType's coordinate steps, y up, because a point that is left out lies
/// halfway between two others.
protocol OutlineSink {
    /// Makes room for an outline of some points and contours.
    mutating func reserve(points: Int, contours: Int)
    mutating func move(to point: SIMD2<Int>)
    mutating func line(to point: SIMD2<Int>)
    mutating func quad(_ control: SIMD2<Int>, to point: SIMD2<Int>)
    mutating func cubic(_ control1: SIMD2<Int>, _ control2: SIMD2<Int>, to point: SIMD2<Int>)
    mutating func close()
}

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

/// Makes lines and curves in subunits, y down, closing every contour.
struct ElementSink: OutlineSink {
    /// The subunits half a step spans.
    private let scale: Int
    private(set) var elements: [OutlineElement]
    private var contour: Int32 = -1
    private var first = SIMD2<Int32>.zero
    private var current = SIMD2<Int32>.zero

    /// Takes the memory of elements over, to be taken back from ``elements``.
    init(scale: Int, reusing elements: consuming [OutlineElement]) {
        self.scale = scale
        self.elements = elements
        self.elements.removeAll(keepingCapacity: true)
    }

    mutating func reserve(points: Int, contours: Int) {
        elements.reserveCapacity(points + contours)
    }

    @inline(__always)
    private func subunits(_ point: SIMD2<Int>) -> SIMD2<Int32> {
        SIMD2(
            Int32(truncatingIfNeeded: point.x &* scale),
            Int32(truncatingIfNeeded: 0 &- point.y &* scale))
    }

    @inline(__always)
    private mutating func append(
        _ controlCount: UInt8, _ control1: SIMD2<Int32>, _ control2: SIMD2<Int32>,
        _ end: SIMD2<Int32>
    ) {
        elements.append(
            OutlineElement(
                controlCount: controlCount, contour: contour, start: current, control1: control1,
                control2: control2, end: end))
        current = end
    }

    @inline(__always)
    mutating func move(to point: SIMD2<Int>) {
        contour &+= 1
        first = subunits(point)
        current = first
    }

    @inline(__always)
    mutating func line(to point: SIMD2<Int>) { append(0, .zero, .zero, subunits(point)) }

    @inline(__always)
    mutating func quad(_ control: SIMD2<Int>, to point: SIMD2<Int>) {
        append(1, subunits(control), .zero, subunits(point))
    }

    @inline(__always)
    mutating func cubic(_ control1: SIMD2<Int>, _ control2: SIMD2<Int>, to point: SIMD2<Int>) {
        append(2, subunits(control1), subunits(control2), subunits(point))
    }

    @inline(__always)
    mutating func close() {
        if current.x != first.x || current.y != first.y { append(0, .zero, .zero, first) }
    }
}

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

/// A line or curve of an outline in subunits of its face, y down.
package struct OutlineElement: BitwiseCopyable {
    /// How many control points it has: 0 for a line, 1 for a quadratic, 2 for a cubic curve.
    package var controlCount: UInt8
    /// Which contour it belongs to, counted from 0.
    package var contour: Int32
    package var start: SIMD2<Int32>
    package var control1: SIMD2<Int32>
    package var control2: SIMD2<Int32>
    package var end: SIMD2<Int32>

    @inlinable @inline(__always)
    package init(
        controlCount: UInt8, contour: Int32, start: SIMD2<Int32>, control1: SIMD2<Int32>,
        control2: SIMD2<Int32>, end: SIMD2<Int32>
    ) {
        self.controlCount = controlCount
        self.contour = contour
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }
}

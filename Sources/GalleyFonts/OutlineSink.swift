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

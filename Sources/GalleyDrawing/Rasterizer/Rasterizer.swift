import GalleyGeometry

/// Computes the exact area that a shape covers of each pixel.
///
/// A rasterizer owns the memory it works in, which grows to the largest picture drawn and is
/// reused: drawing allocates nothing once it has grown. Coverage is one byte a pixel, the area
/// times 255, rounded; it is computed in integers, so that equal input gives equal bytes
/// everywhere. A clip leaves out pixels and changes none, save in shapes of more than 8192 pixels
/// a side whose contours cross, where it may change one by 1/255.
public struct Rasterizer: ~Copyable {
    /// The points of the shape being drawn, in subpixels from the corner of its frame.
    var points = ScratchBuffer<GridPoint>(capacity: 256, zero: .zero)
    var flattener = Flattener()
    private var sweep = EdgeSweep()
    var accumulator = Accumulator()
    private(set) var coverage = ScratchBuffer<UInt8>(capacity: 1 << 10, zero: 0)

    /// The most pixels that are accumulated at a time, unless one row has more.
    let bandPixels: Int

    /// Creates a rasterizer with little memory.
    public init() { self.init(bandPixels: 1 << 22) }

    /// Creates a rasterizer that accumulates a number of pixels at a time, four bytes for each.
    package init(bandPixels: Int) { self.bandPixels = bandPixels }

    /// Turns the flattened segments into coverage, after a sweep unless they wind around every
    /// point once or not at all.
    mutating func drawSegments(_ view: View, sweptBy rule: FillRule?) throws(DrawingError) {
        if flattener.isOverfull {
            throw .shapeTooComplex(limit: RasterizerLimits.flattenedSegments)
        }
        if let rule {
            try sweep.run(
                flattener.segments, count: flattener.count, rule: rule,
                limit: RasterizerLimits.sweepSteps)
            flattener.replaceAll(with: sweep)
        }
        let (width, height) = (view.visible.width, view.visible.height)
        coverage.reserve(width * height + 16)
        let bandHeight = max(1, bandPixels / width)
        var row = 0
        while row < height {
            let end = min(row + bandHeight, height)
            accumulator.begin(width: width, height: end - row)
            if view.isWhole && end - row == height {
                accumulator.add(flattener.segments, count: flattener.count)
            } else {
                accumulator.add(
                    flattener.segments, count: flattener.count,
                    in: view.window(rows: row..<end))
            }
            accumulator.resolve(into: &coverage, at: row * width)
            row = end
        }
    }

    /// Turns what is in the accumulator into coverage.
    @inline(__always)
    mutating func resolve(_ view: View) {
        coverage.reserve(view.visible.width &* view.visible.height &+ 16)
        accumulator.resolve(into: &coverage, at: 0)
    }

    /// Lends the coverage of a view.
    @inline(__always)
    func lend<Result: ~Copyable>(
        _ view: View, _ body: (PixelRect, Span<UInt8>) throws(DrawingError) -> Result
    ) throws(DrawingError) -> Result {
        let rect = view.isEmpty ? PixelRect.zero : view.visible
        return try coverage.withSpan(count: rect.width * rect.height) {
            coverage throws(DrawingError) in try body(rect, coverage)
        }
    }
}

import GalleyGeometry

/// Computes the exact area that a shape covers of each pixel.
///
/// A rasterizer owns the memory it works in, which grows to the largest picture drawn and is
/// reused: drawing allocates nothing once it has grown. Coverage is one byte a pixel, the area
/// times 255, rounded; it is computed in integers, so that equal input gives equal bytes
/// everywhere. A clip leaves out pixels and changes none.
public struct Rasterizer: ~Copyable {
    /// The points of the shape being drawn, in subpixels from the corner of its frame.
    var points = ScratchBuffer<GridPoint>(capacity: 256, zero: .zero)
    var flattener = Flattener()
    private var sweep = EdgeSweep()
    var accumulator = Accumulator()
    private(set) var coverage = ScratchBuffer<UInt8>(capacity: 1 << 10, zero: 0)

    /// The most pixels that are accumulated at a time, unless one row has more.
    let bandPixels: Int
    /// The longest side of a shape whose curves are all flattened before it is swept. A larger one
    /// leaves out curves that the clip hides, by which a pixel may change by 1/255.
    private static let wholeSweepSide = 8192

    /// Creates a rasterizer with little memory.
    public init() { self.init(bandPixels: 1 << 22) }

    /// Creates a rasterizer that accumulates a number of pixels at a time, four bytes for each.
    package init(bandPixels: Int) { self.bandPixels = bandPixels }

    /// What the clip shows of a shape.
    struct View {
        /// The pixels that the shape touches.
        var frame: PixelRect
        /// Those of them inside the clip.
        var visible: PixelRect

        init(frame: PixelRect, clip: PixelRect) throws(DrawingError) {
            let farthest = RasterizerLimits.distance
            let side = RasterizerLimits.clipSide
            guard clip.width <= side, clip.height <= side,
                (-farthest...farthest).contains(clip.x), (-farthest...farthest).contains(clip.y)
            else { throw .clipOutOfRange(width: clip.width, height: clip.height, limit: side) }
            self.frame = frame
            visible = clip.isEmpty ? .zero : frame.intersection(clip)
            if pixelCount > RasterizerLimits.pixels {
                throw .tooManyPixels(count: pixelCount, limit: RasterizerLimits.pixels)
            }
        }

        var isEmpty: Bool { visible.isEmpty }
        var isWhole: Bool { visible == frame }

        /// A number of visible rows as seen from the frame's corner.
        func window(rows: Range<Int>) -> Window {
            let (left, top) = (visible.x - frame.x, visible.y - frame.y)
            return Window(
                columns: left..<left + visible.width,
                rows: top + rows.lowerBound..<top + rows.upperBound)
        }

        /// All visible pixels as seen from the frame's corner.
        var window: Window { window(rows: 0..<visible.height) }

        /// The window outside of which curves need not be flattened; nil where all are.
        func flatteningWindow(isSwept: Bool) -> Window? {
            if isWhole { return nil }
            if isSwept && max(frame.width, frame.height) <= Rasterizer.wholeSweepSide { return nil }
            return window
        }

        var pixelCount: Int { visible.width * visible.height }
    }

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

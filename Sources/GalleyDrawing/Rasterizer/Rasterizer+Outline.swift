public import GalleyGeometry

extension Rasterizer {
    /// Lends the coverage of a glyph's outline at a size.
    ///
    /// - Parameters:
    ///   - outline: The outline, shared by all sizes.
    ///   - pixelsPerEm: The size, up to ``RasterizerLimits/pixelsPerEm``; it may be fractional.
    ///   - quarterX: How many quarters of a pixel, 0...3, the glyph is moved to the right.
    ///   - clip: The pixels wanted, relative to the pixel of the glyph's origin, y down: the rows
    ///     above the baseline have negative numbers.
    ///   - body: Receives the pixels that are covered or may be, cut to the clip and relative to
    ///     the origin, and their coverage row by row; an empty rectangle where there are none.
    /// - Returns: What the body returns.
    /// - Throws: ``DrawingError/sizeOutOfRange(_:limit:)``,
    ///   ``DrawingError/extentTooLarge(limit:)``,
    ///   ``DrawingError/clipOutOfRange(width:height:limit:)``,
    ///   ``DrawingError/tooManyPixels(count:limit:)``,
    ///   ``DrawingError/shapeTooComplex(limit:)``, or what the body throws.
    /// - Precondition: `quarterX` is within 0...3.
    public mutating func withCoverage<Result: ~Copyable>(
        of outline: PreparedOutline, pixelsPerEm: Double, quarterX: Int = 0, clip: PixelRect,
        _ body: (PixelRect, Span<UInt8>) throws(DrawingError) -> Result
    ) throws(DrawingError) -> Result {
        precondition((0...3).contains(quarterX), "a glyph is moved by 0 to 3 quarters of a pixel")
        let scale = try OutlineScale(outline.grid, pixelsPerEm: pixelsPerEm, quarterX: quarterX)
        let view =
            if let crossing = outline.crossing, outline.isSwept(at: pixelsPerEm) {
                try draw(crossing, scale, clip: clip, isSwept: true)
            } else {
                try draw(outline.shape, scale, clip: clip, isSwept: false)
            }
        return try lend(view, body)
    }

    /// Computes the coverage of a shape and returns which pixels it is for.
    @inline(never)
    private mutating func draw(
        _ shape: borrowing PreparedShape, _ scale: OutlineScale, clip: PixelRect, isSwept: Bool
    ) throws(DrawingError) -> View {
        let view = try View(frame: scale.frame(of: shape), clip: clip)
        if view.isEmpty { return view }
        scale.place(shape, in: view.frame, into: &points)
        flattener.removeAll()
        if isSwept || !view.isWhole || view.pixelCount > bandPixels {
            if let window = view.flatteningWindow(isSwept: isSwept) {
                flatten(shape, in: window)
            } else {
                flattenLines(shape.verticals)
                flattenLines(shape.lines)
                flattenCurves(shape)
            }
            try drawSegments(view, sweptBy: isSwept ? .nonZero : nil)
        } else {
            flattenLines(shape.lines)
            flattenCurves(shape)
            if flattener.isOverfull {
                throw .shapeTooComplex(limit: RasterizerLimits.flattenedSegments)
            }
            accumulator.begin(width: view.frame.width, height: view.frame.height)
            accumulateVerticals(shape)
            accumulator.add(flattener.segments, count: flattener.count)
            resolve(view)
        }
        return view
    }

    @inline(__always)
    private mutating func accumulateVerticals(_ shape: borrowing PreparedShape) {
        for first in stride(from: 0, to: shape.verticals.upperBound, by: 2) {
            let line = Line(points, start: first, end: first &+ 1)
            accumulator.addVertical(x: line.x0, y0: line.y0, y1: line.y1)
        }
    }

    @inline(__always)
    private mutating func flattenLines(_ lines: Range<Int>) {
        for first in stride(from: lines.lowerBound, to: lines.upperBound, by: 2) {
            flattener.add(Line(points, start: first, end: first &+ 1))
        }
    }

    @inline(__always)
    private mutating func flattenCurves(_ shape: borrowing PreparedShape) {
        for first in stride(from: shape.quads.lowerBound, to: shape.quads.upperBound, by: 3) {
            flattener.add(
                QuadCurve(points, start: first, control: first &+ 1, end: first &+ 2))
        }
        for first in stride(from: shape.cubics.lowerBound, to: shape.cubics.upperBound, by: 4) {
            flattener.add(
                CubicCurve(
                    points, start: first, control1: first &+ 1, control2: first &+ 2,
                    end: first &+ 3))
        }
    }

    private mutating func flatten(_ shape: borrowing PreparedShape, in window: Window) {
        for first in stride(from: 0, to: shape.lines.upperBound, by: 2) {
            flattener.add(Line(points, start: first, end: first + 1), in: window)
        }
        for first in stride(from: shape.quads.lowerBound, to: shape.quads.upperBound, by: 3) {
            flattener.add(
                QuadCurve(points, start: first, control: first + 1, end: first + 2), in: window)
        }
        for first in stride(from: shape.cubics.lowerBound, to: shape.cubics.upperBound, by: 4) {
            flattener.add(
                CubicCurve(
                    points, start: first, control1: first + 1, control2: first + 2,
                    end: first + 3),
                in: window)
        }
    }
}

extension PreparedOutline {
    /// Whether the outline must be swept at a size, because it has no cuts or they are too coarse.
    func isSwept(at pixelsPerEm: Double) -> Bool {
        crossing != nil && (shape.isEmpty || pixelsPerEm > Self.cutLimit)
    }
}

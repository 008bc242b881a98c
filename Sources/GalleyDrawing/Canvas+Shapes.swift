public import GalleyGeometry
public import GalleyImage

extension Canvas {
    /// Fills a path.
    ///
    /// - Throws: ``DrawingError`` for coordinates that are not finite or out of range, and for a
    ///   path beyond the rasterizer's limits.
    public mutating func fill(
        _ path: Path, rule: FillRule = .nonZero, color: Color
    ) throws(DrawingError) {
        let transform = AffineTransform(
            a: grid.scale, b: 0, c: 0, d: grid.scale, tx: origin.x * grid.scale,
            ty: origin.y * grid.scale)
        // The clip is applied by the rasterizer, so that blending has nothing left to cut.
        let visible = visible
        try rasterizer.withCoverage(
            of: path.transformed(by: transform), rule: rule, clip: visible
        ) { rect, coverage in bitmap.blend(color, coverage: coverage, in: rect) }
    }

    /// Fills a rectangle, with circular corners where a radius is given.
    ///
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func fill(
        _ rect: Rect, cornerRadius: Double = 0, color: Color
    ) throws(DrawingError) {
        try fill(Path(roundedRect: rect, radius: cornerRadius), color: color)
    }

    /// Draws a border inside a rectangle, its outer edge on the rectangle's.
    ///
    /// The inner corners have the radius less the width (layout reference R49 and R50). A border
    /// as thick as half the rectangle fills it.
    ///
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func drawBorder(
        inside rect: Rect, width: Double, cornerRadius: Double = 0, color: Color
    ) throws(DrawingError) {
        guard width > 0 else { return }
        var ring = Path(roundedRect: rect, radius: cornerRadius)
        let inner = rect.inset(
            by: EdgeInsets(top: width, left: width, bottom: width, right: width))
        if !inner.isEmpty {
            ring.append(Path(roundedRect: inner, radius: max(0, cornerRadius - width)))
        }
        try fill(ring, rule: .evenOdd, color: color)
    }
}

extension Canvas {
    /// Limits drawing to the columns of a rectangle, within what it is limited to already.
    public mutating func clipColumns(to rect: Rect) {
        let left = grid.pixel(at: rect.minX + origin.x)
        let right = grid.pixel(at: rect.maxX + origin.x)
        clip = clip.intersection(
            PixelRect(x: left, y: clip.y, width: max(0, right - left), height: clip.height))
    }
}

import GalleyGeometry

extension Canvas {
    /// Draws the line of an underline or a strikethrough.
    ///
    /// Its thickness is rounded to whole pixels, at least one; its top edge lies on the pixel
    /// nearest to its place below the text's own whole-pixel baseline, and its ends on the nearest
    /// pixels. Halves go down and to the right. Under a transform that turns, nothing is rounded.
    ///
    /// - Parameters:
    ///   - left: Where the line starts, in points.
    ///   - right: Where the line ends, in points.
    ///   - baseline: The text's baseline, in points.
    ///   - position: How far the line's top edge lies below the baseline, in points; negative for a
    ///     strikethrough.
    ///   - thickness: The line's thickness in points; nothing is drawn unless it is positive.
    ///   - paint: What the line is filled with.
    /// - Throws: ``DrawingError/numberOutOfRange(_:value:range:)``, or as filling a path does.
    public mutating func drawTextLine(
        from left: Double, to right: Double, baseline: Double, position: Double,
        thickness: Double, paint: Paint
    ) throws(DrawingError) {
        for value in [left, right, baseline, position, thickness] {
            try DrawingError.check(value, "text line", within: -1e9...1e9)
        }
        guard thickness > 0, right > left else { return }
        guard transform.isAxisAligned else {
            let rect = Rect(
                x: left, y: baseline + position, width: right - left, height: thickness)
            try fill(rect, paint: paint)
            return
        }
        let start = transform.apply(to: Point(x: left, y: baseline))
        let end = transform.apply(to: Point(x: right, y: baseline))
        let (first, last) = (
            grid.pixel(at: min(start.x, end.x) + origin.x),
            grid.pixel(at: max(start.x, end.x) + origin.x)
        )
        let height = max(1, grid.pixel(at: thickness * abs(transform.d)))
        // Upside down, the edge towards the baseline is the bottom one.
        let edge = grid.pixel(at: start.y + origin.y) + grid.pixel(at: position * transform.d)
        blend(
            try source(paint),
            in: PixelRect(
                x: first, y: transform.d < 0 ? edge - height : edge, width: last - first,
                height: height))
    }
}

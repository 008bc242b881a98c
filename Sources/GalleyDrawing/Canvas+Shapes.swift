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
        try blend(color, through: path.transformed(by: transform), rule: rule)
    }

    /// Fills a rectangle, with circular corners where a radius is given.
    ///
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func fill(
        _ rect: Rect, cornerRadius: Double = 0, color: Color
    ) throws(DrawingError) {
        if cornerRadius <= 0, let pixels = wholePixels(rect) {
            bitmap.blend(color, in: pixels.intersection(visible))
        } else {
            try fill(Path(roundedRect: rect, radius: cornerRadius), color: color)
        }
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
        if cornerRadius <= 0, let outer = wholePixels(rect), let edge = wholePixels(width),
            2 * edge < min(outer.width, outer.height)
        {
            for side in outer.sides(edge) { bitmap.blend(color, in: side.intersection(visible)) }
            return
        }
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

extension Canvas {
    /// The pixels of a rectangle whose edges all lie on the grid, or nil.
    private func wholePixels(_ rect: Rect) -> PixelRect? {
        let edges = [
            rect.minX + origin.x, rect.minY + origin.y, rect.maxX + origin.x, rect.maxY + origin.y,
        ]
        guard edges.allSatisfy(grid.contains) else { return nil }
        let lines = edges.map(grid.pixel)
        return PixelRect(
            x: lines[0], y: lines[1], width: max(0, lines[2] - lines[0]),
            height: max(0, lines[3] - lines[1]))
    }

    /// A length that is a whole number of pixels, or nil.
    private func wholePixels(_ length: Double) -> Int? {
        grid.contains(length) ? grid.pixel(at: length) : nil
    }
}

extension PixelRect {
    /// The four sides of a frame of a thickness inside the rectangle; they share no pixel.
    fileprivate func sides(_ thickness: Int) -> [PixelRect] {
        let inner = height - 2 * thickness
        return [
            PixelRect(x: x, y: y, width: width, height: thickness),
            PixelRect(x: x, y: maxY - thickness, width: width, height: thickness),
            PixelRect(x: x, y: y + thickness, width: thickness, height: inner),
            PixelRect(x: maxX - thickness, y: y + thickness, width: thickness, height: inner),
        ]
    }
}

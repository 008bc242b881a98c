public import GalleyGeometry
public import GalleyImage

extension Canvas {
    /// Fills a path with a colour.
    ///
    /// - Throws: ``DrawingError`` for coordinates that are not finite or out of range, and for a
    ///   path beyond the rasterizer's limits.
    public mutating func fill(
        _ path: Path, rule: FillRule = .nonZero, color: Color
    ) throws(DrawingError) {
        try fill(path, rule: rule, paint: .color(color))
    }

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The path in points.
    ///   - rule: Which points it encloses.
    ///   - paint: What it is filled with, in points as the path.
    /// - Throws: ``DrawingError`` for coordinates that are not finite or out of range, for a path
    ///   beyond the rasterizer's limits and for a gradient that can't be drawn.
    public mutating func fill(
        _ path: Path, rule: FillRule = .nonZero, paint: Paint
    ) throws(DrawingError) {
        try blend(source(paint), through: path.transformed(by: toDevice), rule: rule)
    }

    /// Fills a rectangle, with circular corners where a radius is given.
    ///
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func fill(
        _ rect: Rect, cornerRadius: Double = 0, color: Color
    ) throws(DrawingError) {
        try fill(rect, radii: CornerRadii(cornerRadius), paint: .color(color))
    }

    /// Fills a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - radii: The radii of its corners.
    ///   - style: The curve of its corners.
    ///   - paint: What it is filled with.
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func fill(
        _ rect: Rect, radii: CornerRadii = .zero, style: CornerStyle = .circular, paint: Paint
    ) throws(DrawingError) {
        try radii.check()
        if radii.isZero, let pixels = wholePixels(rect) {
            blend(try source(paint), in: pixels)
        } else {
            try fill(Path(roundedRect: rect, radii: radii, style: style), paint: paint)
        }
    }

    /// Draws a line along a path.
    ///
    /// - Parameters:
    ///   - path: The path in points.
    ///   - style: The pen, in points.
    ///   - paint: What the line is filled with.
    /// - Throws: ``DrawingError``, as making and filling the line's outline do.
    public mutating func stroke(
        _ path: Path, style: StrokeStyle, paint: Paint
    ) throws(DrawingError) {
        let scale = toDevice.largestScale
        guard scale.isFinite, scale > 0 else { throw .transformNotInvertible }
        let tolerance = min(max(1 / (2048 * scale), 1e-9), 1e9)
        try fill(path.stroked(style, tolerance: tolerance), paint: paint)
    }

    /// Draws a border inside a rectangle with equal corners, its outer edge on the rectangle's.
    ///
    /// The inner corners have the radius less the width (layout reference R49 and R50). A border
    /// as thick as half the rectangle fills it.
    ///
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func drawBorder(
        inside rect: Rect, width: Double, cornerRadius: Double = 0, color: Color
    ) throws(DrawingError) {
        try drawBorder(
            inside: rect, width: width, radii: CornerRadii(cornerRadius), paint: .color(color))
    }

    /// Draws a border inside a rectangle, its outer edge on the rectangle's.
    ///
    /// Each inner corner has the outer radius less the width, but at least 0 (layout reference R49
    /// and R50). A border as thick as half the rectangle fills it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - width: The border's thickness in points; nothing is drawn unless it is positive.
    ///   - radii: The radii of the rectangle's corners.
    ///   - style: The curve of its corners.
    ///   - paint: What the border is filled with.
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func drawBorder(
        inside rect: Rect, width: Double, radii: CornerRadii, style: CornerStyle = .circular,
        paint: Paint
    ) throws(DrawingError) {
        try radii.check()
        let limit = Double(RasterizerLimits.distance)
        try DrawingError.check(width, "border width", within: -limit...limit)
        guard width > 0 else { return }
        if radii.isZero, let outer = wholePixels(rect), let edge = wholePixels(width),
            2 * edge < min(outer.width, outer.height)
        {
            let source = try source(paint)
            for side in outer.sides(edge) { blend(source, in: side) }
            return
        }
        let outer = radii.fitted(to: rect.size)
        var ring = Path(roundedRect: rect, radii: outer, style: style)
        let inner = rect.inset(
            by: EdgeInsets(top: width, left: width, bottom: width, right: width))
        if !inner.isEmpty {
            ring.append(Path(roundedRect: inner, radii: outer.inset(by: width), style: style))
        }
        try fill(ring, rule: .evenOdd, paint: paint)
    }
}

extension Canvas {
    /// Limits drawing to the columns of a rectangle, within what it is limited to already.
    ///
    /// Under a transform they are the columns that the transformed rectangle spans.
    public mutating func clipColumns(to rect: Rect) {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
        ]
        let columns = corners.map { grid.pixel(at: transform.apply(to: $0).x + origin.x) }
        let (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
        clip = clip.intersection(
            PixelRect(x: left, y: clip.y, width: max(0, right - left), height: clip.height))
    }
}

extension Canvas {
    /// The pixels of a rectangle whose edges all lie on the grid, or nil.
    func wholePixels(_ rect: Rect) -> PixelRect? {
        guard transform.isAxisAligned else { return nil }
        let first = transform.apply(to: rect.origin)
        let second = transform.apply(to: Point(x: rect.maxX, y: rect.maxY))
        // A rectangle of negative size has no pixel, and a flip makes none of it.
        let isMirrored = (x: transform.a < 0, y: transform.d < 0)
        let (left, right) = isMirrored.x ? (second.x, first.x) : (first.x, second.x)
        let (top, bottom) = isMirrored.y ? (second.y, first.y) : (first.y, second.y)
        guard grid.contains(left + origin.x), grid.contains(right + origin.x),
            grid.contains(top + origin.y), grid.contains(bottom + origin.y)
        else { return nil }
        let (x, y) = (grid.pixel(at: left + origin.x), grid.pixel(at: top + origin.y))
        return PixelRect(
            x: x, y: y, width: max(0, grid.pixel(at: right + origin.x) - x),
            height: max(0, grid.pixel(at: bottom + origin.y) - y))
    }

    /// A length that is a whole number of pixels along both axes, or nil.
    private func wholePixels(_ length: Double) -> Int? {
        guard abs(transform.a) == abs(transform.d) else { return nil }
        let length = length * abs(transform.a)
        return grid.contains(length) ? grid.pixel(at: length) : nil
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

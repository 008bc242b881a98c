public import GalleyGeometry

extension Rasterizer {
    /// Lends the coverage of a path.
    ///
    /// Coordinates are rounded to 1/16384 pixel. Contours are closed, and may overlap, nest and
    /// cross in any way.
    ///
    /// - Parameters:
    ///   - path: The path in device pixels, y down; pixel (0, 0) spans from 0 to 1 on both axes.
    ///   - rule: Which points the path encloses.
    ///   - clip: The pixels wanted.
    ///   - body: Receives the pixels that are covered or may be, cut to the clip, and their
    ///     coverage row by row; an empty rectangle where there are none.
    /// - Returns: What the body returns.
    /// - Throws: ``DrawingError/nonFiniteCoordinate(index:)``,
    ///   ``DrawingError/coordinateOutOfRange(index:limit:)`` beyond
    ///   ``RasterizerLimits/distance``, ``DrawingError/tooManySegments(count:limit:)``,
    ///   ``DrawingError/extentTooLarge(limit:)``,
    ///   ``DrawingError/clipOutOfRange(width:height:limit:)``,
    ///   ``DrawingError/tooManyPixels(count:limit:)``,
    ///   ``DrawingError/shapeTooComplex(limit:)``, or what the body throws.
    public mutating func withCoverage<Result: ~Copyable>(
        of path: Path, rule: FillRule, clip: PixelRect,
        _ body: (PixelRect, Span<UInt8>) throws(DrawingError) -> Result
    ) throws(DrawingError) -> Result {
        try path.checkSegmentCount()
        try Self.checkCoordinates(of: path)
        let view = try View(frame: Self.frame(of: path), clip: clip)
        if view.isEmpty { return try lend(view, body) }
        place(path, in: view.frame)
        flatten(path, in: view.flatteningWindow(isSwept: true))
        try drawSegments(view, sweptBy: rule)
        return try lend(view, body)
    }

    static func checkCoordinates(of path: Path) throws(DrawingError) {
        let limit = Double(RasterizerLimits.distance)
        for (index, point) in path.points.enumerated() {
            guard point.x.isFinite && point.y.isFinite else {
                throw .nonFiniteCoordinate(index: index)
            }
            guard abs(point.x) <= limit && abs(point.y) <= limit else {
                throw .coordinateOutOfRange(index: index, limit: RasterizerLimits.distance)
            }
        }
    }

    /// Returns the nearest subpixel; halves go down the axis, wherever the origin is.
    private static func subpixels(_ pixels: Double) -> Int {
        let value = pixels * Double(Subpixel.one) + 0.5
        let whole = Int(value)
        return Double(whole) > value ? whole - 1 : whole
    }

    /// Returns the pixels that a path's lines and curves touch; lone points do not count.
    private static func frame(of path: Path) throws(DrawingError) -> PixelRect {
        var box = SubpixelBox(minX: .max, minY: .max, maxX: .min, maxY: .min)
        func include(_ index: Int) {
            let point = path.points[index]
            let (x, y) = (subpixels(point.x), subpixels(point.y))
            box.minX = min(box.minX, x)
            box.minY = min(box.minY, y)
            box.maxX = max(box.maxX, x)
            box.maxY = max(box.maxY, y)
        }
        var walk = PathElements(path)
        while let element = walk.next() {
            include(element.start)
            for index in element.next...element.next + element.controlCount { include(index) }
        }
        return box.minX > box.maxX ? .zero : try PixelRect(subpixels: box)
    }

    /// Writes the path's points in subpixels from the top left corner of its frame.
    private mutating func place(_ path: Path, in frame: PixelRect) {
        points.reserve(path.points.count)
        for (index, point) in path.points.enumerated() {
            // A lone point may lie outside the frame; nothing uses it.
            points.setCoordinates(
                unchecked: index, x: Self.subpixels(point.x) - (frame.x << Subpixel.bits),
                y: Self.subpixels(point.y) - (frame.y << Subpixel.bits))
        }
    }

    private mutating func flatten(_ path: Path, in window: Window?) {
        flattener.removeAll()
        var walk = PathElements(path)
        while let element = walk.next() {
            let (start, next) = (element.start, element.next)
            switch element.controlCount {
            case 0:
                let line = Line(points, start: start, end: next)
                if let window { flattener.add(line, in: window) } else { flattener.add(line) }
            case 1:
                let curve = QuadCurve(points, start: start, control: next, end: next + 1)
                if let window { flattener.add(curve, in: window) } else { flattener.add(curve) }
            default:
                let curve = CubicCurve(
                    points, start: start, control1: next, control2: next + 1, end: next + 2)
                if let window { flattener.add(curve, in: window) } else { flattener.add(curve) }
            }
        }
    }
}

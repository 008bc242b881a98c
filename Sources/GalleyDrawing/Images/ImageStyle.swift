public import GalleyGeometry
public import GalleyImage

/// How a picture is drawn.
public struct ImageStyle: Hashable, Sendable {
    /// How it fills its rectangle.
    public var fit: ImageFit
    /// How many of its pixels span one point: 2 for a file that ends in `@2x`.
    public var pixelsPerPoint: Double
    /// The edges that keep their size when the picture is stretched, in points; caps that do not
    /// fit the rectangle shrink in proportion. They count for ``ImageFit/stretch`` alone.
    public var capInsets: EdgeInsets
    /// The colour that replaces all of the picture's (a template image), or nil to keep them.
    public var tint: Color?

    /// Creates a style.
    public init(
        fit: ImageFit = .stretch, pixelsPerPoint: Double = 1, capInsets: EdgeInsets = .zero,
        tint: Color? = nil
    ) {
        self.fit = fit
        self.pixelsPerPoint = pixelsPerPoint
        self.capInsets = capInsets
        self.tint = tint
    }

    func check() throws(DrawingError) {
        try DrawingError.check(pixelsPerPoint, "picture scale", within: 1e-3...1e3)
        for inset in [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right] {
            try DrawingError.check(inset, "cap inset", within: 0...65_536)
        }
    }

    /// Returns where a picture of a size in points lies, and what is seen of it.
    func frame(of size: Size, in rect: Rect) -> Rect {
        let (across, down) = (rect.width / size.width, rect.height / size.height)
        let factor: Double
        switch fit {
        case .stretch: return rect
        case .aspectFit: factor = min(across, down)
        case .aspectFill: factor = max(across, down)
        }
        let (width, height) = (size.width * factor, size.height * factor)
        return Rect(
            x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }

    /// Returns the stretches of an axis of a picture's frame in pixels from its start.
    ///
    /// - Parameters:
    ///   - length: The frame's length in device pixels.
    ///   - devicePerPoint: How many device pixels a point spans.
    ///   - count: The picture's pixels along the axis.
    ///   - caps: The insets at both ends in points.
    /// - Returns: One stretch, or up to three with caps.
    func pieces(
        length: Double, devicePerPoint: Double, count: Int, caps: (Double, Double)
    ) -> [ResampleAxis.Piece] {
        let total = Double(count)
        var source = (caps.0 * pixelsPerPoint, caps.1 * pixelsPerPoint)
        var target = (caps.0 * devicePerPoint, caps.1 * devicePerPoint)
        guard fit == .stretch, source.0 + source.1 > 0 else {
            return [.init(start: 0, end: length, sourceStart: 0, sourceEnd: total)]
        }
        let sourceFactor = min(1, total / (source.0 + source.1))
        source = (source.0 * sourceFactor, source.1 * sourceFactor)
        let targetFactor = min(1, length / (target.0 + target.1))
        target = (target.0 * targetFactor, target.1 * targetFactor)
        return [
            .init(start: 0, end: target.0, sourceStart: 0, sourceEnd: source.0),
            .init(
                start: target.0, end: length - target.1, sourceStart: source.0,
                sourceEnd: total - source.1),
            .init(
                start: length - target.1, end: length, sourceStart: total - source.1,
                sourceEnd: total),
        ].filter { $0.end > $0.start }
    }
}

public import GalleyGeometry

extension Canvas {
    /// Keeps the origin, the transform and the clip for ``restore()``; calls nest.
    public mutating func save() {
        savedStates.append(
            CanvasState(origin: origin, transform: transform, clip: clip, clipMask: clipMask))
    }

    /// Sets the origin, the transform and the clip to what the last ``save()`` kept.
    ///
    /// - Precondition: There is one that has not been restored, in the same layer.
    public mutating func restore() {
        precondition(
            savedStates.count > (layers.last?.stateCount ?? 0), "there is nothing to restore")
        let state = savedStates.removeLast()
        origin = state.origin
        transform = state.transform
        clip = state.clip
        clipMask = state.clipMask
    }

    /// Makes what is drawn next go through a transform before the one that is set.
    public mutating func concatenate(_ inner: AffineTransform) {
        transform = inner.followed(by: transform)
    }

    /// Limits drawing to the inside of a path, within what it is limited to already.
    ///
    /// At an edge, what is drawn is weighted with the area that the path covers of the pixel.
    ///
    /// - Parameters:
    ///   - path: The path in points.
    ///   - rule: Which points it encloses.
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func clip(to path: Path, rule: FillRule = .nonZero) throws(DrawingError) {
        try withCoverage(of: path.transformed(by: toDevice), rule: rule, clip: visible) {
            (canvas, rect, coverage) in canvas.limit(to: rect, coverage)
        }
    }

    /// Limits drawing to a rectangle with rounded corners, within what it is limited to already.
    ///
    /// A rectangle of whole pixels with square corners is a limit of whole pixels, which costs
    /// nothing.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - radii: The radii of its corners.
    ///   - style: The curve of its corners.
    /// - Throws: ``DrawingError``, as filling a path does.
    public mutating func clip(
        to rect: Rect, radii: CornerRadii = .zero, style: CornerStyle = .circular
    ) throws(DrawingError) {
        try radii.check()
        if radii.isZero, let pixels = wholePixels(rect) {
            clip = clip.intersection(pixels)
        } else {
            try clip(to: Path(roundedRect: rect, radii: radii, style: style))
        }
    }

    /// Limits drawing to the coverage of a mask, within what it is limited to already.
    mutating func limit(to rect: PixelRect, _ coverage: Span<UInt8>) {
        var opacity: [UInt8] = []
        opacity.reserveCapacity(coverage.count)
        for index in coverage.indices { opacity.append(coverage[index]) }
        if let outer = clipMask {
            var index = 0
            for y in rect.y..<rect.y + max(0, rect.height) {
                for x in rect.x..<rect.maxX {
                    opacity[index] = UInt8.product(opacity[index], outer[x, y])
                    index += 1
                }
            }
        }
        clip = clip.intersection(rect)
        clipMask = ClipMask(rect: rect, opacity: opacity)
    }
}

extension ClipMask {
    /// The opacity of a pixel of the picture; 0 outside of the mask.
    subscript(x: Int, y: Int) -> UInt8 {
        guard x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY else { return 0 }
        return opacity[(y - rect.y) * rect.width + x - rect.x]
    }
}

extension UInt8 {
    /// Returns a·b / 255, rounded to nearest.
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let sum = UInt32(a) * UInt32(b) + 128
        return UInt8(truncatingIfNeeded: (sum + (sum >> 8)) >> 8)
    }
}

extension CornerRadii {
    /// Throws unless all radii are numbers that can be drawn.
    func check() throws(DrawingError) {
        let limit = Double(RasterizerLimits.distance)
        for radius in [topLeft, topRight, bottomRight, bottomLeft] {
            try DrawingError.check(radius, "corner radius", within: -limit...limit)
        }
    }
}

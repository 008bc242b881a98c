public import GalleyGeometry
public import GalleyImage

extension Canvas {
    /// Draws a picture in a rectangle.
    ///
    /// It is scaled by a triangle filter along each axis, in premultiplied sRGB: linear
    /// interpolation where it grows, a mean over two destination pixels on each axis where it
    /// shrinks. At its own size and on the grid, pixels are copied. Edges between pixels are
    /// weighted with the covered area. Under a transform that turns or skews, the scaled picture is
    /// interpolated between its four nearest pixels.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - rect: The rectangle in points.
    ///   - style: How the picture is drawn.
    /// - Throws: ``DrawingError/numberOutOfRange(_:value:range:)`` for a number of the style or a
    ///   side that is not positive, ``DrawingError/image(_:)`` for a turned picture beyond the
    ///   bitmap's limits, or as filling a path does.
    public mutating func draw(
        _ image: Bitmap, in rect: Rect, style: ImageStyle = ImageStyle()
    ) throws(DrawingError) {
        try style.check()
        let limit = Double(RasterizerLimits.distance)
        for value in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
            try DrawingError.check(value, "picture coordinate", within: -limit...limit)
        }
        guard !rect.isEmpty else { return }
        let size = Size(
            width: Double(image.width) / style.pixelsPerPoint,
            height: Double(image.height) / style.pixelsPerPoint)
        let frame = style.frame(of: size, in: rect)
        guard let shown = frame.intersection(rect) else { return }
        let toDevice = toDevice
        guard toDevice.inverted != nil else { throw .transformNotInvertible }
        let outline = Path(rect: shown).transformed(by: toDevice)
        if toDevice.isAxisAligned {
            let placement = ImagePlacement(image, style, frame: frame, toDevice: toDevice)
            if let pixels = wholePixels(shown) {
                let seen = pixels.intersection(visible)
                let whole = [UInt8](repeating: 255, count: max(0, seen.width * seen.height))
                draw(placement, whole.span, in: seen)
            } else {
                try withCoverage(of: outline, rule: .nonZero, clip: visible) {
                    (canvas, rect, coverage) in canvas.draw(placement, coverage, in: rect)
                }
            }
        } else {
            let sampler = try turned(image, style, frame: frame, toDevice: toDevice)
            try blend(.image(sampler), through: outline, rule: .nonZero)
        }
    }

    /// Draws a picture along the axes; its opacity may be multiplied by that of other colours.
    mutating func draw(
        _ placement: ImagePlacement, _ coverage: Span<UInt8>, in rect: PixelRect,
        filter: ResampleAxis.Filter = .triangle, fadedBy opacity: PixelSource? = nil
    ) {
        if rect.isEmpty { return }
        let (columns, rows) = placement.axes(of: rect, filter: filter)
        var tinted: [WidePixel] = []
        placement.image.withResampledRows(columns: columns, rows: rows) { (y, row) in
            let start = (y - rect.y) * rect.width
            let line = coverage.extracting(start..<start + rect.width)
            if let opacity {
                let faded = opacity.fading(line, x: rect.x, y: y)
                compose(row, coverage: faded.span, x: rect.x, y: y, mode: .sourceOver)
                return
            }
            guard let tint = placement.style.tint else {
                compose(row, coverage: line, x: rect.x, y: y, mode: .sourceOver)
                return
            }
            tinted.removeAll(keepingCapacity: true)
            for index in row.indices { tinted.append(WidePixel(tint).times(row[index].w)) }
            compose(tinted.span, coverage: line, x: rect.x, y: y, mode: .sourceOver)
        }
    }

    /// Scales a picture to about its size in device pixels, before it is turned.
    func turned(
        _ image: Bitmap, _ style: ImageStyle, frame: Rect, toDevice: AffineTransform,
        filter: ResampleAxis.Filter = .triangle
    ) throws(DrawingError) -> ImageSampler {
        let across = toDevice.apply(toVector: Point(x: 1, y: 0)).length
        let down = toDevice.apply(toVector: Point(x: 0, y: 1)).length
        let width = max(1, (min(frame.width * across, 1e9)).rounded(.up))
        let height = max(1, (min(frame.height * down, 1e9)).rounded(.up))
        let straight = AffineTransform.translation(x: -frame.minX, y: -frame.minY)
            .followed(by: .scale(x: width / frame.width, y: height / frame.height))
        var scaled: Bitmap
        do {
            scaled = try Bitmap(width: Int(width), height: Int(height))
        } catch {
            throw .image(error)
        }
        let placement = ImagePlacement(image, style, frame: frame, toDevice: straight)
        let (columns, rows) = placement.axes(
            of: PixelRect(x: 0, y: 0, width: scaled.width, height: scaled.height),
            filter: filter)
        let whole = [UInt8](repeating: 255, count: scaled.width)
        image.withResampledRows(columns: columns, rows: rows) { (y, row) in
            var line: [WidePixel] = []
            for index in row.indices {
                line.append(style.tint.map { WidePixel($0).times(row[index].w) } ?? row[index])
            }
            scaled.compose(line.span, coverage: whole.span, x: 0, y: y)
        }
        guard let inverse = toDevice.inverted else { throw .transformNotInvertible }
        return ImageSampler(bitmap: scaled, toBitmap: inverse.followed(by: straight))
    }
}

extension SIMD4 where Scalar == UInt16 {
    /// Returns the colour weighted by an alpha in 1/65535, each channel rounded to nearest.
    fileprivate func times(_ alpha: UInt16) -> WidePixel {
        func channel(_ value: UInt16) -> UInt16 {
            UInt16(truncatingIfNeeded: (UInt32(value) * UInt32(alpha) + 32_767) / 65_535)
        }
        return WidePixel(channel(x), channel(y), channel(z), channel(w))
    }
}

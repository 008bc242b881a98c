import GalleyGeometry
public import GalleyImage

extension Canvas {
    /// Begins a layer: what is drawn until ``endLayer()`` is composited as one picture.
    ///
    /// The layer starts clear and drops the clip while it is drawn; the clip applies when the layer
    /// is composited. Where a shadow is asked for, the layer holds all that may cast it into view.
    /// Modes that change what their source leaves clear, such as ``BlendMode/sourceIn``, do so in
    /// all of the clip.
    ///
    /// - Parameters:
    ///   - alpha: The opacity of the layer and its shadow as a group, 0...1 (layout reference
    ///     R52).
    ///   - mode: How the layer is put onto what lies below.
    ///   - shadow: The shadow that the layer's opacity casts, beneath the layer.
    /// - Throws: ``DrawingError/numberOutOfRange(_:value:range:)``,
    ///   ``DrawingError/tooManyLayers(limit:)``, ``DrawingError/image(_:)`` for a layer beyond the
    ///   bitmap's limits.
    public mutating func beginLayer(
        alpha: Double = 1, mode: BlendMode = .sourceOver, shadow: Shadow? = nil
    ) throws(DrawingError) {
        try DrawingError.check(alpha, "layer alpha", within: 0...1)
        guard layers.count < CanvasLayer.depthLimit else {
            throw .tooManyLayers(limit: CanvasLayer.depthLimit)
        }
        let shown = visible
        var device: DeviceShadow?
        if let shadow { device = try DeviceShadow(shadow, transform: toDevice) }
        var frame = shown
        if let device, !shown.isEmpty { frame = shown.union(device.casters(of: shown)) }
        // Nothing is seen of a layer without pixels, but it can be drawn on.
        let size =
            frame.isEmpty ? (width: 1, height: 1) : (width: frame.width, height: frame.height)
        let empty: Bitmap
        do {
            empty = try Bitmap(width: size.width, height: size.height)
        } catch {
            throw .image(error)
        }
        layers.append(
            CanvasLayer(
                bitmap: bitmap, corner: corner, clip: clip, clipMask: clipMask, shown: shown,
                alpha: alpha, mode: mode, shadow: device, stateCount: savedStates.count))
        bitmap = empty
        corner = (frame.x, frame.y)
        clip = frame
        clipMask = nil
    }

    /// Ends the layer begun last and composites it.
    ///
    /// The origin and the transform stay; the clip is again what it was when the layer began.
    ///
    /// - Throws: ``DrawingError/image(_:)`` for a shadow beyond the bitmap's limits.
    /// - Precondition: A layer is open, and all that was saved in it has been restored.
    public mutating func endLayer() throws(DrawingError) {
        precondition(!layers.isEmpty, "no layer has been begun")
        let layer = layers.removeLast()
        precondition(
            savedStates.count == layer.stateCount, "the layer has states that were not restored")
        var (content, place) = (bitmap, corner)
        bitmap = layer.bitmap
        corner = layer.corner
        clip = layer.clip
        clipMask = layer.clipMask
        if layer.shown.isEmpty { return }
        if let shadow = layer.shadow, shadow.color.alpha > 0 {
            content = try group(content, at: place, over: shadow, in: layer.shown)
            place = (layer.shown.x, layer.shown.y)
        }
        composite(content, at: place, layer)
    }

    /// Drops the layers above a depth without compositing them, and restores states down to a number.
    ///
    /// It undoes what a drawing that failed had begun.
    mutating func abandonLayers(to depth: Int, states: Int) {
        while layers.count > depth {
            let layer = layers.removeLast()
            bitmap = layer.bitmap
            corner = layer.corner
            clip = layer.clip
            clipMask = layer.clipMask
        }
        while savedStates.count > states { restore() }
    }

    /// Returns a layer's pixels in view over the shadow of all its pixels.
    private func group(
        _ content: Bitmap, at place: (x: Int, y: Int), over shadow: DeviceShadow,
        in shown: PixelRect
    ) throws(DrawingError) -> Bitmap {
        var result: Bitmap
        do {
            result = try Bitmap(width: shown.width, height: shown.height)
        } catch {
            throw .image(error)
        }
        let blurred = AlphaPlane(alphaOf: content, x: place.x, y: place.y).trimmed
            .spread(by: shadow.spread)
            .blurred(sigma: shadow.sigma, x: shadow.x, y: shadow.y, within: shown)
        var rect = blurred.rect
        rect.x -= shown.x
        rect.y -= shown.y
        result.blend(shadow.color, coverage: blurred.bytes.span, in: rect)
        if blendSpace == .srgb {
            result.blend(content, at: place.x - shown.x, y: place.y - shown.y)
            return result
        }
        let whole = [UInt8](repeating: 255, count: shown.width)
        var row = [WidePixel](repeating: .zero, count: shown.width)
        for y in 0..<shown.height {
            content.copyWideRow(
                y: y + shown.y - place.y, x: shown.x - place.x, alpha: 65_535, into: &row)
            result.compose(row.span, coverage: whole.span, x: 0, y: y, space: blendSpace)
        }
        return result
    }

    private mutating func composite(
        _ content: Bitmap, at place: (x: Int, y: Int), _ layer: CanvasLayer
    ) {
        let shown = layer.shown
        if layer.alpha == 1 && layer.mode == .sourceOver && clipMask == nil && blendSpace == .srgb,
            shown
                == PixelRect(
                    x: place.x, y: place.y, width: content.width, height: content.height)
        {
            bitmap.blend(content, at: place.x - corner.x, y: place.y - corner.y)
            return
        }
        let alpha = UInt32(layer.alpha * 65_535 + 0.5)
        let whole = [UInt8](repeating: 255, count: shown.width)
        var row = [WidePixel](repeating: .zero, count: shown.width)
        for y in shown.y..<shown.maxY {
            content.copyWideRow(y: y - place.y, x: shown.x - place.x, alpha: alpha, into: &row)
            compose(row.span, coverage: whole.span, x: shown.x, y: y, mode: layer.mode)
        }
    }
}

extension PixelRect {
    /// Returns the smallest rectangle that holds both.
    fileprivate func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top)
    }
}

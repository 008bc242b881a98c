import GalleyGeometry
import GalleyImage

extension Canvas {
    /// Makes a paint ready for the pixels under the current transform.
    func source(_ paint: Paint) throws(DrawingError) -> PixelSource {
        switch paint {
        case .color(let color): .color(color)
        case .gradient(let gradient):
            .gradient(try GradientSampler(gradient, transform: toDevice))
        }
    }

    /// Draws colours through the coverage of a path in device pixels.
    mutating func blend(
        _ source: PixelSource, through path: Path, rule: FillRule
    ) throws(DrawingError) {
        // The rasterizer applies the clip, so that blending has nothing left to cut.
        try withCoverage(of: path, rule: rule, clip: visible) { (canvas, rect, coverage) in
            canvas.blend(source, coverage: coverage, in: rect)
        }
    }

    /// Draws colours over the pixels of a rectangle.
    mutating func blend(_ source: PixelSource, in rect: PixelRect) {
        let shown = rect.intersection(visible)
        if shown.isEmpty { return }
        if case .color(let color) = source, clipMask == nil, blendSpace == .srgb {
            bitmap.blend(color, in: onBitmap(shown))
            return
        }
        // A row at a time, so that only a row of full coverage is needed.
        let whole = [UInt8](repeating: 255, count: shown.width)
        for y in shown.y..<shown.maxY {
            blend(
                source, coverage: whole.span,
                in: PixelRect(x: shown.x, y: y, width: shown.width, height: 1))
        }
    }

    /// Draws colours through a mask; a byte of coverage for each pixel of the rectangle.
    mutating func blend(_ source: PixelSource, coverage: Span<UInt8>, in rect: PixelRect) {
        guard let clipMask else {
            blendUnmasked(source, coverage: coverage, in: rect)
            return
        }
        let shown = rect.intersection(visible).intersection(clipMask.rect)
        if shown.isEmpty { return }
        var masked = maskedCoverage.take() ?? ScratchBuffer<UInt8>(capacity: 1, zero: 0)
        masked.reserve(shown.width * shown.height)
        var index = 0
        for y in shown.y..<shown.maxY {
            let from = (y - rect.y) * rect.width - rect.x
            let mask = (y - clipMask.rect.y) * clipMask.rect.width - clipMask.rect.x
            for x in shown.x..<shown.maxX {
                masked[index] = UInt8.product(coverage[from + x], clipMask.opacity[mask + x])
                index += 1
            }
        }
        masked.withSpan(count: index) { blendUnmasked(source, coverage: $0, in: shown) }
        maskedCoverage = consume masked
    }

    private mutating func blendUnmasked(
        _ source: PixelSource, coverage: Span<UInt8>, in rect: PixelRect
    ) {
        if case .color(let color) = source, blendSpace == .srgb {
            bitmap.blend(
                color, coverage: coverage, in: onBitmap(rect), within: onBitmap(clip))
            return
        }
        let shown = rect.intersection(visible)
        if shown.isEmpty { return }
        var row: [WidePixel] = []
        swap(&row, &colors)
        for y in shown.y..<shown.maxY {
            let start = (y - rect.y) * rect.width - rect.x
            var (left, right) = (shown.x, shown.maxX)
            while left < right && coverage[start + left] == 0 { left += 1 }
            while left < right && coverage[start + right - 1] == 0 { right -= 1 }
            if left == right { continue }
            let count = right - left
            if row.count < count {
                row.append(contentsOf: repeatElement(.zero, count: count - row.count))
            }
            var all = row.mutableSpan
            var pixels = all._mutatingExtracting(0..<count)
            source.fill(&pixels, x: left, y: y)
            bitmap.compose(
                row.span.extracting(0..<count),
                coverage: coverage.extracting(start + left..<start + right), x: left - corner.x,
                y: y - corner.y, space: blendSpace)
        }
        swap(&row, &colors)
    }

    /// Composites a row of colours of which every pixel is visible.
    mutating func compose(
        _ row: Span<WidePixel>, coverage: Span<UInt8>, x: Int, y: Int, mode: BlendMode
    ) {
        guard let clipMask else {
            bitmap.compose(
                row, coverage: coverage, x: x - corner.x, y: y - corner.y, mode: mode,
                space: blendSpace)
            return
        }
        var masked = maskedCoverage.take() ?? ScratchBuffer<UInt8>(capacity: 1, zero: 0)
        masked.reserve(row.count)
        for index in row.indices {
            masked[index] = UInt8.product(coverage[index], clipMask[x + index, y])
        }
        masked.withSpan(count: row.count) {
            bitmap.compose(
                row, coverage: $0, x: x - corner.x, y: y - corner.y, mode: mode,
                space: blendSpace)
        }
        maskedCoverage = consume masked
    }

    /// Returns a rectangle of the picture as seen from the bitmap's top left.
    private func onBitmap(_ rect: PixelRect) -> PixelRect {
        var moved = rect
        moved.x &-= corner.x
        moved.y &-= corner.y
        return moved
    }
}

import GalleyDrawing
import GalleyGeometry
import GalleyImage

extension Canvas {
    /// Draws a picture stretched to its frame, the frame's edges on whole pixels.
    ///
    /// Only the pixels that can be seen are computed. Runs of one colour are filled at once.
    mutating func draw(_ composed: ComposedImage) throws(DrawingError) {
        let frame = composed.frame
        let left = grid.pixel(at: frame.minX + origin.x)
        let top = grid.pixel(at: frame.minY + origin.y)
        let width = grid.pixel(at: frame.maxX + origin.x) - left
        let height = grid.pixel(at: frame.maxY + origin.y) - top
        guard width > 0, height > 0 else { return }
        let seen = clip.intersection(PixelRect(x: left, y: top, width: width, height: height))
        guard seen.width > 0, seen.height > 0 else { return }
        let sampler = ImageSampler(
            composed.file.bitmap, width: width, height: height,
            columns: seen.x - left..<seen.maxX - left)
        for row in seen.y..<seen.maxY {
            let colors = sampler.row(row - top).map(composed.image.shown)
            var start = 0
            while start < colors.count {
                var end = start + 1
                while end < colors.count, colors[end] == colors[start] { end += 1 }
                if colors[start].alpha > 0 {
                    try fill(pixels(seen.x + start..<seen.x + end, row), color: colors[start])
                }
                start = end
            }
        }
    }

    /// The rectangle in points of some pixels of a row.
    private func pixels(_ columns: Range<Int>, _ row: Int) -> Rect {
        Rect(
            x: Double(columns.lowerBound) / grid.scale - origin.x,
            y: Double(row) / grid.scale - origin.y, width: Double(columns.count) / grid.scale,
            height: 1 / grid.scale)
    }
}

extension ButtonImage {
    /// What a pixel of the picture looks like: a template shows the tint, an overlay lies over all.
    fileprivate func shown(_ pixel: Color) -> Color {
        var color = pixel
        if let tint {
            color = tint
            color.fade(by: Double(pixel.alpha) / 255)
        }
        if let overlay { color.mix(with: overlay) }
        return color
    }
}

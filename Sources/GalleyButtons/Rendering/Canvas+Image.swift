import GalleyDrawing
import GalleyGeometry
import GalleyImage

extension Canvas {
    /// Draws a picture in its frame, the frame's edges on whole pixels.
    mutating func draw(_ composed: ComposedImage) throws(DrawingError) {
        let frame = composed.frame
        let left = grid.pixel(at: frame.minX + origin.x)
        let top = grid.pixel(at: frame.minY + origin.y)
        let right = grid.pixel(at: frame.maxX + origin.x)
        let bottom = grid.pixel(at: frame.maxY + origin.y)
        guard right > left, bottom > top else { return }
        let pixels = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        guard !clip.intersection(pixels).isEmpty else { return }
        let rect = Rect(
            minX: Double(left) / grid.scale - origin.x, minY: Double(top) / grid.scale - origin.y,
            maxX: Double(right) / grid.scale - origin.x,
            maxY: Double(bottom) / grid.scale - origin.y)
        let image = composed.image
        let style = ImageStyle(
            fit: image.fit, pixelsPerPoint: image.scale, capInsets: image.capInsets,
            tint: image.tint)
        guard let overlay = image.overlay else {
            try draw(composed.file.bitmap, in: rect, style: style)
            return
        }
        save()
        clip = clip.intersection(pixels)
        try beginLayer()
        try draw(composed.file.bitmap, in: rect, style: style)
        try beginLayer(mode: .sourceAtop)
        try fill(rect, color: overlay)
        try endLayer()
        try endLayer()
        restore()
    }
}

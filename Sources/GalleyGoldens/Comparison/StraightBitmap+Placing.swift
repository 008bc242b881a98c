import GalleyImage

extension StraightBitmap {
    /// Returns the picture at the top left of a canvas, cut where the canvas ends, clear beyond.
    func placed(on size: PixelSize) -> StraightBitmap {
        var canvas: [UInt8] = []
        canvas.reserveCapacity(size.pixelCount * 4)
        let columns = min(width, size.width)
        for y in 0..<size.height {
            let shown = y < height ? columns : 0
            if shown > 0 { canvas += bytes[y * width * 4..<(y * width + shown) * 4] }
            canvas += repeatElement(0, count: (size.width - shown) * 4)
        }
        do {
            return try StraightBitmap(width: size.width, height: size.height, bytes: canvas)
        } catch {
            preconditionFailure("a canvas is within the limits of a bitmap: \(error)")
        }
    }
}

package import GalleyGeometry

/// Opacity of the pixels of a rectangle, without colour; outside of it there is none.
package struct AlphaPlane: Sendable {
    /// The pixels, y down.
    package let rect: PixelRect
    /// A byte for each, rows top down.
    package var bytes: [UInt8]

    /// Creates a plane from its bytes.
    ///
    /// - Precondition: There are as many bytes as pixels.
    package init(rect: PixelRect, bytes: [UInt8]) {
        precondition(
            bytes.count == max(0, rect.width) * max(0, rect.height),
            "a plane needs a byte for each pixel")
        self.rect = rect
        self.bytes = bytes
    }

    /// Creates a clear plane.
    package init(clear rect: PixelRect) {
        self.init(
            rect: rect,
            bytes: [UInt8](repeating: 0, count: max(0, rect.width) * max(0, rect.height)))
    }

    /// Creates the plane of a bitmap's alpha, whose top left pixel lies at a place.
    package init(alphaOf bitmap: Bitmap, x: Int, y: Int) {
        rect = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
        bytes = bitmap.withBytes { (pixels) throws(Never) in
            (0..<bitmap.width * bitmap.height).map { pixels[$0 * Bitmap.bytesPerPixel + 3] }
        }
    }
}

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
        let count = bitmap.width * bitmap.height
        bytes = [UInt8](repeating: 0, count: count)
        var alphas = bytes.mutableSpan
        bitmap.withBytes { (pixels) throws(Never) in
            for index in 0..<count { alphas[index] = pixels[index * Bitmap.bytesPerPixel + 3] }
        }
    }

    /// The plane without the rows and columns around what is not clear.
    package var trimmed: AlphaPlane {
        var (left, top, right, bottom) = (rect.width, rect.height, 0, 0)
        let span = bytes.span
        for y in 0..<rect.height {
            let start = y * rect.width
            var first = 0
            while first < rect.width && span[start + first] == 0 { first += 1 }
            if first == rect.width { continue }
            var last = rect.width - 1
            while span[start + last] == 0 { last -= 1 }
            left = min(left, first)
            right = max(right, last + 1)
            top = min(top, y)
            bottom = y + 1
        }
        if left >= right { return AlphaPlane(clear: .zero) }
        var kept: [UInt8] = []
        kept.reserveCapacity((right - left) * (bottom - top))
        for y in top..<bottom {
            kept += bytes[y * rect.width + left..<y * rect.width + right]
        }
        return AlphaPlane(
            rect: PixelRect(
                x: rect.x + left, y: rect.y + top, width: right - left, height: bottom - top),
            bytes: kept)
    }
}

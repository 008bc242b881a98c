import GalleyGeometry
import GalleyImage

/// A picture that gives the colours of device pixels under a transform that turns or skews.
///
/// Colours are interpolated between the four nearest pixels of the picture, which has been scaled
/// to about the device's before.
struct ImageSampler {
    let bitmap: Bitmap
    /// Takes device pixels to pixels of the bitmap.
    let toBitmap: AffineTransform

    func fill(_ row: inout MutableSpan<WidePixel>, x: Int, y: Int) {
        bitmap.withBytes { (bytes) throws(Never) in
            for index in row.indices {
                let place = toBitmap.apply(
                    to: Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
                row[index] = color(at: place, bytes)
            }
        }
    }

    /// Returns the colour at a place; outside of the picture it is the nearest pixel's.
    private func color(at place: Point, _ bytes: Span<UInt8>) -> WidePixel {
        let x = min(max(place.x - 0.5, 0), Double(bitmap.width - 1))
        let y = min(max(place.y - 0.5, 0), Double(bitmap.height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, bitmap.width - 1), min(top + 1, bitmap.height - 1))
        let across = UInt32((x - Double(left)) * 256 + 0.5)
        let down = UInt32((y - Double(top)) * 256 + 0.5)
        func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
            let offset = (y * bitmap.width + x) * 4
            return SIMD4(
                UInt32(bytes[offset]), UInt32(bytes[offset + 1]), UInt32(bytes[offset + 2]),
                UInt32(bytes[offset + 3]))
        }
        let above = pixel(left, top) &* (256 - across) &+ pixel(right, top) &* across
        let below = pixel(left, bottom) &* (256 - across) &+ pixel(right, bottom) &* across
        let sum = above &* (256 - down) &+ below &* down
        return WidePixel(truncatingIfNeeded: (sum &* 257 &+ 32_768) &>> 16)
    }
}

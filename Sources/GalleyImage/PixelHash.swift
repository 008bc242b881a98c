/// The name of a picture's pixels, equal for equal pixels whatever file they come from.
///
/// It is the SHA-256 of the text `RGBA8` and a null, the width and the height as 32-bit
/// little-endian numbers, and the rows of straight red, green, blue and alpha, top down, in which a
/// pixel without opacity has no colour either.
public enum PixelHash {
    /// Returns the hash of a bitmap, with straight alpha as a PNG would hold it.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    public static func digest(of bitmap: Bitmap) -> SHA256.Digest {
        bitmap.withBytes { (bytes) throws(Never) in
            digest(width: bitmap.width, height: bitmap.height, of: bytes) { row in
                for offset in stride(from: 0, to: row.count, by: Bitmap.bytesPerPixel) {
                    let alpha = row[offset + 3]
                    guard alpha > 0, alpha < 255 else { continue }
                    for channel in offset..<offset + 3 {
                        row[channel] = PremultipliedColor.unpremultiply(row[channel], by: alpha)
                    }
                }
            }
        }
    }

    /// Returns the hash of a picture with straight alpha.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    public static func digest(of picture: StraightBitmap) -> SHA256.Digest {
        digest(width: picture.width, height: picture.height, of: picture.bytes.span) { row in
            for offset in stride(from: 0, to: row.count, by: Bitmap.bytesPerPixel)
            where row[offset + 3] == 0 {
                for channel in offset..<offset + 3 { row[channel] = 0 }
            }
        }
    }

    /// Hashes rows, those that are not opaque after a correction.
    private static func digest(
        width: Int, height: Int, of bytes: Span<UInt8>,
        correct: (inout MutableSpan<UInt8>) -> Void
    ) -> SHA256.Digest {
        let rowSize = width * Bitmap.bytesPerPixel
        var hash = SHA256()
        hash.update((Array("RGBA8\0".utf8) + littleEndian(width) + littleEndian(height)).span)
        var buffer = [UInt8](repeating: 0, count: rowSize)
        for start in stride(from: 0, to: bytes.count, by: rowSize) {
            let row = bytes.extracting(start..<start + rowSize)
            if isOpaque(row) {
                hash.update(row)
                continue
            }
            var copy = buffer.mutableSpan
            for index in row.indices { copy[index] = row[index] }
            correct(&copy)
            hash.update(buffer.span)
        }
        return hash.finalize()
    }

    private static func isOpaque(_ row: Span<UInt8>) -> Bool {
        var least: UInt8 = 255
        for offset in stride(from: 3, to: row.count, by: Bitmap.bytesPerPixel) {
            least &= row[offset]
        }
        return least == 255
    }

    private static func littleEndian(_ side: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: side >> ($0 * 8)) }
    }
}

/// A premultiplied sRGB colour of 16 bits a channel: red, green, blue, alpha.
///
/// Sources are computed in it, so that a pixel is rounded to eight bits once, when it is written.
package typealias WidePixel = SIMD4<UInt16>

extension SIMD4 where Scalar == UInt16 {
    /// Creates a colour from straight eight-bit channels, each rounded to nearest.
    package init(_ color: Color) {
        let alpha = UInt32(color.alpha)
        func channel(_ value: UInt8) -> UInt16 {
            UInt16(truncatingIfNeeded: (UInt32(value) * alpha * 257 * 2 + 255) / 510)
        }
        self.init(
            channel(color.red), channel(color.green), channel(color.blue),
            UInt16(color.alpha) * 257)
    }

    /// Creates a colour from premultiplied numbers in 0...1, each rounded to nearest.
    package init(unit pixel: UnitPixel) {
        let scaled = pixel * 65_535 + UnitPixel(repeating: 0.5)
        self.init(
            Self.clamped(scaled.x), Self.clamped(scaled.y), Self.clamped(scaled.z),
            Self.clamped(scaled.w))
    }

    private static func clamped(_ value: Double) -> UInt16 {
        UInt16(Swift.min(Swift.max(value, 0), 65_535))
    }

    /// The colour in 0...1.
    package var unit: UnitPixel {
        UnitPixel(Double(x), Double(y), Double(z), Double(w)) / 65_535
    }
}

extension Bitmap {
    /// Copies a row of pixels from a column on, weighted by an alpha in 1/65535.
    ///
    /// - Precondition: The pixels lie inside the bitmap.
    package func copyWideRow(y: Int, x: Int, alpha: UInt32, into row: inout [WidePixel]) {
        withBytes { (bytes) throws(Never) in
            var offset = (y * width + x) * Self.bytesPerPixel
            for index in row.indices {
                func channel(_ place: Int) -> UInt16 {
                    // 257 of 65535 is one of 255.
                    let product = UInt32(bytes[offset + place]) * alpha
                    return UInt16(truncatingIfNeeded: (product + 127) / 255)
                }
                row[index] = WidePixel(channel(0), channel(1), channel(2), channel(3))
                offset += Self.bytesPerPixel
            }
        }
    }
}

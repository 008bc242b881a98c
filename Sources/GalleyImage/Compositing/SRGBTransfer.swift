/// The transfer function of sRGB between encoded values and linear light (IEC 61966-2-1).
///
/// The light of the 256 byte values is found once, by bisection with multiplications alone, so
/// that no mathematical library decides a pixel; between them it is interpolated, which leaves
/// the function by less than 1/100 of a byte step.
package enum SRGBTransfer {
    /// The linear light of each byte value, 0...1.
    private static let light: [Double] = (0...255).map { byte in
        let encoded = Double(byte) / 255
        if encoded <= 0.04045 { return encoded / 12.92 }
        return powerOf12Fifths((encoded + 0.055) / 1.055)
    }

    /// Returns x to the power of 2.4 for 0...1: the number whose fifth power is x¹².
    private static func powerOf12Fifths(_ x: Double) -> Double {
        let cube = x * x * x
        let target = cube * cube * cube * cube
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if middle * middle * middle * middle * middle <= target {
                low = middle
            } else {
                high = middle
            }
        }
        return x >= 1 ? 1 : low
    }

    /// Returns the linear light of an encoded value; both are within 0...1.
    package static func linear(_ encoded: Double) -> Double {
        let position = min(max(encoded, 0), 1) * 255
        let index = min(Int(position), 254)
        return light[index] + (light[index + 1] - light[index]) * (position - Double(index))
    }

    /// Returns the encoded value of linear light; both are within 0...1.
    package static func encoded(_ linear: Double) -> Double {
        if linear <= 0 { return 0 }
        if linear >= 1 { return 1 }
        var (low, high) = (0, 255)
        while high - low > 1 {
            let middle = (low + high) / 2
            if light[middle] <= linear { low = middle } else { high = middle }
        }
        let part = (linear - light[low]) / (light[high] - light[low])
        return (Double(low) + part) / 255
    }

    /// Returns a premultiplied colour with its channels in linear light.
    package static func linear(_ pixel: UnitPixel) -> UnitPixel {
        convert(pixel) { linear($0) }
    }

    /// Returns a premultiplied colour in linear light with its channels encoded.
    package static func encoded(_ pixel: UnitPixel) -> UnitPixel {
        convert(pixel) { encoded($0) }
    }

    @inline(__always)
    private static func convert(_ pixel: UnitPixel, _ change: (Double) -> Double) -> UnitPixel {
        let alpha = pixel.w
        if alpha <= 0 { return .zero }
        return UnitPixel(
            change(pixel.x / alpha) * alpha, change(pixel.y / alpha) * alpha,
            change(pixel.z / alpha) * alpha, alpha)
    }
}

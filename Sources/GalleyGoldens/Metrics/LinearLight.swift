/// Amounts of light of sRGB values (IEC 61966-2-1).
enum LinearLight {
    /// The light of each byte, 0–1.
    static let table: [Double] = (0...255).map { amount(of: Double($0)) }

    /// Returns the light of a value of 0–255 that need not be whole.
    static func amount(of value: Double) -> Double {
        let share = value / 255
        if share <= 0.040_45 { return share / 12.92 }
        let base = (share + 0.055) / 1.055
        // The power 2.4 is the square times the square of the fifth root.
        let root = PortableMath.fifthRoot(base)
        return base * base * root * root
    }

    /// Returns the light of the three channels of a pixel over a backdrop.
    @inline(__always)
    static func amounts(of pixel: UInt32, over backdrop: SIMD3<Double>) -> SIMD3<Double> {
        if pixel >= UInt32.alphaBits {
            return SIMD3(
                table[Int(pixel & 255)], table[Int(pixel &>> 8 & 255)],
                table[Int(pixel &>> 16 & 255)])
        }
        let alpha = Double(pixel.alphaByte)
        let color = SIMD3(
            Double(pixel.redByte), Double(pixel.greenByte), Double(pixel.blueByte))
        let blended = (color * alpha + backdrop * (255 - alpha)) / 255
        return SIMD3(amount(of: blended.x), amount(of: blended.y), amount(of: blended.z))
    }
}

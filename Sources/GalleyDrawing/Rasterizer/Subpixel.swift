/// The unit of device coordinates: an integer number of 1/16384 pixel.
///
/// With 14 bits one fully covered pixel is 2²⁹ of twice the area unit, so that a pixel's cell fits
/// 32 bits and the final shift drops exactly 16 bits, which a packing instruction does.
enum Subpixel {
    /// Fraction bits of a device coordinate.
    static let bits = 14
    /// One pixel.
    static let one = 1 << bits
    /// What masks out the whole pixels.
    static let mask = one - 1

    /// Returns the pixel boundary at or below a coordinate, in pixels.
    @inline(__always)
    static func floor(_ value: Int) -> Int { value >> bits }

    /// Returns the pixel boundary at or above a coordinate, in pixels.
    @inline(__always)
    static func ceiling(_ value: Int) -> Int { (value &+ mask) >> bits }
}

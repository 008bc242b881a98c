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

/// A point on an integer grid: subpixels of the device or subunits of a face, y down in both.
typealias GridPoint = SIMD2<Int32>

/// A straight line between two points of the device, in subpixels.
struct Segment: BitwiseCopyable {
    var start: GridPoint
    var end: GridPoint

    @inline(__always)
    init(_ start: GridPoint, _ end: GridPoint) {
        self.start = start
        self.end = end
    }

    @inline(__always)
    init(x0: Int, y0: Int, x1: Int, y1: Int) {
        start = GridPoint(Int32(truncatingIfNeeded: x0), Int32(truncatingIfNeeded: y0))
        end = GridPoint(Int32(truncatingIfNeeded: x1), Int32(truncatingIfNeeded: y1))
    }
}

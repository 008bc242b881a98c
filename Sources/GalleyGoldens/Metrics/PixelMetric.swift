/// The distance of two pixels, in the form the loops over pictures want.
///
/// Pixels are words as in ``PixelWords``; the index of a pixel tells what lies behind translucent
/// ones.
protocol PixelMetric: Sendable {
    /// Whether telling if two pixels differ takes longer than remembering it.
    static var isCostly: Bool { get }

    /// Judges eight pairs of opaque pixels: those that differ for sure, and those to look at.
    ///
    /// A bit for each pair, the first pair's lowest; equal pairs have none. The two don't overlap.
    func judge(_ pixels: EightPixels) -> (differing: UInt64, unsure: UInt64)

    /// Whether two pixels that are not the same differ.
    func differs(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool

    /// Returns how far apart two pixels are, in the metric's unit.
    func distance(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Double
}

extension UInt32 {
    /// The red byte of a pixel's word.
    @inline(__always) var redByte: Int32 { Int32(truncatingIfNeeded: self & 255) }
    /// The green byte of a pixel's word.
    @inline(__always) var greenByte: Int32 { Int32(truncatingIfNeeded: self &>> 8 & 255) }
    /// The blue byte of a pixel's word.
    @inline(__always) var blueByte: Int32 { Int32(truncatingIfNeeded: self &>> 16 & 255) }
    /// The alpha byte of a pixel's word.
    @inline(__always) var alphaByte: Int32 { Int32(truncatingIfNeeded: self &>> 24) }

    /// The bits of alpha in a pixel's word, all set where the pixel is opaque.
    static var alphaBits: UInt32 { 0xff00_0000 }
}

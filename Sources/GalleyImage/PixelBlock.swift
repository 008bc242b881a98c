/// Sixteen neighbouring pixels of a bitmap, to be compared at once.
@safe struct PixelBlock {
    private let place: UnsafePointer<UInt32>

    /// How many pixels there are.
    static let count = 16

    /// Stands for the pixels from a place on, where there are sixteen as long as the block is used.
    @inline(__always)
    init(_ place: UnsafePointer<UInt32>) { unsafe self.place = place }

    /// Whether all pixels are the same: each the same as its neighbour.
    @inline(__always)
    var isUniform: Bool {
        Self.isZero(
            (lanes(0) ^ lanes(1)) | (lanes(4) ^ lanes(5)) | (lanes(8) ^ lanes(9))
                | (lanes(11) ^ lanes(12)))
    }

    /// Returns whether all pixels are those of another block.
    @inline(__always)
    func isEqual(to other: PixelBlock) -> Bool {
        Self.isZero(
            (lanes(0) ^ other.lanes(0)) | (lanes(4) ^ other.lanes(4))
                | (lanes(8) ^ other.lanes(8)) | (lanes(12) ^ other.lanes(12)))
    }

    /// Returns four pixels from one of the first thirteen on.
    @inline(__always)
    private func lanes(_ start: Int) -> SIMD4<UInt32> {
        unsafe UnsafeRawPointer(place + start).loadUnaligned(as: SIMD4<UInt32>.self)
    }

    @inline(__always)
    private static func isZero(_ lanes: SIMD4<UInt32>) -> Bool {
        let halves = unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] == 0
    }
}

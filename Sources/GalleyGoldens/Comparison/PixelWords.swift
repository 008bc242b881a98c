import GalleyImage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The pixels of a picture as one word each, lent for the time of a comparison.
///
/// A word holds red in its lowest byte, then green, blue, and straight alpha in its highest.
/// Reading is not checked in release builds: whoever reads stays within `width * height`.
@safe struct PixelWords: Sendable {
    let width: Int
    let height: Int
    // Nothing writes to the pixels while they are lent.
    nonisolated(unsafe) private let base: UnsafePointer<UInt32>

    private init(width: Int, height: Int, base: UnsafePointer<UInt32>) {
        self.width = width
        self.height = height
        unsafe self.base = base
    }

    /// Lends the pixels of a picture.
    static func lend<Result>(
        _ picture: StraightBitmap, _ body: (PixelWords) -> Result
    ) -> Result {
        unsafe picture.bytes.withUnsafeBytes { bytes in
            // An array's storage is aligned to more than a word, and holds a pixel at least.
            let words = unsafe bytes.assumingMemoryBound(to: UInt32.self)
            return body(
                unsafe PixelWords(
                    width: picture.width, height: picture.height,
                    base: words.baseAddress.unsafelyUnwrapped))
        }
    }

    /// The pixel at an index, counted in rows from the top left.
    @inline(__always)
    subscript(index: Int) -> UInt32 { unsafe base[index] }

    /// Returns eight pixels in a row.
    @inline(__always)
    func eight(at index: Int) -> SIMD8<UInt32> {
        unsafe UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<UInt32>.self)
    }

    /// Whether two pictures hold the same bytes in a run of pixels.
    @inline(__always)
    func equals(_ other: PixelWords, from index: Int, count: Int) -> Bool {
        unsafe memcmp(base + index, other.base + index, count * 4) == 0
    }
}

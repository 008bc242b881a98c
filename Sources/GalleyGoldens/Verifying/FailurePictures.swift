import GalleyImage

/// The pictures that show how a drawn picture differs from its golden.
struct FailurePictures {
    /// Where they differ.
    let diff: Bitmap
    /// The golden, the difference and what was drawn, from left to right.
    let sideBySide: Bitmap

    /// The pixels between two pictures.
    private static let gap = 8

    init(_ comparison: ImageComparison) throws(ImageError) {
        diff = try Bitmap(width: 1, height: 1)
        let parts = [comparison.expected, StraightBitmap(diff), comparison.actual]
        let width = parts.map(\.width).reduce(Self.gap * (parts.count - 1), +)
        let height = parts.map(\.height).max() ?? 1
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        var left = 0
        for part in parts {
            for row in 0..<part.height {
                let source = row * part.width * 4..<(row + 1) * part.width * 4
                let start = (row * width + left) * 4
                bytes.replaceSubrange(start..<start + source.count, with: part.bytes[source])
            }
            left += part.width + Self.gap
        }
        sideBySide = try Bitmap(width: width, height: height, straight: bytes)
    }
}

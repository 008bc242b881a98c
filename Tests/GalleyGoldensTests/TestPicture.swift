import GalleyGoldens
import GalleyImage

/// Small pictures for comparisons.
enum TestPicture {
    /// A picture of one colour.
    static func filled(_ color: Color, width: Int, height: Int) throws -> StraightBitmap {
        try drawn(width: width, height: height) { _, _ in color }
    }

    /// A picture by a formula: the colour of each column and row.
    static func drawn(
        width: Int, height: Int, _ color: (Int, Int) -> Color
    ) throws -> StraightBitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                bytes += [color.red, color.green, color.blue, color.alpha]
            }
        }
        return try StraightBitmap(width: width, height: height, bytes: bytes)
    }

    /// Compares two single pixels in full.
    static func compare(
        _ expected: Color, _ actual: Color, by metric: Metric
    ) throws -> Comparison {
        try ImageComparison(
            expected: filled(expected, width: 1, height: 1),
            actual: filled(actual, width: 1, height: 1), metric: metric
        ).compare(detail: .full)
    }
}

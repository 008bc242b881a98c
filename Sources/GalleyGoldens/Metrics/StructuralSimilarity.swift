public import GalleyImage

/// How alike the structure of two pictures is (Wang, Bovik, Sheikh and Simoncelli 2004).
///
/// Mean, variance and covariance of brightness over a window around each pixel, K1 0.01, K2 0.03,
/// range 255; the mean over all pixels whose window lies within the picture. Brightness is
/// 0.299 red + 0.587 green + 0.114 blue over white.
public struct StructuralSimilarity: Sendable {
    /// How much each pixel of a window counts.
    public enum Window: Sendable {
        /// 11 × 11, weights by a bell of σ 1.5.
        case gaussian
        /// 7 × 7, all alike.
        case uniform

        /// The weights along one side, which sum up to 1.
        var weights: [Double] {
            switch self {
            case .uniform: return [Double](repeating: 1.0 / 7, count: 7)
            case .gaussian:
                let bell = (-5...5).map {
                    PortableMath.exponential(-Double($0 * $0) / (2 * 1.5 * 1.5))
                }
                let sum = bell.reduce(0, +)
                return bell.map { $0 / sum }
            }
        }
    }

    /// How much each pixel of a window counts.
    public var window: Window

    /// Creates the measure.
    public init(window: Window = .gaussian) { self.window = window }

    /// Returns the mean similarity, 1 for equal pictures.
    ///
    /// A window that is larger than the pictures is cut to them, an odd number of pixels a side.
    ///
    /// - Precondition: both pictures have one size.
    public func mean(_ expected: StraightBitmap, _ actual: StraightBitmap) -> Double {
        mean(expected, actual, mask: [])
    }

    /// Returns the mean similarity; where a byte of the mask is not 0, both pictures count as equal.
    func mean(_ expected: StraightBitmap, _ actual: StraightBitmap, mask: [UInt8]) -> Double {
        Self.check(expected, actual)
        let first = Self.luma(expected)
        var second = Self.luma(actual)
        for index in mask.indices where mask[index] != 0 { second[index] = first[index] }
        return mean(first, second, width: expected.width, height: expected.height)
    }

    /// Returns the mean of the similarities of red, green and blue over white.
    ///
    /// - Precondition: both pictures have one size.
    public func meanOfChannels(_ expected: StraightBitmap, _ actual: StraightBitmap) -> Double {
        Self.check(expected, actual)
        return (0..<3).reduce(0) { sum, channel in
            sum
                + mean(
                    Self.channel(channel, expected), Self.channel(channel, actual),
                    width: expected.width, height: expected.height)
        } / 3
    }

    private static func check(_ expected: StraightBitmap, _ actual: StraightBitmap) {
        precondition(
            expected.width == actual.width && expected.height == actual.height,
            "similarity is of pictures of one size")
    }

    /// Returns the mean similarity of two planes of values of 0–255.
    private func mean(_ first: [Double], _ second: [Double], width: Int, height: Int) -> Double {
        let columns = Self.cut(window.weights, to: width)
        let rows = Self.cut(window.weights, to: height)
        var moments = MomentRows(width: width, columns: columns, count: rows.count)
        var (sum, count) = (0.0, 0)
        for y in 0..<height {
            moments.add(first, second, row: y)
            if y + 1 < rows.count { continue }
            moments.forEachPixel(rows) { moment in
                sum += moment.similarity
                count += 1
            }
        }
        return sum / Double(count)
    }

    /// Returns the middle weights that fit into a length, scaled to sum up to 1.
    private static func cut(_ weights: [Double], to length: Int) -> [Double] {
        var weights = weights
        while weights.count > length {
            weights.removeFirst()
            weights.removeLast()
        }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    private static func luma(_ picture: StraightBitmap) -> [Double] {
        let (red, green, blue) = (channel(0, picture), channel(1, picture), channel(2, picture))
        return red.indices.map { 0.299 * red[$0] + 0.587 * green[$0] + 0.114 * blue[$0] }
    }

    /// Returns a channel over white.
    private static func channel(_ channel: Int, _ picture: StraightBitmap) -> [Double] {
        let bytes = picture.bytes.span
        var plane = [Double](repeating: 0, count: bytes.count / 4)
        for pixel in plane.indices {
            let alpha = Double(bytes[4 * pixel + 3])
            let value = Double(bytes[4 * pixel + channel])
            plane[pixel] = alpha == 255 ? value : 255 + (value - 255) * alpha / 255
        }
        return plane
    }
}

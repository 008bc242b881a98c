/// Which source pixels make each pixel along one axis of a scaled picture, and how much of each.
///
/// Weights are in 1/65536 and add up to it.
package struct ResampleAxis: Sendable {
    /// How much each source pixel counts by its distance.
    package enum Filter: Sendable {
        /// A triangle around the place in the source: two source pixels wide on each side when the
        /// picture grows, which is linear interpolation, and as wide as two destination pixels when
        /// it shrinks, so that every source pixel counts.
        case triangle
        /// Linear interpolation when the picture grows, and the mean of what lies under the
        /// destination pixel when it shrinks: sharper, and even where detail is.
        case area
    }

    /// A stretch of the destination and the stretch of the source shown there, in pixels.
    ///
    /// A source that ends before it starts is shown mirrored.
    package struct Piece: Sendable {
        package var start: Double
        package var end: Double
        package var sourceStart: Double
        package var sourceEnd: Double

        package init(start: Double, end: Double, sourceStart: Double, sourceEnd: Double) {
            self.start = start
            self.end = end
            self.sourceStart = sourceStart
            self.sourceEnd = sourceEnd
        }
    }

    /// The source pixels of one pixel.
    struct Taps {
        var first: Int
        /// Where their weights are in ``ResampleAxis/weights``.
        var range: Range<Int>
    }

    /// The pixels along the axis.
    package let range: Range<Int>
    private(set) var taps: [Taps] = []
    private(set) var weights: [UInt32] = []

    /// Creates the axis of a range of pixels.
    ///
    /// - Parameters:
    ///   - range: The pixels wanted.
    ///   - pieces: What is shown where, in the order of the destination; each pixel belongs to the
    ///     piece that its centre lies in, and no piece shows source pixels beyond its own.
    ///   - count: The pixels of the source along the axis.
    ///   - filter: How much each source pixel counts.
    /// - Precondition: There is a piece and a source pixel, and all numbers are finite.
    package init(
        range: Range<Int>, pieces: [Piece], sourceCount count: Int, filter: Filter = .triangle
    ) {
        precondition(!pieces.isEmpty && count > 0, "there is nothing to show")
        self.range = range
        taps.reserveCapacity(range.count)
        for pixel in range {
            let center = Double(pixel) + 0.5
            let piece = pieces.first { center < $0.end } ?? pieces[pieces.count - 1]
            let length = piece.end - piece.start
            let step = length > 0 ? (piece.sourceEnd - piece.sourceStart) / length : 0
            if filter == .area, abs(step) > 1 {
                addMean(of: pixel, piece, count, step: step)
            } else {
                addTaps(at: center, piece, count, step: step)
            }
        }
    }

    /// Weighs source pixels by how much of them lies under a pixel.
    private mutating func addMean(of pixel: Int, _ piece: Piece, _ count: Int, step: Double) {
        // What the pixel has beyond the piece counts for nothing.
        let start = min(max(Double(pixel), piece.start), piece.end)
        let end = min(max(Double(pixel + 1), piece.start), piece.end)
        let edges = (
            piece.sourceStart + (start - piece.start) * step,
            piece.sourceStart + (end - piece.start) * step
        )
        let (low, high) = (
            max(min(edges.0, edges.1), 0), min(max(edges.0, edges.1), Double(count))
        )
        let from = min(max(Int(low.rounded(.down)), 0), count - 1)
        let to = min(max(Int(high.rounded(.up)) - 1, from), count - 1)
        let heights = (from...to).map { max(0, min(high, Double($0 + 1)) - max(low, Double($0))) }
        append(heights, total: heights.reduce(0, +), first: from)
    }

    private mutating func addTaps(
        at center: Double, _ piece: Piece, _ count: Int, step: Double
    ) {
        let (low, high) = (
            min(piece.sourceStart, piece.sourceEnd), max(piece.sourceStart, piece.sourceEnd)
        )
        let place = min(max(piece.sourceStart + (center - piece.start) * step, low), high)
        // A triangle much wider than the source weighs all of it alike.
        let support = max(1, min(abs(step), 4 * Double(count)))
        let lowest = min(max(Int(low.rounded(.down)), 0), count - 1)
        let highest = min(max(Int(high.rounded(.up)) - 1, lowest), count - 1)
        let first = Int((place - 0.5 - support).rounded(.down))
        let last = Int((place - 0.5 + support).rounded(.up))
        let (from, to) = (min(max(first, lowest), highest), max(min(last, highest), lowest))
        // What the triangle has beyond the piece counts for the piece's last pixel.
        var heights = [Double](repeating: 0, count: to - from + 1)
        var total = 0.0
        for pixel in first...last {
            let height = max(0, 1 - abs(Double(pixel) + 0.5 - place) / support)
            heights[min(max(pixel, from), to) - from] += height
            total += height
        }
        append(heights, total: total, first: from)
    }

    /// Turns heights into weights that add up exactly.
    private mutating func append(_ heights: [Double], total: Double, first: Int) {
        let start = weights.count
        var (sum, before) = (0.0, UInt32(0))
        for height in heights {
            sum += height
            let next = UInt32((total > 0 ? min(sum / total, 1) : 0) * 65_536 + 0.5)
            weights.append(next - before)
            before = next
        }
        weights[weights.count - 1] += 65_536 - before
        taps.append(Taps(first: first, range: start..<weights.count))
    }
}

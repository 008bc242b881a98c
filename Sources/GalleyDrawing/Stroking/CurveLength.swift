import GalleyGeometry

/// Lengths along a line or a curve, by Gauss–Legendre quadrature with five nodes.
struct CurveLength {
    private let segment: StrokeSegment
    /// The ends of parts, and the length from the start of the segment to each.
    private var ends: [(t: Double, length: Double)] = []

    init(_ segment: StrokeSegment, tolerance: Double) {
        self.segment = segment
        if segment.isLine {
            ends = [(1, (segment.end - segment.start).length)]
        } else {
            measure(
                from: 0, to: 1, length: arc(from: 0, to: 1), tolerance: tolerance / 64, depth: 0)
        }
    }

    var total: Double { ends[ends.count - 1].length }

    /// Returns the parameter at a length from the start.
    func parameter(at length: Double) -> Double {
        if length <= 0 { return 0 }
        if length >= total { return 1 }
        if segment.isLine { return length / total }
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].length < length { low = middle + 1 } else { high = middle }
        }
        let before = low == 0 ? (t: 0, length: 0) : ends[low - 1]
        var (start, end) = (before.t, ends[low].t)
        for _ in 0..<40 {
            let middle = (start + end) / 2
            if before.length + arc(from: before.t, to: middle) < length {
                start = middle
            } else {
                end = middle
            }
        }
        return (start + end) / 2
    }

    private mutating func measure(
        from t0: Double, to t1: Double, length: Double, tolerance: Double, depth: Int
    ) {
        let middle = (t0 + t1) / 2
        let (first, second) = (arc(from: t0, to: middle), arc(from: middle, to: t1))
        if depth >= 12 || (depth > 0 && abs(first + second - length) <= tolerance) {
            let before = ends.last?.length ?? 0
            ends.append((middle, before + first))
            ends.append((t1, before + first + second))
            return
        }
        measure(from: t0, to: middle, length: first, tolerance: tolerance / 2, depth: depth + 1)
        measure(from: middle, to: t1, length: second, tolerance: tolerance / 2, depth: depth + 1)
    }

    private func arc(from t0: Double, to t1: Double) -> Double {
        let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
        var sum = Self.centerWeight * segment.derivative(at: middle).length
        for (node, weight) in Self.nodes {
            let (a, b) = (
                segment.derivative(at: middle - half * node).length,
                segment.derivative(at: middle + half * node).length
            )
            sum += weight * (a + b)
        }
        return sum * half
    }

    private static let centerWeight = 128.0 / 225
    private static let nodes = [
        (node: 0.538_469_310_105_683_1, weight: 0.478_628_670_499_366_5),
        (node: 0.906_179_845_938_664, weight: 0.236_926_885_056_189_1),
    ]
}

/// The weights of a Gaussian at whole distances, in 1/65536; they add up to 65536.
struct GaussianKernel {
    /// The distance of the first weight.
    let first: Int
    let weights: [UInt32]

    /// Where the kernel is cut off, in standard deviations: what is lost is below 1/60 of 1/255.
    static let reach = 4.0

    /// The least deviation that is more than none, in cells.
    static let leastSigma = 1.0 / 32

    /// Creates the kernel of a standard deviation whose middle is moved by a shift, both in cells.
    ///
    /// With almost no deviation the two nearest distances share the weight. Sums are rounded instead of
    /// weights, so that the rounding of a step's edge does not add up.
    init(sigma: Double, shift: Double) {
        // Of a much narrower bell, a shift between two distances would leave no height to divide by.
        guard sigma >= Self.leastSigma else {
            let whole = shift.rounded(.down)
            first = Int(whole)
            let next = UInt32((shift - whole) * 65_536 + 0.5)
            weights = [65_536 - next, next]
            return
        }
        first = Int((shift - Self.reach * sigma).rounded(.down))
        let last = Int((shift + Self.reach * sigma).rounded(.up))
        let heights = (first...last).map { distance in
            let x = (Double(distance) - shift) / sigma
            return Self.exponential(ofMinus: x * x / 2)
        }
        var total = 0.0
        for height in heights { total += height }
        var (sum, before) = (0.0, UInt32(0))
        var weights: [UInt32] = []
        for height in heights {
            sum += height
            let next = UInt32(min(sum / total, 1) * 65_536 + 0.5)
            weights.append(next - before)
            before = next
        }
        // The last sum is the total up to rounding, and becomes it.
        weights[weights.count - 1] += 65_536 - before
        self.weights = weights
    }

    /// Returns e⁻ˣ for x ≥ 0, to twelve digits: a power series near 0, squared.
    static func exponential(ofMinus x: Double) -> Double {
        var (part, doublings) = (x, 0)
        while part > 1.0 / 16 && doublings < 16 {
            part /= 2
            doublings += 1
        }
        if part > 1 { return 0 }
        var (term, sum) = (1.0, 1.0)
        for index in 1...9 {
            term *= -part / Double(index)
            sum += term
        }
        for _ in 0..<doublings { sum *= sum }
        return sum
    }
}

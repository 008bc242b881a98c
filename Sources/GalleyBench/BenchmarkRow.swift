/// What was measured of one system at one piece of work.
struct BenchmarkRow: Codable {
    /// What was done.
    let name: String
    /// Who did it.
    let system: String
    /// What one piece of work is.
    let unit: String
    /// The time of a piece in seconds: of the fastest sample, and in the middle of all.
    let minimum: Double
    let median: Double
    /// Half the distance between the quartiles as a share of the median.
    let spread: Double
    /// How many times as long the peer takes, in the middle of the pairs; nil for Galley itself.
    let ratio: Double?
    /// What the ratio is meant to be.
    let goal: Double?

    /// How this row is known in files.
    var key: String { "\(name) / \(system)" }
}

/// Numbers in the middle of others.
enum Statistics {
    /// Returns the value below which a share of the sorted values lies.
    static func quantile(_ share: Double, of values: [Double]) -> Double {
        precondition(!values.isEmpty)
        let sorted = values.sorted()
        let place = share * Double(sorted.count - 1)
        let low = Int(place)
        let high = min(low + 1, sorted.count - 1)
        return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }

    /// Returns the value in the middle.
    static func median(of values: [Double]) -> Double { quantile(0.5, of: values) }
}

/// What was measured of one system at one piece of work.
struct BenchmarkRow: Codable, Equatable {
    /// What the numbers of a row are.
    enum Quantity: String, Codable {
        /// The time of one piece of work.
        case seconds
        /// The time that processors work on it, in the processes of one piece.
        case processorSeconds
        /// The peak memory of the process that does it.
        case mebibytes
    }

    /// What was done.
    let name: String
    /// Who did it.
    let system: String
    /// What one piece of work is.
    let unit: String
    /// What minimum and median are.
    let quantity: Quantity
    /// How many samples there are.
    let samples: Int
    /// The smallest sample, and the one in the middle.
    let minimum: Double
    let median: Double
    /// Half the distance between the quartiles as a share of the median.
    let spread: Double
    /// How many times as much a peer needs, in the middle of the rounds; nil for Galley itself.
    let ratio: Double?
    /// What the ratio is meant to be.
    let goal: Double?
    /// Galley's time divided by that of the yardstick beside it, in the middle of the rounds.
    let relative: Double?
    /// The spread of that.
    let relativeSpread: Double?
    /// Galley's smallest time divided by the yardstick's.
    let relativeMinimum: Double?

    /// How this row is known in files.
    var key: String {
        let work =
            switch quantity {
            case .seconds: name
            case .processorSeconds: "\(name), processors"
            case .mebibytes: "\(name), peak memory"
            }
        return "\(work) / \(system)"
    }

    /// Whether the ratio is below its goal.
    var isShort: Bool {
        guard let ratio, let goal else { return false }
        return ratio < goal
    }
}

/// What a row costs for each point that it is off its target on one side.
struct SimplexPenalty: Hashable {
    /// The level, counted from 0 for the strongest; no amount of a weaker level outweighs it.
    let level: Int
    /// The cost a point.
    let weight: Double
}

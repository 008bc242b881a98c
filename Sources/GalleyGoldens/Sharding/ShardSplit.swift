import GalleyImage

/// Shares out the pictures of a run among several, so that each is verified by exactly one.
///
/// The split depends on nothing but the names, the durations and the count, so all machines that are
/// given the same agree on it without a word to each other. Names that differ in nothing but case stay
/// together, so that a clash is found as in a whole run.
public struct ShardSplit: Sendable {
    /// How many parts there are.
    public let count: Int
    /// A hash of which name is in which part, the same wherever the split is the same.
    public let identifier: String
    private let parts: [String: Int]

    /// Splits the pictures: the longest first, each to the part that has the least to do so far.
    ///
    /// A picture without a duration counts as the median of those that have one, so that without any
    /// the parts hold equally many, give or take one.
    ///
    /// - Parameters:
    ///   - pictures: The names of all pictures of the run, in any order; a name may stand twice.
    ///   - durations: How long each took in an earlier run.
    ///   - count: How many parts to make, at least one; there may be more than pictures.
    public init(_ pictures: [GoldenName], durations: CaseDurations, count: Int) {
        precondition(count > 0, "a run is split into one part or more")
        self.count = count
        let names = Set(pictures.map(\.path))
        let known = names.compactMap { durations.microseconds[$0] }.sorted()
        let median = known.isEmpty ? 1 : known[known.count / 2]
        var works: [String: Int] = [:]
        var groups: [String: String] = [:]
        for picture in pictures
        where groups.updateValue(picture.folded, forKey: picture.path) == nil {
            works[picture.folded, default: 0] +=
                min(durations.microseconds[picture.path] ?? median, CaseDurations.longest)
        }
        let order = works.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var loads = (1...count).map { ShardLoad(work: 0, part: $0) }
        var parts: [String: Int] = [:]
        for (name, work) in order {
            parts[name] = loads[0].part
            loads[0].work += work
            Self.sink(&loads)
        }
        let places = groups.mapValues { parts[$0] ?? 1 }
        self.parts = places
        let lines = places.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        identifier = String(
            SHA256.hexDigest(of: Array("\(count)\n\(lines.joined())".utf8)).prefix(16))
    }

    /// The number of the part that verifies a picture, from 1; nil of one that is not of the run.
    public func part(of picture: GoldenName) -> Int? { parts[picture.path] }

    /// Restores the heap after its first element has grown.
    private static func sink(_ loads: inout [ShardLoad]) {
        var place = 0
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2]
            where child < loads.count && loads[child] < loads[least] { least = child }
            if least == place { return }
            loads.swapAt(place, least)
            place = least
        }
    }
}

/// What a part has to do so far; the lower number comes first of equals.
private struct ShardLoad: Comparable {
    var work: Int
    let part: Int

    static func < (one: ShardLoad, other: ShardLoad) -> Bool {
        (one.work, one.part) < (other.work, other.part)
    }
}

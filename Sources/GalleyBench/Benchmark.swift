/// Something to time: a body that does a piece of work a number of times.
struct Benchmark {
    /// What is done, such as "whole buttons".
    let name: String
    /// Who does it: Galley, or the peer it is compared with.
    let system: String
    /// What one piece of work is, in the plural, such as "buttons".
    let unit: String
    /// How many pieces the body does.
    let count: Int
    /// The work.
    let body: () throws -> Void

    /// Galley's own name among the systems.
    static let galley = "galley"

    init(
        _ name: String, system: String = Benchmark.galley, unit: String, count: Int,
        body: @escaping () throws -> Void
    ) {
        self.name = name
        self.system = system
        self.unit = unit
        self.count = count
        self.body = body
    }
}

/// Benchmarks of the same work by different systems, whose samples are taken in turn.
struct BenchmarkPair {
    /// Galley's first, then its peers.
    let members: [Benchmark]
    /// How many times as fast as the peer Galley is meant to be, or nil without a goal.
    let goal: Double?

    init(_ members: [Benchmark], goal: Double? = nil) {
        precondition(members.allSatisfy { $0.name == members[0].name })
        self.members = members
        self.goal = goal
    }
}

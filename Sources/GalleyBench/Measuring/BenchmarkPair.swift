/// The same work by different systems, whose samples are taken in turn.
struct BenchmarkPair {
    /// Galley's first, then its peers.
    ///
    /// The first peer is also the yardstick that runs are compared by.
    let members: [Benchmark]

    init(_ members: [Benchmark]) {
        precondition(members.allSatisfy { $0.name == members[0].name })
        self.members = members
    }

    /// What is done.
    var name: String { members[0].name }
}

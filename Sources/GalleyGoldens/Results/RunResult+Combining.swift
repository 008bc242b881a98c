extension RunResult {
    /// Puts the results of several runs together, as of the shards of one run.
    ///
    /// Cases stand in the order of their names, wherever they were verified, so that shards give
    /// what a single run gives. A shard that none of the results is from makes the whole incomplete.
    ///
    /// - Throws: ``ResultFault`` where there is none, a name stands in two results, or shards are of
    ///   different splits.
    public init(combining results: [RunResult]) throws(ResultFault) {
        guard var whole = results.first else { throw ResultFault(at: "$", "there is no result") }
        let counts = Set(results.compactMap(\.shard?.count))
        guard counts.count <= 1 else {
            throw ResultFault(at: "$.run.shard", "the results are of different splits into shards")
        }
        whole.cases = results.flatMap(\.cases).sorted { $0.name < $1.name }
        for (one, next) in zip(whole.cases, whole.cases.dropFirst()) where one.name == next.name {
            throw ResultFault(
                at: "$.cases", "\(one.name.debugDescription) stands in two of the results")
        }
        for result in results.dropFirst() {
            whole.environments.merge(result.environments) { first, _ in first }
        }
        whole.missingShards = Array(Set(results.flatMap(\.missingShards))).sorted()
        if let count = counts.first {
            let found = Set(results.compactMap(\.shard?.index))
            whole.missingShards = Array(
                Set(whole.missingShards).union((1...max(1, count)).filter { !found.contains($0) })
            ).sorted()
            if results.count > 1 { whole.shard = nil }
        }
        whole.isComplete = results.allSatisfy(\.isComplete) && whole.missingShards.isEmpty
        self = whole
    }
}

/// Puts the results of the shards of one run together, and tells what keeps the run from being whole.
public struct ShardMerge: Sendable {
    /// A result and the file it was read from.
    public struct Part: Sendable {
        /// The file's path, as it is named in sentences.
        public let path: String
        /// What the file holds.
        public let result: RunResult

        /// Names a result.
        public init(path: String, result: RunResult) {
            self.path = path
            self.result = result
        }
    }

    /// The run as far as the results hold it; nil where they are not of one run.
    public let result: RunResult?
    /// What keeps the run from being whole, a sentence each; empty of a whole run.
    public let problems: [String]
    /// What a person should know of a run that may well be whole.
    public let notes: [String]

    /// Merges results; without shards among them they are those of runs over different specs.
    ///
    /// - Throws: ``ResultFault`` where there is no result, or a name stands in two of them.
    public init(_ parts: [Part]) throws(ResultFault) {
        let mismatches = Self.mismatches(of: parts)
        guard mismatches.isEmpty else {
            (result, problems, notes) = (nil, mismatches, [])
            return
        }
        var whole = try RunResult(combining: parts.map(\.result))
        whole.shard = nil
        result = whole
        var problems: [String] = []
        if let count = parts.first?.result.shard?.count {
            problems = whole.missingShards.map { "shard \($0) of \(count) is missing" }
        }
        for part in parts where !part.result.isComplete {
            problems.append(Self.unfinished(part))
        }
        self.problems = problems
        let environments = Set(parts.compactMap(\.result.environment))
        notes =
            environments.count > 1
            ? ["the results were drawn in \(environments.count) environments; see the report"] : []
    }

    /// Why the results are not those of the shards of one run.
    private static func mismatches(of parts: [Part]) -> [String] {
        guard let first = parts.first(where: { $0.result.shard != nil }),
            let shard = first.result.shard
        else { return [] }
        var problems: [String] = []
        var seen: [Int: Part] = [:]
        for part in parts {
            guard let other = part.result.shard else {
                problems.append("\(part.path) is of a whole run and not of a shard; leave it out")
                continue
            }
            let pair = "\(first.path) and \(part.path)"
            if part.result.toolVersion != first.result.toolVersion {
                problems.append(
                    "\(first.path) is of galley \(first.result.toolVersion) and \(part.path) of "
                        + "\(part.result.toolVersion); run all shards with one version")
            } else if other.count != shard.count {
                problems.append(
                    "\(first.path) is shard \(shard.index) of \(shard.count) and \(part.path) shard "
                        + "\(other.index) of \(other.count); merge the shards of one run")
            } else if other.inputs != shard.inputs {
                problems.append(
                    "\(pair) are of different specs, flags or pictures; merge the shards of one run"
                )
            } else if other.split != shard.split {
                problems.append(
                    "\(pair) were split by different durations; give all shards the same --durations"
                )
            } else if let twin = seen.updateValue(part, forKey: other.index) {
                problems.append(
                    "\(twin.path) and \(part.path) are both shard \(other.index) of \(other.count); "
                        + "keep one of them")
            }
        }
        return problems
    }

    private static func unfinished(_ part: Part) -> String {
        guard let shard = part.result.shard else {
            let missing = part.result.missingShards.map(String.init).joined(separator: ", ")
            return missing.isEmpty
                ? "the run of \(part.path) did not come to its end"
                : "\(part.path) lacks the shards \(missing)"
        }
        return "shard \(shard.index) of \(shard.count) (\(part.path)) did not come to its end"
    }
}

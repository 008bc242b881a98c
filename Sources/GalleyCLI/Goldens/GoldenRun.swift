import GalleyButtons
import GalleyGoldens
import GalleyImage
import Synchronization

/// Verifies the pictures of specs and folders on several threads.
struct GoldenRun {
    /// What a run came to.
    struct Outcome {
        var results: [GoldenResult] = []
        /// The pictures of specs in which nothing changed since all matched.
        var recalledCount = 0
        /// The errors of pictures that could not be drawn or verified, each once.
        var errors: [CommandError] = []
        /// Goldens that no picture makes use of.
        var orphans: [GoldenName] = []
        /// The part of the pictures that was verified, or nil of a whole run.
        var shard: RunResult.Shard?
    }

    let settings: GoldenSettings
    let flags: VerifyFlags
    let comparison: ComparisonChoice
    /// The part of the pictures that is asked for, or nil for all.
    let shard: ShardRequest?
    /// The result files that are written as the run goes on.
    let journals: [String]
    /// Begins to tell how many of a number of pictures are done.
    let progress: (Int) -> Progress

    /// Runs over all pictures; the results are in the order of specs and names.
    func run(_ specs: [String], isEverything: Bool) throws(CommandError) -> Outcome {
        guard (1...100).contains(flags.repetitions) else {
            throw .usage("--repeat takes a whole number from 1 to 100")
        }
        // A run that fails before its first case must not leave the result of an earlier one.
        journals.forEach(ResultJournal.clear)
        var outcome = Outcome()
        var uses: [VerdictCache.Use] = []
        var fresh: [(path: String, cache: VerdictCache)] = []
        for path in specs {
            let cache = VerdictCache(
                spec: path, flags: flags.cacheKey, settings: settings)
            if mayRecall, let recalled = cache.recall() {
                uses += recalled
                outcome.recalledCount += recalled.count
            } else {
                fresh.append((path, cache))
            }
        }
        let chosen =
            fresh.isEmpty
            ? []
            : try SpecSelection(
                paths: fresh.map(\.path), axes: flags.axes,
                // A filter that leaves nothing of the rest may have been met by what was recalled.
                filter: flags.filter, mayBeEmpty: !uses.isEmpty, jobs: settings.jobs.value
            ).chosen
        var sources: [PictureSource] = []
        for spec in chosen { sources.append(.spec(try SpecSuite(spec, settings: settings))) }
        if let folder = flags.actual {
            sources.append(
                try PictureSource(
                    folder: folder, filter: try pattern(), goldens: settings.goldens.value))
        }
        let task = shard.map { request in
            ShardTask(
                request, sources.flatMap { source in (0..<source.count).map(source.name(at:)) },
                inputs: inputs(of: sources))
        }
        outcome.shard = task?.shard
        try verify(
            sources, task, uses, specs: specs, caches: fresh.map(\.cache),
            isEverything: isEverything,
            &outcome)
        return outcome
    }

    /// Whether what was seen before may stand for looking.
    private var mayRecall: Bool {
        // A report tells of every picture, not only of those that are looked at again.
        !flags.noCache && shard == nil && flags.reports.targets.isEmpty
            && settings.update.value == .none
            && flags.repetitions == 1
            && settings.strictness.value == .off && comparison.isUsual
    }

    private func pattern() throws(CommandError) -> NamePattern? {
        do {
            return try flags.filter.map { (text) throws(ButtonsError) in try NamePattern(text) }
        } catch {
            throw CommandError(error)
        }
    }

    private func verify(
        _ sources: [PictureSource], _ task: ShardTask?, _ recalled: [VerdictCache.Use],
        specs: [String], caches: [VerdictCache], isEverything: Bool, _ outcome: inout Outcome
    ) throws(CommandError) {
        do {
            let references = try ReferenceLog(
                artefacts: settings.artefacts.value,
                scope(sources, task, recalled, specs: specs, isEverything: isEverything))
            for use in recalled {
                references.note(use.name, golden: use.golden, pixels: use.pixels)
            }
            let store = settings.store
            if !sources.isEmpty {
                let verifier = try Verifier(
                    store: store, artefacts: settings.artefacts.value,
                    mode: settings.update.value, isReadOnly: settings.isCI.value,
                    references: references)
                let results = try draw(sources, task, verifier)
                try verifier.finish()
                take(results, sources, caches, &outcome)
            }
            try references.finish(isComplete: outcome.errors.isEmpty)
            if flags.failsOnOrphans {
                outcome.orphans = try OrphanSearch(
                    store: store, artefacts: settings.artefacts.value
                ).orphans()
            }
        } catch {
            throw CommandError(error)
        }
    }

    /// Draws and verifies the pictures, and writes results and durations down on the way.
    private func draw(
        _ sources: [PictureSource], _ task: ShardTask?, _ verifier: Verifier
    ) throws(GoldenStoreError) -> [[PictureBatch.Result]] {
        let batch = PictureBatch(
            sources: sources, verifier: verifier, comparison: comparison,
            repetitions: flags.repetitions, task: task)
        let head = RunResult(shard: task?.shard, filter: flags.filter)
        do {
            let journals = try journals.map { (path) throws(ImageError) in
                try ResultJournal(path: path, head)
            }
            let progress = progress(batch.count)
            let (results, durations) = batch.run(workers: settings.jobs.value) { result in
                if !journals.isEmpty {
                    let item = CaseResult(result.result, environment: head.environment)
                    for journal in journals { journal.append(item) }
                }
                progress.advance()
            }
            progress.finish()
            for journal in journals { try journal.check() }
            DurationFile(artefacts: settings.artefacts.value, task?.shard).add(durations)
            return results
        } catch {
            throw .file(error)
        }
    }

    /// What all shards of a run must have in common, a text for each thing.
    private func inputs(of sources: [PictureSource]) -> [String] {
        let specs = sources.compactMap { source in
            if case .spec(let suite) = source { suite.inputHash } else { nil }
        }
        return specs + [flags.cacheKey]
    }

    private func scope(
        _ sources: [PictureSource], _ task: ShardTask?, _ recalled: [VerdictCache.Use],
        specs: [String], isEverything: Bool
    ) -> ReferenceLog.Scope {
        // What shards wrote down is read on another machine, in the same folder of another path.
        let paths = specs.map {
            task == nil ? FilePath.real($0) : FilePath.shown(FilePath.real($0))
        }
        let hashes = FileHashes.all(of: paths, workers: settings.jobs.value)
        var inputs: [String: String] = [:]
        for (path, hash) in zip(paths, hashes) { inputs[path] = hash }
        var scope = ReferenceLog.Scope(
            run: task?.run,
            suites: Set(sources.flatMap(\.suites) + recalled.map(\.name.suite)).sorted(),
            isEverything: isEverything, isFiltered: flags.leavesOut, inputs: inputs)
        scope.shard = task?.shard
        return scope
    }

    /// Sorts results and errors, and remembers the specs of which all matched.
    private func take(
        _ results: [[PictureBatch.Result]], _ sources: [PictureSource], _ caches: [VerdictCache],
        _ outcome: inout Outcome
    ) {
        outcome.results.reserveCapacity(results.reduce(0) { $0 + $1.count })
        for (index, list) in results.enumerated() {
            var uses: [VerdictCache.Use] = []
            for result in list {
                switch result {
                case .success(let result):
                    outcome.results.append(result)
                    if result.verdict == .match, let pixels = result.pixelHash {
                        uses.append(
                            VerdictCache.Use(
                                name: result.name, golden: result.goldenName ?? result.name,
                                pixels: pixels))
                    }
                case .failure(let failure):
                    outcome.results.append(failure.result)
                    outcome.errors.append(failure.error)
                }
            }
            if case .spec(let suite) = sources[index], uses.count == list.count, !flags.noCache,
                shard == nil, comparison.isUsual,
                !list.isEmpty, let files = try? suite.files()
            {
                caches[index].remember(uses, files: files)
            }
        }
    }
}

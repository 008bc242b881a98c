import GalleyButtons
import GalleyGoldens
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
    }

    let settings: GoldenSettings
    let flags: VerifyFlags
    let comparison: ComparisonChoice

    /// Runs over all pictures; the results are in the order of specs and names.
    func run(_ specs: [String], isEverything: Bool) throws(CommandError) -> Outcome {
        guard (1...100).contains(flags.repetitions) else {
            throw .usage("--repeat takes a whole number from 1 to 100")
        }
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
                filter: flags.filter, mayBeEmpty: !uses.isEmpty
            ).chosen
        var sources: [PictureSource] = []
        for spec in chosen { sources.append(.spec(try SpecSuite(spec, settings: settings))) }
        if let folder = flags.actual {
            sources.append(
                try PictureSource(
                    folder: folder, filter: try pattern(), goldens: settings.goldens.value))
        }
        try verify(
            sources, uses, specs: specs, caches: fresh.map(\.cache), isEverything: isEverything,
            &outcome)
        return outcome
    }

    /// Whether what was seen before may stand for looking.
    private var mayRecall: Bool {
        // A report tells of every picture, not only of those that are looked at again.
        !flags.noCache && flags.reports.targets.isEmpty && settings.update.value == .none
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
        _ sources: [PictureSource], _ recalled: [VerdictCache.Use], specs: [String],
        caches: [VerdictCache], isEverything: Bool, _ outcome: inout Outcome
    ) throws(CommandError) {
        do {
            let references = try ReferenceLog(
                artefacts: settings.artefacts.value,
                scope(sources, recalled, specs: specs, isEverything: isEverything))
            for use in recalled {
                references.note(use.name, golden: use.golden, pixels: use.pixels)
            }
            let store = settings.store
            if !sources.isEmpty {
                let verifier = try Verifier(
                    store: store, artefacts: settings.artefacts.value,
                    mode: settings.update.value, isReadOnly: settings.isCI.value,
                    references: references)
                let batch = PictureBatch(
                    sources: sources, verifier: verifier, comparison: comparison,
                    repetitions: flags.repetitions)
                let results = batch.run(workers: settings.jobs.value)
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

    private func scope(
        _ sources: [PictureSource], _ recalled: [VerdictCache.Use], specs: [String],
        isEverything: Bool
    ) -> ReferenceLog.Scope {
        let paths = specs.map(FilePath.real)
        let hashes = FileHashes.all(of: paths, workers: settings.jobs.value)
        var inputs: [String: String] = [:]
        for (path, hash) in zip(paths, hashes) { inputs[path] = hash }
        return ReferenceLog.Scope(
            suites: Set(sources.flatMap(\.suites) + recalled.map(\.name.suite)).sorted(),
            isEverything: isEverything, isFiltered: flags.leavesOut, inputs: inputs)
    }

    /// Sorts results and errors, and remembers the specs of which all matched.
    private func take(
        _ results: [[PictureBatch.Result]], _ sources: [PictureSource], _ caches: [VerdictCache],
        _ outcome: inout Outcome
    ) {
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
                comparison.isUsual,
                !list.isEmpty
            {
                caches[index].remember(uses, files: suite.files)
            }
        }
    }
}

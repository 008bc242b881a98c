import GalleyButtons
import GalleyGoldens
import Synchronization

/// Draws and verifies the pictures of several sources, as many at once as there are workers.
struct PictureBatch: Sendable {
    /// What became of a picture; a pointer of size, since a run keeps one for each picture.
    indirect enum Result: Sendable {
        case success(GoldenResult)
        case failure(Failure)

        /// What became of it, drawn or not.
        var result: GoldenResult {
            switch self {
            case .success(let result): result
            case .failure(let failure): failure.result
            }
        }
    }

    /// A picture that could not be drawn or verified.
    struct Failure: Sendable {
        let result: GoldenResult
        let error: CommandError
    }

    let sources: [PictureSource]
    let verifier: Verifier
    let comparison: ComparisonChoice
    let repetitions: Int
    /// The part of the pictures that is verified, or nil of all.
    let task: ShardTask?

    /// How many pictures are verified.
    var count: Int { places.count }

    /// Verifies the pictures.
    ///
    /// - Parameters:
    ///   - workers: How many are verified at once.
    ///   - done: Takes each result as soon as it is known, on any thread.
    /// - Returns: What became of each picture, by source and in the order of each, and how many
    ///   microseconds each took by its name.
    func run(
        workers: Int, done: @Sendable (Result) -> Void
    ) -> (results: [[Result]], durations: [String: Int]) {
        let places = places
        let results = Mutex([(Result, Int)?](repeating: nil, count: places.count))
        Workers.run(count: places.count, workers: workers) { number in
            let place = places[number]
            let start = MonotonicClock.now
            let result = result(of: sources[place.source], at: place.index)
            let time = Int((MonotonicClock.now - start) / .microseconds(1))
            results.withLock { $0[number] = (result, time) }
            done(result)
        }
        var sorted: [[Result]] = sources.map { _ in [] }
        var durations: [String: Int] = [:]
        let entries = results.withLock { entries in
            defer { entries = [] }
            return entries
        }
        for (place, entry) in zip(places, entries) {
            guard let (result, time) = entry else { continue }
            sorted[place.source].append(result)
            durations[result.result.name.path, default: 0] += time
        }
        return (sorted, durations)
    }

    /// The pictures of the sources that are of this part.
    private var places: [(source: Int, index: Int)] {
        sources.indices.flatMap { source in
            (0..<sources[source].count)
                .filter { task?.contains(sources[source].name(at: $0)) ?? true }
                .map { (source: source, index: $0) }
        }
    }

    private func result(of source: PictureSource, at index: Int) -> Result {
        do throws(CommandError) {
            return .success(try verify(source, at: index))
        } catch {
            var result = GoldenResult(
                name: source.name(at: index), verdict: .error, message: error.message)
            result.owner = source.owner(at: index)
            return .failure(Failure(result: result, error: error))
        }
    }

    private func verify(
        _ source: PictureSource, at index: Int
    ) throws(CommandError) -> GoldenResult {
        var subject = try source.subject(at: index)
        comparison.apply(to: &subject)
        for number in 1..<max(1, repetitions) {
            let again = try source.subject(at: index)
            guard again.picture.pixelHash == subject.picture.pixelHash else {
                var result = GoldenResult(
                    name: subject.name, verdict: .unstable,
                    message:
                        "drawn \(number + 1) times it has other pixels; report this with the spec")
                result.owner = subject.owner
                return result
            }
        }
        do {
            return try verifier.verify(subject)
        } catch {
            throw CommandError(error)
        }
    }
}

import GalleyButtons
import GalleyGoldens
import Synchronization

/// Draws and verifies the pictures of several sources, as many at once as there are workers.
struct PictureBatch: Sendable {
    /// What became of a picture.
    enum Result: Sendable {
        case success(GoldenResult)
        case failure(Failure)
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

    /// Returns what became of each picture, by source and in the order of each.
    func run(workers: Int) -> [[Result]] {
        let places = sources.indices.flatMap { source in
            (0..<sources[source].count).map { (source: source, index: $0) }
        }
        let results = Mutex([Result?](repeating: nil, count: places.count))
        Workers.run(count: places.count, workers: workers) { number in
            let place = places[number]
            let result = result(of: sources[place.source], at: place.index)
            results.withLock { $0[number] = result }
        }
        var sorted: [[Result]] = sources.map { _ in [] }
        for (place, result) in zip(places, results.withLock { $0 }) {
            if let result { sorted[place.source].append(result) }
        }
        return sorted
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

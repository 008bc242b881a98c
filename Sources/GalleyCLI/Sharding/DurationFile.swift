import GalleyGoldens
import GalleyImage

/// The file among the artefacts that says how long the pictures of a run took.
struct DurationFile {
    private let path: String

    /// Names the file of a whole run, or of a shard, which has its own so that shards don't meet.
    init(artefacts: String, _ shard: RunResult.Shard?) {
        let name = shard.map { "\($0.index)-of-\($0.count)" } ?? "whole"
        path = "\(artefacts)/durations/\(name).json"
    }

    /// Adds what was measured to what earlier runs measured of other pictures.
    ///
    /// A file that can't be written costs nothing but the balance of later runs.
    func add(_ durations: [String: Int]) {
        guard !durations.isEmpty else { return }
        var all = (try? CaseDurations(path: path)) ?? CaseDurations()
        all.microseconds.merge(durations) { _, new in new }
        try? AtomicFile.createFolder(FilePath.folder(of: path))
        try? AtomicFile.replace(path, with: Array(all.json.utf8))
    }
}

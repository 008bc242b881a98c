import GalleyButtons
import GalleyGoldens
import GalleyImage
import Synchronization

/// Hashes many files on several threads.
enum FileHashes {
    /// How many files a thread takes at a time.
    private static let batch = 32

    /// Returns the SHA-256 of each file; nil for one that can't be read.
    static func all(of paths: [String], workers: Int) -> [String?] {
        let hashes = Mutex([String?](repeating: nil, count: paths.count))
        let batches = (paths.count + batch - 1) / batch
        Workers.run(count: batches, workers: workers) { number in
            let range = number * batch..<min(paths.count, (number + 1) * batch)
            let found = paths[range].map { path in
                (try? InputFile.read(path, limit: ImageFile.sizeLimit)).map(SHA256.hexDigest)
            }
            hashes.withLock { $0.replaceSubrange(range, with: found) }
        }
        return hashes.withLock { $0 }
    }
}

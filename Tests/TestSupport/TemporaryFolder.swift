import Foundation

/// A folder of its own that is removed with the value.
public final class TemporaryFolder: Sendable {
    /// The folder's absolute path, without a trailing slash.
    public let path: String

    /// Creates an empty folder below the system's temporary folder.
    public init() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a text file into the folder and returns its path.
    public func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        return file
    }

    /// The names of the files in the folder, sorted.
    public var contents: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    }
}

import GalleyButtons
import GalleyGoldens
import GalleyImage

/// Remembers that all pictures of a spec matched, for as long as nothing they depend on changes.
///
/// The key is a hash of everything a run reads: the tool, the libraries' versions, the flags, the
/// spec, the settings, every font, image and list of names, the manifest, and the golden files
/// themselves. Only runs in which everything matched are kept, so a failure is always looked at.
struct VerdictCache {
    /// A picture that matched, as the log of used goldens needs it.
    struct Use {
        let name: GoldenName
        let golden: GoldenName
        let pixels: String
    }

    private static let version = 1

    private let file: String
    private let spec: String
    private let prefix: String
    private let settings: GoldenSettings

    /// Prepares the memory of one spec.
    ///
    /// - Parameters:
    ///   - spec: The path of the spec.
    ///   - flags: Everything of the command line that the verdicts depend on.
    ///   - settings: The settings of the run.
    init(spec: String, flags: String, settings: GoldenSettings) {
        self.spec = FilePath.real(spec)
        self.settings = settings
        let place = "\(self.spec)\0\(flags)\0\(FilePath.real(settings.goldens.value))"
        let name = SHA256.hexDigest(of: Array(place.utf8)).prefix(16)
        file = "\(settings.artefacts.value)/cache/\(name).json"
        let versions = DrawingEnvironment.versions.map { "\($0.name) \($0.value)" }
        prefix = ([ToolIdentity.text, place] + versions).joined(separator: "\n")
    }

    /// Returns the pictures that matched when everything was as it is now; nil where something is not.
    func recall() -> [Use]? {
        guard let bytes = try? InputFile.read(file, limit: JSON5Value.sizeLimit),
            let root = try? JSONDocument(reading: bytes, path: file),
            root["galleyCache"]?.integer == Self.version,
            let files = root["files"]?.elements?.compactMap(\.text),
            let lines = root["uses"]?.elements
        else { return nil }
        var uses: [Use] = []
        for line in lines {
            guard let parts = line.elements?.compactMap(\.text), parts.count == 3,
                let name = try? GoldenName(path: parts[0]),
                let golden = try? GoldenName(path: parts[1])
            else { return nil }
            uses.append(Use(name: name, golden: golden, pixels: parts[2]))
        }
        guard let key = key(files, uses), root["key"]?.text == key else { return nil }
        return uses
    }

    /// Remembers a run in which everything matched.
    ///
    /// A memory that can't be written costs nothing but the time of the next run.
    func remember(_ uses: [Use], files: [String]) {
        guard let key = key(files, uses) else { return }
        let lines = uses.map { use in
            JSONDocument.array([
                .string(use.name.path), .string(use.golden.path), .string(use.pixels),
            ])
        }
        let root = JSONDocument.members([
            ("galleyCache", .integer(Self.version)), ("key", .string(key)),
            ("files", .array(files.map(JSONDocument.string))), ("uses", .array(lines)),
        ])
        try? AtomicFile.createFolder(FilePath.folder(of: file))
        try? AtomicFile.replace(file, with: Array(root.indented(depth: 2).utf8))
    }

    /// The hash of everything the verdicts depend on; nil where a file can't be read.
    private func key(_ files: [String], _ uses: [Use]) -> String? {
        let folder = settings.goldens.value
        let goldens = uses.map { "\(folder)/\($0.golden.file)" }
        let inputs =
            [spec, "\(folder)/\(settings.manifest.value)"]
            + [settings.project.path].compactMap(\.self) + files + goldens
        let hashes = FileHashes.all(of: inputs, workers: settings.jobs.value)
        guard hashes.allSatisfy({ $0 != nil }) else { return nil }
        var text = prefix
        for (input, hash) in zip(inputs, hashes) { text += "\n\(input) \(hash ?? "")" }
        return SHA256.hexDigest(of: Array(text.utf8))
    }
}

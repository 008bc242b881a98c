public import GalleyImage

/// The folder of pictures that wait for a decision, outside of the goldens' folder.
///
/// `pending/names/<name>.json` says what waits, `pending/pixels/<hash>.png` is what was drawn. The
/// folder can be moved to another machine and decided on there.
public struct PendingStore: Sendable {
    private let files: StoreFolder
    private static let names = "pending/names"

    /// Opens the pending pictures below the folder of artefacts, which need not exist.
    public init(artefacts folder: String) { files = StoreFolder(path: folder) }

    /// All that waits, in the order of names.
    ///
    /// - Throws: ``GoldenStoreError`` for a file that can't be read.
    public func all() throws(GoldenStoreError) -> [PendingGolden] {
        var list: [PendingGolden] = []
        for file in files.files(below: Self.names) where file.hasSuffix(".json") {
            guard let bytes = try files.read(file) else { continue }
            list.append(try PendingGolden(reading: bytes, path: "\(files.path)/\(file)"))
        }
        return list.sorted { $0.name < $1.name }
    }

    /// Lets a picture wait; it takes the place of an earlier one of its name.
    func add(_ pending: PendingGolden, png: [UInt8]) throws(GoldenStoreError) {
        try files.write("pending/\(pending.picture)", png)
        let text = pending.json.indented(depth: 1) + "\n"
        try files.write(Self.file(of: pending.name), Array(text.utf8))
    }

    /// Reads the picture that waits, and checks that it is the one that is spoken of.
    ///
    /// - Throws: ``GoldenStoreError/actual(name:_:)`` for one that is no PNG; `.outdatedDecision`
    ///   for one of other pixels.
    public func picture(
        of pending: PendingGolden
    ) throws(GoldenStoreError) -> (png: [UInt8], pixels: StraightBitmap) {
        guard let png = try files.read("pending/\(pending.picture)") else {
            throw .outdatedDecision(
                name: pending.name.path, reason: "its picture is gone from \(files.path)/pending")
        }
        let pixels: StraightBitmap
        do {
            pixels = try StraightBitmap(png: png)
        } catch {
            throw .actual(name: pending.name.path, error)
        }
        guard PixelHash.digest(of: pixels).description == pending.pixelHash else {
            throw .outdatedDecision(
                name: pending.name.path, reason: "its picture was changed since")
        }
        return (png, pixels)
    }

    /// Lets pictures wait no longer, and clears away the pixels that no one needs then.
    public func remove(_ names: [GoldenName]) throws(GoldenStoreError) {
        guard !names.isEmpty else { return }
        for name in names { try files.remove(Self.file(of: name)) }
        let used = Set(try all().map { "pending/\($0.picture)" })
        for file in files.files(below: "pending/pixels") where !used.contains(file) {
            try files.remove(file)
        }
    }

    /// Whether a picture waits under a name.
    func contains(_ name: GoldenName) -> Bool { files.contains(Self.file(of: name)) }

    private static func file(of name: GoldenName) -> String { "\(names)/\(name.path).json" }
}

import GalleyImage

/// Keeps the files that show why a picture failed, in a folder for each name that stays the same.
struct FailureFolder: Sendable {
    private let files: StoreFolder
    private static let folder = "failures"
    private static let names = [
        "expected.png", "actual.png", "diff.png", "side-by-side.png", "result.json",
    ]

    init(artefacts folder: String) { files = StoreFolder(path: folder) }

    /// Writes the files of a failure and tells the result where they are.
    func write(
        _ result: inout GoldenResult, _ subject: GoldenSubject, actual: [UInt8],
        _ golden: StoredGolden?
    ) throws(GoldenStoreError) {
        let folder = "\(Self.folder)/\(subject.name.path)"
        let pictures: (diff: [UInt8], sideBySide: [UInt8])
        do {
            pictures = try Self.pictures(of: subject, golden)
        } catch {
            throw .actual(name: subject.name.path, error)
        }
        if let golden {
            try files.write("\(folder)/expected.png", golden.file.bytes)
        } else {
            try files.remove("\(folder)/expected.png")
        }
        try files.write("\(folder)/actual.png", actual)
        try files.write("\(folder)/diff.png", pictures.diff)
        try files.write("\(folder)/side-by-side.png", pictures.sideBySide)
        let path = "\(files.path)/\(folder)"
        result.artefacts = GoldenArtefacts(
            folder: path, expected: golden == nil ? nil : "\(path)/expected.png",
            actual: "\(path)/actual.png", diff: "\(path)/diff.png",
            sideBySide: "\(path)/side-by-side.png", result: "\(path)/result.json")
        let text = result.json.indented(depth: 1) + "\n"
        try files.write("\(folder)/result.json", Array(text.utf8))
    }

    /// Removes what an earlier failure of a name left.
    func clear(_ name: GoldenName) throws(GoldenStoreError) {
        guard files.contains("\(Self.folder)/\(name.path)") else { return }
        for file in Self.names { try files.remove("\(Self.folder)/\(name.path)/\(file)") }
    }

    /// Draws the difference; without a golden, or with one that can't be read, to nothing at all.
    private static func pictures(
        of subject: GoldenSubject, _ golden: StoredGolden?
    ) throws(ImageError) -> (diff: [UInt8], sideBySide: [UInt8]) {
        let drawn = subject.picture.pixels
        let nothing = try StraightBitmap(
            width: drawn.width, height: drawn.height,
            bytes: [UInt8](repeating: 0, count: drawn.bytes.count))
        let expected = (try? golden?.file.decode().picture) ?? nothing
        let comparison = ImageComparison(
            expected: expected, actual: drawn, metric: subject.metric,
            tolerance: subject.tolerance, mask: subject.mask, sizeRule: subject.sizeRule)
        let difference = comparison.differencePicture()
        // Three pictures beside each other may be wider than any bitmap; the difference then stands alone.
        let sideBySide = (try? comparison.sideBySidePicture()) ?? difference
        let scale = Double(subject.name.scale)
        return (
            try difference.encodedPNG(scale: scale), try sideBySide.encodedPNG(scale: scale)
        )
    }
}

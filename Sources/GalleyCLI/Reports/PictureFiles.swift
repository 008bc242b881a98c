import GalleyGoldens
import GalleyImage

/// Finds the PNG files that a result names.
struct PictureFiles: Sendable {
    /// The folders that relative paths may start from, by the name of the case.
    let folders: [String: [String]]
    /// The folders of cases that have none of their own; the present one is empty.
    var common: [String] = [""]

    /// The bytes of a case's picture, or nil where no file of it is left as it was.
    ///
    /// The copy among the artefacts comes first, since a golden may have changed since the run. A file
    /// whose hashes are not those of the result is passed over.
    func bytes(_ item: CaseResult, _ role: PictureRole) -> [UInt8]? {
        guard let picture = role == .golden ? item.golden : item.actual else { return nil }
        let kind = role == .golden ? "expected" : "actual"
        for path in [item.artefacts[kind], picture.path].compactMap(\.self) {
            for folder in (folders[item.name] ?? []) + common {
                let file =
                    path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
                guard let bytes = try? InputFile.read(file, limit: Self.sizeLimit),
                    Self.fits(bytes, picture)
                else { continue }
                return bytes
            }
        }
        return nil
    }

    /// The largest file that is looked at: 64 MiB.
    private static let sizeLimit = 64 << 20

    private static func fits(_ bytes: [UInt8], _ picture: CaseResult.Picture) -> Bool {
        guard let header = try? PNGMetadata(png: bytes), header.width == picture.width,
            header.height == picture.height
        else { return false }
        if let hash = picture.fileHash, SHA256.hexDigest(of: bytes) == hash { return true }
        guard let hash = picture.pixelHash else { return picture.fileHash == nil }
        guard let pixels = try? StraightBitmap(png: bytes) else { return false }
        return PixelHash.digest(of: pixels).description == hash
    }
}

import GalleyButtons
import GalleyGoldens
import GalleyImage

/// Where the pictures of a run come from: specs that are drawn, or files that another tool drew.
enum PictureSource: Sendable {
    /// The pictures of a spec.
    case spec(SpecSuite)
    /// PNG files of a folder, by their paths below it.
    case folder(String, files: [(file: String, name: GoldenName)])

    /// How many pictures there are.
    var count: Int {
        switch self {
        case .spec(let suite): suite.count
        case .folder(_, let files): files.count
        }
    }

    /// The suites of the pictures, in order.
    var suites: [String] {
        switch self {
        case .spec(let suite): suite.count == 0 ? [] : [suite.suite]
        case .folder(_, let files): Set(files.map(\.name.suite)).sorted()
        }
    }

    /// The name of a picture.
    func name(at index: Int) -> GoldenName {
        switch self {
        case .spec(let suite): suite.name(at: index)
        case .folder(_, let files): files[index].name
        }
    }

    /// Where a picture comes from.
    func owner(at index: Int) -> String {
        switch self {
        case .spec(let suite): suite.owner(at: index)
        case .folder(_, let files): files[index].file
        }
    }

    /// Draws or reads a picture.
    func subject(at index: Int) throws(CommandError) -> GoldenSubject {
        switch self {
        case .spec(let suite): return try suite.subject(at: index)
        case .folder(let folder, let files):
            let (file, name) = files[index]
            do {
                let png = try InputFile.read("\(folder)/\(file)", limit: ImageFile.sizeLimit)
                return GoldenSubject(
                    name: name, picture: try DrawnPicture(png: png),
                    environment: GoldenEnvironment(), owner: file)
            } catch {
                let error = CommandError(error)
                throw CommandError(
                    exitCode: error.exitCode, message: "\(folder)/\(file): \(error.message)")
            }
        }
    }

    /// Finds the PNG files below a folder whose names match; the goldens' own folder is left out.
    init(folder: String, filter: NamePattern?, goldens: String) throws(CommandError) {
        var files: [(file: String, name: GoldenName)] = []
        let place = FilePath.real(folder)
        let own = FilePath.relative(FilePath.real(goldens), to: place) + "/"
        do {
            for file in try FolderListing.files(below: folder) where file.hasSuffix(".png") {
                if file.hasPrefix(own) { continue }
                let name = try GoldenName(foreignFile: String(file.dropLast(4)))
                if filter?.matches(name.name) ?? true { files.append((file, name)) }
            }
        } catch {
            throw CommandError(error)
        }
        guard !files.isEmpty else {
            throw CommandError(
                exitCode: .missingInput,
                message: "there is no PNG file below \(folder); check the path and --filter")
        }
        self = .folder(folder, files: files)
    }
}

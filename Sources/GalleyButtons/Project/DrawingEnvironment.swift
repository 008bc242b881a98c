import GalleyFonts
import GalleyImage
import GalleyText

/// What the pixels of buttons depend on besides the buttons: versions of libraries, and fonts.
public enum DrawingEnvironment {
    /// The version of Galley.
    public static let version = "0.1.0"

    /// The versions, by the names `galley`, `freetype`, `harfbuzz`, `icu`, `libpng` and `zlib`.
    ///
    /// ICU's is the one this was built with, since no other major version is ever loaded.
    public static var versions: [(name: String, value: String)] {
        [
            ("freetype", FontLibraries.freeTypeVersion ?? "none"),
            ("harfbuzz", FontLibraries.harfBuzzVersion), ("icu", UnicodeLibrary.version),
            ("galley", version), ("libpng", PNGLibrary.version),
            ("zlib", PNGLibrary.zlibVersion),
        ]
    }

    /// Returns the SHA-256 of each declared font's file, by `font` and the name of the file.
    ///
    /// Files of one name in different folders have the folder's name in front of theirs.
    ///
    /// - Throws: ``ButtonsError/file(_:)`` for a font that can't be read.
    public static func hashes(
        of fonts: [FontDeclaration]
    ) throws(ButtonsError) -> [(name: String, value: String)] {
        var paths: [String] = []
        for path in fonts.flatMap(\.files) where !paths.contains(path) { paths.append(path) }
        var names: [String: Int] = [:]
        for path in paths { names[tail(of: path, parts: 1), default: 0] += 1 }
        var hashes: [(name: String, value: String)] = []
        for path in paths {
            let name = tail(of: path, parts: 1)
            let shown = names[name] == 1 ? name : tail(of: path, parts: 2)
            do {
                let bytes = try InputFile.read(path, limit: FontFile.byteLimit)
                hashes.append(("font \(shown)", SHA256.hexDigest(of: bytes)))
            } catch {
                throw .file(error)
            }
        }
        return hashes
    }

    private static func tail(of path: String, parts: Int) -> String {
        path.split(separator: "/").suffix(parts).joined(separator: "/")
    }
}

extension FontDeclaration {
    /// The font files, metadata left out.
    fileprivate var files: [String] {
        switch kind {
        case .title(let chain): chain.map(\.file)
        case .icon(let reference, _): [reference.file]
        }
    }
}

extension ButtonSpec {
    /// The files that drawing the buttons reads: fonts, their metadata and images, each once.
    public var files: [String] {
        var files = UniqueFiles()
        files.add(fonts)
        for button in buttons { files.add(button) }
        return files.paths
    }
}

/// The files that drawing reads, each once and in the order they were met.
struct UniqueFiles {
    private(set) var paths: [String] = []
    private var seen: Set<String> = []

    mutating func add(_ fonts: [FontDeclaration]) {
        for font in fonts {
            for file in font.files { add(file) }
            if case .icon(_, let names?) = font.kind { add(names) }
        }
    }

    mutating func add(_ button: IconButton) {
        for file in button.imageFiles { add(file) }
    }

    private mutating func add(_ path: String) {
        if seen.insert(path).inserted { paths.append(path) }
    }
}

extension IconButton {
    /// The files of the button's images in all its states.
    fileprivate var imageFiles: [String] {
        let images = [image, backgroundImage] + states.values.map(\.image)
        // The order of a dictionary is another in each run.
        return Set(images.compactMap { $0?.file }).sorted()
    }
}

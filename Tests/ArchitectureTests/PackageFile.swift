import Foundation
import TestSupport

/// A text file of the package.
struct PackageFile {
    /// The path from the package's root, with slashes.
    let path: String
    let text: String

    /// The names that make up the path.
    var components: [Substring] { path.split(separator: "/") }

    /// Reads every file with one of these extensions below a folder of the package, sorted by path.
    static func all(below folder: String, extensions: Set<String>) throws -> [PackageFile] {
        let root = "\(PackagePaths.root)/\(folder)"
        let names = try FileManager.default.subpathsOfDirectory(atPath: root)
        return try names.sorted().compactMap { name in
            guard extensions.contains(URL(fileURLWithPath: name).pathExtension) else { return nil }
            let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
            return PackageFile(path: "\(folder)/\(name)", text: text)
        }
    }
}

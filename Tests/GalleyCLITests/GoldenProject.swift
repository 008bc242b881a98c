import Foundation
import TestSupport

/// A folder with a spec of a few buttons whose goldens tests record.
final class GoldenProject: Sendable {
    let folder: TemporaryFolder
    var path: String { folder.path }
    var spec: String { "\(folder.path)/a.json5" }
    var goldens: String { "\(folder.path)/Goldens" }
    var artefacts: String { "\(folder.path)/.galley" }
    var flags: [String] { ["--golden-dir", goldens, "--artifacts-dir", artefacts] }

    /// Writes the spec with buttons of the given names, each a little different.
    init(_ names: [String] = ["home", "star"], color: String = "#000000") throws {
        folder = try TemporaryFolder()
        try write(names, color: color)
    }

    /// Changes the spec.
    func write(
        _ names: [String], color: String = "#000000", height: Int = 24, file: String = "a.json5"
    ) throws {
        let font = PackagePaths.font("MaterialIcons-Regular.ttf")
        let buttons = names.enumerated().map { index, name in
            "\"\(name)\": { style: \"s\", icon: \"home\", size: [\(30 + index), \(height)] }"
        }
        _ = try folder.write(
            """
            { galley: 1, fonts: { icons: { icon: "\(font)" } },
              styles: { s: { icon: { size: 20, color: "\(color)" }, background: "#FFFFFF" } },
              buttons: { \(buttons.joined(separator: ",\n")) } }
            """, to: file)
    }

    /// Runs a verb of goldens in this process.
    func run(_ verb: String, _ words: String...) -> CommandRun {
        let specs = ["verify", "record"].contains(verb) ? [spec] : []
        return CommandRun([verb] + specs + flags + words)
    }

    /// Runs the built command in the project's folder, with `CI` set or not.
    func process(_ words: [String], isCI: Bool = false) throws -> CommandRun {
        try CommandRun(
            process: words, folder: path, environment: isCI ? ["CI": "true"] : [:])
    }

    /// Every file of the goldens' folder with its contents.
    func snapshot() -> [String: Data] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: goldens)) ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                FileManager.default.contents(atPath: "\(goldens)/\(name)").map { (name, $0) }
            })
    }
}

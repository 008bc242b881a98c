import Foundation
import GalleyButtons
import GalleyGoldens
import GalleyImage

/// Where the goldens of a test file are, and what its project and the environment say of them.
///
/// The folders are those that the command finds from the package's folder: those of `galley.json5`,
/// looked for from the test file's folder upwards, or `Goldens` and `.galley` in the package's folder.
struct TestProject: Sendable {
    /// The package's folder, or that of the test file where no package is; absolute.
    let root: String
    /// The goldens' folder.
    let goldens: String
    /// The folder for what failed and what waits.
    let artefacts: String
    /// What `galley.json5` says.
    let settings: ProjectSettings
    /// Which goldens may be written, unless a test says otherwise; nil where nobody says.
    let update: UpdateMode?
    /// Whether no golden may be written at all.
    let isCI: Bool
    /// The words before `accept` in a command that accepts a picture, and those that end it.
    private let command: (start: String, end: String)

    /// Finds the project of a test file.
    ///
    /// - Parameters:
    ///   - folder: The folder of the test file.
    ///   - variable: The value of an environment variable, if it has one.
    /// - Throws: ``GoldenTestError`` for settings with a fault.
    init(testFolder folder: String, variable: (String) -> String?) throws(GoldenTestError) {
        let start = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        let package = Self.packageFolder(above: start)
        root = package ?? start
        do {
            var found = try ProjectSettings(foundUpwardFrom: start)
            if found.path == nil { found.folder = root.hasSuffix("/") ? root : root + "/" }
            settings = found
        } catch {
            throw .buttons(error)
        }
        let given = (goldens: variable("GALLEY_GOLDENS"), artefacts: variable("GALLEY_ARTIFACTS"))
        goldens = given.goldens ?? settings.goldens ?? settings.folder + "Goldens"
        artefacts = given.artefacts ?? settings.artifacts ?? settings.folder + ".galley"
        isCI = variable("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
        update = try Self.update(variable("GALLEY_UPDATE"), settings)
        // The command looks for settings from the package's folder upwards.
        let isFound =
            package != nil && (settings.folder == root + "/" || root.hasPrefix(settings.folder))
        let isUsual = isFound && given.goldens == nil && given.artefacts == nil
        command = (
            package == nil ? "galley" : Self.plugin,
            isUsual ? "" : " --golden-dir \(goldens) --artifacts-dir \(artefacts)"
        )
    }

    /// How a package's plugin is run; it has to write, which the sandbox of macOS does not let it.
    private static var plugin: String {
        #if os(macOS)
            "swift package --disable-sandbox goldens"
        #else
            "swift package goldens"
        #endif
    }

    /// The command that makes a picture the golden.
    func acceptCommand(_ name: GoldenName) -> String {
        "\(command.start) accept \(name)\(command.end)"
    }

    /// A path as seen from the package's folder, where it lies below it.
    func shown(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
    }

    /// The full path of what a test names relative to the package's folder.
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

    /// How `galley.json5` wants the pictures of a name compared; nothing where it does not say.
    func options(for name: GoldenName) -> GoldenOptions {
        let tolerance = settings.tolerances.first { $0.names.matches(name.path) }
        return GoldenOptions(
            update: update, metric: tolerance?.goldenMetric, tolerance: tolerance?.goldenTolerance)
    }

    private static func packageFolder(above folder: String) -> String? {
        var path = folder
        while true {
            if FileManager.default.fileExists(atPath: "\(path)/Package.swift") { return path }
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return nil }
            path = String(path[..<slash])
        }
    }

    private static func update(
        _ variable: String?, _ settings: ProjectSettings
    ) throws(GoldenTestError) -> UpdateMode? {
        guard let variable else { return settings.update.flatMap(UpdateMode.init) }
        guard let mode = UpdateMode(rawValue: variable) else {
            throw .variable(
                name: "GALLEY_UPDATE", value: variable,
                allowed: UpdateMode.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return mode
    }
}

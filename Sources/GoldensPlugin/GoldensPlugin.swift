import Foundation
import PackagePlugin

/// `swift package goldens VERB …`: builds `galley` and runs it in the package's folder.
@main
struct GoldensPlugin: CommandPlugin {
    /// The verbs that draw pictures, for which an optimised build pays.
    private static let drawing: Set<String> = ["verify", "test", "record", "render", "selftest"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let draws = arguments.first.map(Self.drawing.contains) ?? false
        Diagnostics.progress("building galley, which takes a while the first time")
        let build = try packageManager.build(
            .product("galley"), parameters: .init(configuration: draws ? .release : .debug))
        guard build.succeeded else { throw GoldensPluginError.build(log: build.logText) }
        guard let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw GoldensPluginError.noTool
        }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = arguments.isEmpty ? ["--help"] : arguments
        process.currentDirectoryURL = context.package.directoryURL
        // The plugin's own input is its talk with SwiftPM.
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw GoldensPluginError.failed(status: process.terminationStatus)
        }
    }
}

/// Why `swift package goldens` fails; SwiftPM makes 1 of every cause.
enum GoldensPluginError: Error, CustomStringConvertible {
    case build(log: String)
    case noTool
    case failed(status: Int32)

    var description: String {
        switch self {
        case .build(let log): "galley does not build; mend what the compiler tells:\n\(log)"
        case .noTool: "the build made no program named galley; clean the package and try again"
        case .failed(let status): "galley ended with \(status); see what it says above"
        }
    }
}

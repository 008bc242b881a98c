import Foundation
import TestSupport

/// A package of someone else's in a folder of its own, which depends on Galley by its path.
struct OutsidePackage {
    private let folder: TemporaryFolder

    /// Writes a package of tests from the files of its folder.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Client", platforms: [.macOS(.v15)],
                dependencies: [.package(name: "Galley", path: "\(PackagePaths.root)")],
                targets: [
                    .testTarget(
                        name: "ClientTests",
                        dependencies: [
                            .product(name: "Galley", package: "Galley"),
                            .product(name: "GalleyTesting", package: "Galley"),
                        ])
                ])
            """, to: "Package.swift")
        for (name, text) in files { try write(text, to: name) }
    }

    /// Writes a file of the package.
    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(folder.path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        _ = try folder.write(text, to: name)
    }

    /// Makes an empty folder in the package.
    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }

    /// Whether a file is there.
    func contains(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
    }

    /// Runs `swift` in the package's folder and returns its status and all it says.
    func swift(
        _ words: [String], variables: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
        let swift = Process()
        swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        swift.arguments = ["swift"] + words
        swift.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        // Neither where these tests run nor how they are told to record is for the package's tests.
        swift.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "CI" && !$0.key.hasPrefix("GALLEY_") }
            .merging(variables) { _, given in given }
        let output = Pipe()
        swift.standardOutput = output
        swift.standardError = output
        try swift.run()
        let text = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        swift.waitUntilExit()
        return (swift.terminationStatus, text)
    }
}

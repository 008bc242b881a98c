import Foundation
import GalleyCLI
import Synchronization
import TestSupport

/// What one run of the command printed and ended with.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    private final class Capture: Sendable {
        let text = Mutex("")
        func append(_ more: String) { text.withLock { $0 += more } }
    }

    /// Runs the command in this process.
    init(_ arguments: String...) { self.init(arguments) }

    /// Runs the command in this process, with environment variables of its own.
    init(_ arguments: [String], variables: [String: String] = [:]) {
        let output = Capture()
        let errors = Capture()
        status = GalleyCLI.run(
            arguments,
            console: Console(
                output: output.append, errors: errors.append, variables: { variables[$0] }))
        self.output = output.text.withLock { $0 }
        self.errors = errors.text.withLock { $0 }
    }

    /// Runs the built command as a process of its own.
    init(process arguments: [String], folder: String, environment: [String: String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        self.output = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        self.errors = String(
            decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// The command beside the test runner: SwiftPM builds it with the tests.
    static let executable: String = {
        #if os(Linux)
            let runner = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
            let runner = Bundle(for: Capture.self).bundleURL
        #endif
        return runner.deletingLastPathComponent().appendingPathComponent("galley").path
    }()

    /// The lines of the output, each decoded as a JSON object.
    func objects() throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            guard let members = object as? [String: Any] else {
                throw CocoaError(.coderReadCorrupt)
            }
            return members
        }
    }
}

import Foundation
import TestSupport

/// Programs on this machine.
enum Programs {
    /// Returns the path of a program of the search path, or nil.
    static func path(_ name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Returns the path of a program that was built beside this one, or nil.
    static func sibling(_ name: String) -> String? {
        let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let path = own.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// Runs a program to its end and returns what it prints.
    ///
    /// - Throws: ``BenchError/program(_:)`` where it can't be started or ends with an error.
    static func output(
        _ path: String, _ arguments: [String], in folder: String? = nil
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        // Goldens are recorded here, which no run does where these are set.
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "CI" && !$0.key.hasPrefix("GALLEY_") }
        let (printed, faults) = (Pipe(), Pipe())
        process.standardOutput = printed
        process.standardError = faults
        process.standardInput = FileHandle.nullDevice
        let name = URL(fileURLWithPath: path).lastPathComponent
        do { try process.run() } catch { throw BenchError.program("\(name): can't be started") }
        // Complaints are short enough for the pipe to hold until the rest is read.
        let output = printed.fileHandleForReading.readDataToEndOfFile()
        let complaint = faults.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = String(decoding: complaint, as: UTF8.self)
            throw BenchError.program("\(name): \(text.split(separator: "\n").last ?? "failed")")
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Whether a program runs to a good end.
    static func succeeds(_ path: String, _ arguments: [String]) -> Bool {
        (try? output(path, arguments)) != nil
    }
}

import CPeer
import Foundation

/// What numbers were measured on; nothing of it tells one machine from another of its kind.
struct Machine: Codable, Equatable {
    /// The processor's model, and how many cores the system has.
    let processor: String
    let cores: Int
    /// The operating system and its version.
    let system: String
    /// The compilers of Galley and of the C peer, and the libraries both use.
    let swift: String
    let c: String
    let libraries: String

    /// This machine.
    static var current: Machine {
        Machine(
            processor: processorName, cores: ProcessInfo.processInfo.activeProcessorCount,
            system: ProcessInfo.processInfo.operatingSystemVersionString, swift: swiftVersion,
            c: unsafe String(cString: peer_compiler()),
            libraries: unsafe String(cString: peer_libraries()))
    }

    /// The line above a run.
    var text: String {
        "\(processor), \(cores) core\(cores == 1 ? "" : "s"), \(system); \(swift); \(libraries)"
    }

    private static var processorName: String {
        // Linux tells it here on x86; elsewhere the architecture has to do.
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = model?.split(separator: ":", maxSplits: 1).last.map(String.init)
        return name?.trimmingCharacters(in: .whitespaces) ?? architecture
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86-64"
        #elseif arch(arm64)
            "arm64"
        #else
            "unknown processor"
        #endif
    }

    private static var swiftVersion: String {
        #if compiler(>=6.5)
            "Swift 6.5 or newer"
        #elseif compiler(>=6.4)
            "Swift 6.4"
        #elseif compiler(>=6.3)
            "Swift 6.3"
        #else
            "Swift 6.2"
        #endif
    }
}

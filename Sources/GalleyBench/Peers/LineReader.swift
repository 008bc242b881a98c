import Foundation

/// Reads what a process prints, line by line; ends the process where it keeps silent too long.
final class LineReader {
    /// How long a line may take, in seconds.
    static let patience = 60.0

    private let output: FileHandle
    private let process: Process
    private var buffer = Data()

    init(_ output: FileHandle, of process: Process) {
        self.output = output
        self.process = process
    }

    /// Returns the next line without its end, or nil where the process prints no more.
    func next() -> String? {
        let process = process
        let watch = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watch)
        defer { watch.cancel() }
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
                buffer = Data(buffer[buffer.index(after: end)...])
                return line
            }
            let data = output.availableData
            guard !data.isEmpty else { return nil }
            buffer += data
        }
    }
}

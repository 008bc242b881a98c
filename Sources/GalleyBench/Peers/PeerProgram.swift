import Foundation

/// A peer that is a program of its own and answers line by line.
final class PeerProgram: ButtonPeer {
    let system: String
    let name: String
    let forms: [String]
    /// The program and the arguments it has before the fonts.
    let command: [String]

    private let process: Process
    private let input: FileHandle
    private let lines: LineReader

    /// Starts a program and tells it the buttons.
    init(_ system: String, command: [String]) throws {
        self.system = system
        self.command = command
        process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = command.dropFirst() + PeerFonts.paths
        let (toPeer, fromPeer) = (Pipe(), Pipe())
        process.standardInput = toPeer
        process.standardOutput = fromPeer
        process.standardError = FileHandle.nullDevice
        input = toPeer.fileHandleForWriting
        lines = LineReader(fromPeer.fileHandleForReading, of: process)
        try process.run()
        guard let line = lines.next(), case .ready(let forms, let name) = PeerAnswer(line) else {
            process.terminate()
            throw BenchError.peer(system, "does not start")
        }
        self.forms = forms
        self.name = name
        for index in BenchmarkTitles.words.indices {
            try send("button " + PeerFonts.words(index).joined(separator: " "))
        }
    }

    deinit {
        try? input.close()
        process.waitUntilExit()
    }

    func draw(_ count: Int, form: String) throws -> Double {
        let answer = try ask("\(form) \(count)")
        guard case .done(let seconds, _) = answer else { throw fault(answer) }
        return seconds
    }

    func save(_ number: Int, to path: String) throws {
        let answer = try ask("save \(number) \(path)")
        guard answer == .saved else { throw fault(answer) }
    }

    private func fault(_ answer: PeerAnswer) -> BenchError {
        if case .fault(let text) = answer { return .peer(system, text) }
        return .peer(system, "gives the wrong answer")
    }

    private func send(_ line: String) throws {
        try input.write(contentsOf: Data("\(line)\n".utf8))
    }

    private func ask(_ line: String) throws -> PeerAnswer {
        try send(line)
        return lines.next().map { PeerAnswer($0) } ?? .fault("ended")
    }
}

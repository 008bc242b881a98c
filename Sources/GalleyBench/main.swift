import Foundation

// A peer that ends is told by its silence, not by a signal to this process.
signal(SIGPIPE, SIG_IGN)
MemoryDisk.use()

/// Does what the words of the command line ask for; returns the status to end with.
private func bench(_ words: [String]) throws -> Int32 {
    let rest = Array(words.dropFirst())
    if words.contains("--help") || words.contains("-h") {
        print(Usage.text)
        return 0
    }
    switch words.first {
    case "coverage": return try coverage(rest)
    case "compare":
        if let word = rest.first { throw BenchError.usage("compare takes no '\(word)'") }
        return try ComparisonBench().run()
    case "scale": return try ScaleRun(ScaleOptions(rest)).run()
    case "peers":
        guard rest.count == 1 else { throw BenchError.usage("peers takes one folder") }
        return try savePeers(to: rest[0])
    case DrawingLoop.verb:
        guard rest.count == 1, let count = Int(rest[0]), count > 0 else {
            throw BenchError.usage("\(DrawingLoop.verb) takes a number from 1")
        }
        try DrawingLoop().draw(count)
        return 0
    default: return try MainRun(RunOptions(words)).run()
    }
}

/// Writes a button of each peer to a folder.
private func savePeers(to folder: String) throws -> Int32 {
    let workbench = try Workbench(isQuick: true)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for peer in workbench.catalog.peers {
        for number in 0..<2 { try peer.save(number, to: "\(folder)/\(peer.system)-\(number).png") }
    }
    for note in workbench.notes { print(note) }
    return 0
}

/// Tells what went wrong, and returns the status for it.
private func fail(_ error: any Error) -> Int32 {
    let fault = error as? BenchError
    var text = "galley-bench: \(fault?.description ?? String(describing: error))\n"
    if case .usage = fault { text += "galley-bench --help tells all verbs and flags\n" }
    FileHandle.standardError.write(Data(text.utf8))
    return fault?.status ?? 70
}

do {
    exit(try bench(Array(CommandLine.arguments.dropFirst())))
} catch {
    exit(fail(error))
}

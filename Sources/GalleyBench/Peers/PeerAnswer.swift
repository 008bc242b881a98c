/// A line that a peer's program says.
enum PeerAnswer: Equatable {
    /// It waits for commands, knows these forms of work, and has this name.
    case ready(forms: [String], name: String)
    /// The work took so many seconds and made PNGs of so many bytes.
    case done(seconds: Double, bytes: Int)
    /// A picture is in its file.
    case saved
    /// Something went wrong.
    case fault(String)

    init(_ line: String) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        switch words.first {
        case "ready" where words.count >= 3:
            let forms = words[1].split(separator: ",").map(String.init)
            self = .ready(forms: forms, name: words[2...].joined(separator: " "))
        case "saved" where words.count == 1: self = .saved
        case "error": self = .fault(words.dropFirst().joined(separator: " "))
        default:
            guard words.count == 2, let seconds = Double(words[0]), let bytes = Int(words[1]),
                seconds >= 0, seconds.isFinite, bytes >= 0
            else {
                self = .fault("says '\(line)'")
                return
            }
            self = .done(seconds: seconds, bytes: bytes)
        }
    }
}

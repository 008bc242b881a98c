import GalleyGoldens

/// Goes through the pictures that wait and lets a person decide on each by a key.
struct ReviewLoop {
    /// What a person has decided.
    struct Decisions {
        var accepted: [PendingGolden] = []
        var rejected: [PendingGolden] = []
        /// Whether the person left before the end.
        var isAborted = false
    }

    /// Returns the next key; nil where there will be no more.
    let key: () -> Character?
    /// Shows a picture beside its golden.
    let preview: (PendingGolden) -> String
    /// Opens the files of a picture in the system's viewer; returns what there is to say.
    let open: (PendingGolden) -> String
    let print: (String) -> Void

    private static let help =
        "a accept · r reject · s skip · A R S the same for all that follow · o open · i info · q quit"

    /// Asks about each picture.
    func decide(on waiting: [PendingGolden]) -> Decisions {
        var decisions = Decisions()
        var answerForAll: Character?
        for (index, item) in waiting.enumerated() {
            var answer = answerForAll
            if answer == nil {
                show(item, "\(index + 1)/\(waiting.count)")
                answer = ask(about: item)
            }
            guard let answer else {
                decisions.isAborted = true
                return decisions
            }
            if "ARS".contains(answer) { answerForAll = answer }
            switch answer {
            case "a", "A": decisions.accepted.append(item)
            case "r", "R": decisions.rejected.append(item)
            default: break
            }
        }
        return decisions
    }

    private func show(_ item: PendingGolden, _ place: String) {
        print("\(place)  \(item.verdict) \(item.name)\n  \(item.message)\n")
        print(preview(item))
        print("\(Self.help)\n")
    }

    /// Waits for a key that decides; nil for leaving, by q, by ^C or ^D, or by the input's end.
    private func ask(about item: PendingGolden) -> Character? {
        while let key = key() {
            switch key {
            case "a", "r", "s", "A", "R", "S": return key
            case "q", "\u{3}", "\u{4}": return nil
            case "i": print(Self.information(item))
            case "o": print(open(item))
            default: print("\(Self.help)\n")
            }
        }
        return nil
    }

    private static func information(_ item: PendingGolden) -> String {
        let rows = [
            ("size", "\(item.width)×\(item.height)"), ("from", item.owner ?? "unknown"),
            ("group", item.group), ("pixels", item.pixelHash),
            ("golden", item.goldenPixelHash ?? "none"),
        ]
        return rows.map { "  \($0.0): \($0.1)\n" }.joined()
            + item.environment.values.map { "  \($0.name): \($0.value)\n" }.joined()
    }
}

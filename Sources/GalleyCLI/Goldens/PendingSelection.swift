import GalleyButtons
import GalleyFonts
import GalleyGoldens

/// Chooses among the pictures that wait: by name or pattern, by group, or all.
struct PendingSelection {
    let chosen: [PendingGolden]

    init(
        _ waiting: [PendingGolden], names: [String], groups: [String], all: Bool, verb: String
    ) throws(CommandError) {
        let hasNames = !names.isEmpty || !groups.isEmpty
        guard hasNames != all else {
            throw .usage("give NAME…, --group or --all, and only one of them", verb: verb)
        }
        var chosen = Set(all ? waiting.map(\.name) : [])
        for name in names {
            let pattern = try CommandError.wrap { () throws(ButtonsError) in try NamePattern(name) }
            // A name is taken as it is before it is taken for a pattern.
            let found = waiting.filter { $0.name.path == name || pattern.matches($0.name.path) }
            guard !found.isEmpty else {
                let nearest = NearestName.similar(to: name, among: waiting.map(\.name.path))
                throw CommandError(.notPending(name, nearest: nearest))
            }
            chosen.formUnion(found.map(\.name))
        }
        for group in groups {
            let found = waiting.filter { $0.group == group }
            guard !found.isEmpty else {
                throw .usage("no picture that waits is of the group \(group)", verb: verb)
            }
            chosen.formUnion(found.map(\.name))
        }
        self.chosen = waiting.filter { chosen.contains($0.name) }
    }
}

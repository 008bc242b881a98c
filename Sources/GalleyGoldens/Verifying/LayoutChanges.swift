/// Finds what differs between two layouts, each one line of JSON.
package enum LayoutChanges {
    /// Returns a line for each value that differs, such as `icon.frame [12,8,18,18] → [14,8,18,18]`.
    ///
    /// A few numbers that belong together, such as those of a frame, are one value.
    /// Texts that are no JSON have no values, and so no changes.
    package static func list(from golden: String?, to current: String?) -> [String] {
        guard let golden, let current,
            let before = try? JSONParser.parse(Array(golden.utf8)),
            let after = try? JSONParser.parse(Array(current.utf8))
        else { return [] }
        var lines: [String] = []
        compare(before, after, at: "", &lines)
        return lines
    }

    private static func compare(
        _ before: JSONDocument?, _ after: JSONDocument?, at path: String, _ lines: inout [String]
    ) {
        if before == after { return }
        if let old = before?.members, let new = after?.members {
            let added = new.map(\.key).filter { key in !old.contains { $0.key == key } }
            for key in old.map(\.key) + added {
                let step = path.isEmpty ? key : "\(path).\(key)"
                compare(before?[key], after?[key], at: step, &lines)
            }
        } else if let old = before?.elements, let new = after?.elements, !isOneValue(old, new) {
            for index in 0..<max(old.count, new.count) {
                compare(
                    index < old.count ? old[index] : nil, index < new.count ? new[index] : nil,
                    at: "\(path)[\(index)]", &lines)
            }
        } else {
            let (old, new) = (shown(before.map(rounded)), shown(after.map(rounded)))
            // What rounding hides is shown in full.
            lines.append(
                old == new
                    ? "\(path) \(shown(before)) → \(shown(after))" : "\(path) \(old) → \(new)")
        }
    }

    /// Whether two arrays are shown whole: those of numbers that a line has room for.
    private static func isOneValue(_ old: [JSONDocument], _ new: [JSONDocument]) -> Bool {
        let isNumeric = (old + new).allSatisfy { value in
            switch value {
            case .integer, .number: true
            default: false
            }
        }
        return isNumeric
            && [old, new].allSatisfy { rounded(.array($0)).line.utf8.count <= lengthLimit }
    }

    /// A value with numbers to the thousandth, which is what a person reads of points.
    private static func rounded(_ value: JSONDocument) -> JSONDocument {
        switch value {
        case .number(let number) where number.magnitude < 1e12:
            .number((number * 1000).rounded() / 1000)
        case .array(let elements): .array(elements.map(rounded))
        default: value
        }
    }

    /// A value as a line has room for; a part that came or went is told by its name.
    private static func shown(_ value: JSONDocument?) -> String {
        guard let value else { return "none" }
        if let name = value["name"]?.text { return name }
        let line = value.line
        return line.utf8.count <= lengthLimit ? line : line.prefix(lengthLimit) + "…"
    }

    private static let lengthLimit = 60
}

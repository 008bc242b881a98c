extension GoldenResult {
    /// The version of the result's form in JSON.
    static let version = 1

    /// The result as it is stored and as `galley verify --json` prints it.
    package var json: JSONDocument {
        .members([
            ("galleyResult", .integer(Self.version)), ("name", .string(name.path)),
            ("verdict", .string(verdict.rawValue)), ("message", .string(message)),
            ("owner", owner.map(JSONDocument.string)),
            ("golden", goldenName.map { .string($0.path) }),
            ("group", group.isEmpty ? nil : .string(group)),
            ("pending", isPending ? .boolean(true) : nil),
            ("pixels", pixelHash.map(JSONDocument.string)),
            ("goldenPixels", goldenPixelHash.map(JSONDocument.string)),
            ("measured", comparison.map(\.json)),
            ("environment", drift.isEmpty ? nil : .array(drift.map(\.json))),
            (
                "layoutChanges",
                layoutChanges.isEmpty ? nil : .array(layoutChanges.map(JSONDocument.string))
            ), ("artefacts", artefacts.map(\.json)),
        ])
    }

    /// What differs between the golden's layout and the present one, a value a line.
    public var layoutChanges: [String] { LayoutChanges.list(from: goldenLayout, to: layout) }
}

extension GoldenArtefacts {
    fileprivate var json: JSONDocument {
        .members([
            ("expected", expected.map(JSONDocument.string)), ("actual", .string(actual)),
            ("diff", .string(diff)), ("sideBySide", .string(sideBySide)),
            ("result", .string(result)),
        ])
    }
}

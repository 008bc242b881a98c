import GalleyGeometry

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
            ("measured", comparison.map(Self.json)),
            ("environment", drift.isEmpty ? nil : .array(drift.map(\.json))),
            (
                "layoutChanges",
                layoutChanges.isEmpty ? nil : .array(layoutChanges.map(JSONDocument.string))
            ), ("artefacts", artefacts.map(\.json)),
        ])
    }

    /// What differs between the golden's layout and the present one, a value a line.
    public var layoutChanges: [String] { LayoutChanges.list(from: goldenLayout, to: layout) }

    private static func json(_ comparison: Comparison) -> JSONDocument {
        let delta = comparison.maxChannel
        return .members([
            ("metric", .string(comparison.metric.kind.rawValue)),
            ("threshold", .number(comparison.metric.threshold)),
            ("expectedSize", json(comparison.expectedSize)),
            ("actualSize", json(comparison.actualSize)),
            ("differing", .integer(comparison.differingPixels)),
            ("antialiased", .integer(comparison.antialiasedPixels)),
            ("unequal", .integer(comparison.unequalPixels)),
            ("masked", .integer(comparison.maskedPixels)), ("ratio", .number(comparison.ratio)),
            (
                "maxChannel",
                .array([delta.red, delta.green, delta.blue, delta.alpha].map(JSONDocument.integer))
            ), ("maxDeltaE", comparison.maxDeltaE.map(JSONDocument.number)),
            ("meanDeltaE", comparison.meanDeltaE.map(JSONDocument.number)),
            ("similarity", comparison.similarity.map(JSONDocument.number)),
            ("severity", .number(comparison.severity)), ("bounds", comparison.bounds.map(json)),
            (
                "clusters",
                .array(
                    comparison.clusters.map { cluster in
                        .members([
                            ("bounds", json(cluster.bounds)),
                            ("pixels", .integer(cluster.pixelCount)),
                            ("largestDelta", .integer(cluster.largestDelta)),
                            ("change", .string(cluster.change.words)),
                        ])
                    })
            ),
        ])
    }

    private static func json(_ size: PixelSize) -> JSONDocument {
        .array([.integer(size.width), .integer(size.height)])
    }

    private static func json(_ rect: PixelRect) -> JSONDocument {
        .array([rect.x, rect.y, rect.width, rect.height].map(JSONDocument.integer))
    }
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

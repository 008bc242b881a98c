import GalleyGeometry

extension Comparison {
    /// What was measured, as the results of verbs and runs hold it.
    package var json: JSONDocument {
        let delta = maxChannel
        return .members([
            ("metric", .string(metric.kind.rawValue)), ("threshold", .number(metric.threshold)),
            ("antialiasing", .string(metric.antialiasing.rawValue)),
            ("expectedSize", Self.json(expectedSize)), ("actualSize", Self.json(actualSize)),
            ("sizeChange", sizeChange.isEmpty ? nil : .string(sizeChange)),
            ("differing", .integer(differingPixels)),
            ("antialiased", .integer(antialiasedPixels)), ("unequal", .integer(unequalPixels)),
            ("masked", .integer(maskedPixels)), ("ratio", .number(ratio)),
            (
                "maxChannel",
                .array([delta.red, delta.green, delta.blue, delta.alpha].map(JSONDocument.integer))
            ), ("maxDelta", maxDelta.map(JSONDocument.number)),
            ("maxDeltaE", maxDeltaE.map(JSONDocument.number)),
            ("meanDeltaE", meanDeltaE.map(JSONDocument.number)),
            ("similarity", similarity.map(JSONDocument.number)), ("severity", .number(severity)),
            ("bounds", bounds.map(Self.json)),
            (
                "windows",
                .array(
                    windows.map { window in
                        .members([
                            ("side", .integer(window.side)), ("pixels", .integer(window.pixels)),
                        ])
                    })
            ), ("limits", .array(outcomes.map(\.json))),
            ("clusters", .array(clusters.map(\.json))),
        ])
    }

    private static func json(_ size: PixelSize) -> JSONDocument {
        .array([.integer(size.width), .integer(size.height)])
    }

    fileprivate static func json(_ rect: PixelRect) -> JSONDocument {
        .array([rect.x, rect.y, rect.width, rect.height].map(JSONDocument.integer))
    }
}

extension Comparison.Outcome {
    fileprivate var json: JSONDocument {
        .members([
            ("limit", .string(limit.bound.words)), ("reason", .string(limit.reason)),
            ("holds", .boolean(holds)), ("sufficient", sufficient.map { .string($0.words) }),
        ])
    }
}

extension Cluster {
    fileprivate var json: JSONDocument {
        .members([
            ("bounds", Comparison.json(bounds)), ("pixels", .integer(pixelCount)),
            ("largestDelta", .integer(largestDelta)), ("change", .string(change.words)),
        ])
    }
}

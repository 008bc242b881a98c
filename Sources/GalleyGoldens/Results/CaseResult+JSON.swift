extension CaseResult {
    var document: JSONDocument {
        .members([
            ("name", .string(name)), ("status", .string(status.rawValue)),
            ("message", .text(message)), ("command", .text(command)), ("spec", .text(spec)),
            (
                "source",
                source.map {
                    .members([("file", .string($0.file)), ("line", .optional($0.line))])
                }
            ),
            ("tags", .list(tags) { .string($0) }), ("scale", .optional(scale)),
            ("metric", .text(metric)), ("threshold", .optional(threshold)),
            ("limits", .list(limits) { $0.document }), ("measured", measured?.document),
            ("golden", golden?.document), ("actual", actual?.document),
            ("artefacts", .texts(artefacts)), ("group", .text(group)),
            ("masks", .list(masks) { $0.document }), ("regions", .list(regions) { $0.document }),
            ("layout", layoutDocument),
            (
                "findings",
                .list(findings) { finding in
                    .members([
                        ("rule", .string(finding.rule)), ("message", .string(finding.message)),
                    ])
                }
            ),
        ])
    }

    /// The layouts as JSON; a text that is no JSON object is left out.
    private var layoutDocument: JSONDocument? {
        let golden = Self.object(goldenLayout)
        let actual = Self.object(actualLayout)
        if golden == nil, actual == nil { return nil }
        return .members([("golden", golden), ("actual", actual)])
    }

    private static func object(_ text: String?) -> JSONDocument? {
        guard let text, let value = try? JSONParser.parse(Array(text.utf8)),
            value.members != nil
        else { return nil }
        return value
    }
}

extension CaseResult.Limit {
    var document: JSONDocument {
        .members([
            ("kind", .string(kind.rawValue)), ("limit", .number(limit)),
            ("measured", .number(measured)), ("passed", .boolean(isPassed)),
            ("window", .optional(window)), ("reason", .text(reason)),
        ])
    }
}

extension CaseResult.Measurement {
    var document: JSONDocument {
        .members([
            ("px", .integer(pixels)), ("aa", .optional(antialiased)), ("ratio", .optional(ratio)),
            ("maxChannel", maxChannel.map { .array($0.map(JSONDocument.integer)) }),
            ("maxDeltaE", .optional(maxDeltaE)), ("meanDeltaE", .optional(meanDeltaE)),
            ("ssim", .optional(ssim)), ("masked", .optional(masked)),
            (
                "window",
                window.map { .members([("n", .integer($0.side)), ("max", .integer($0.most))]) }
            ),
            ("bbox", box?.document), ("clusters", .list(clusters) { $0.document }),
        ])
    }
}

extension CaseResult.Cluster {
    var document: JSONDocument {
        .members([
            ("x", .integer(box.x)), ("y", .integer(box.y)), ("w", .integer(box.width)),
            ("h", .integer(box.height)), ("px", .integer(pixels)),
            ("class", .string(kind.rawValue)), ("delta", .optional(delta)), ("dx", .optional(dx)),
            ("dy", .optional(dy)), ("from", .text(from)), ("to", .text(to)),
        ])
    }
}

extension CaseResult.Region {
    var document: JSONDocument {
        .members([
            ("name", .text(name)), ("x", .integer(x)), ("y", .integer(y)),
            ("w", .integer(width)), ("h", .integer(height)),
        ])
    }
}

extension CaseResult.Picture {
    var document: JSONDocument {
        .members([
            ("path", .text(path)), ("fileSha", .text(fileHash)), ("pixelSha", .text(pixelHash)),
            ("w", .integer(width)), ("h", .integer(height)), ("env", .text(environment)),
            ("meta", .texts(texts)),
        ])
    }
}

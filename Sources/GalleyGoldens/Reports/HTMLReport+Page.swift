extension HTMLReport {
    /// Puts the file together; without a source the pictures are left out, which gives the size of
    /// all the rest.
    func page(
        _ order: [Int], _ pictures: ReportPictures, _ json: String, _ identifier: String,
        notices: [String], source: PictureReader?
    ) -> [UInt8] {
        var head: [UInt8] = []
        let policy = ReportPage.policy(hasFolder: pictures.hasFolder)
        Self.add(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="galley \(MarkupText.escaped(result.toolVersion))">
            <title>Galley: \(MarkupText.escaped(result.headline))</title>
            <style>
            """, to: &head)
        Self.add(ReportPage.style, to: &head)
        Self.add("</style>\n</head>\n<body>\n", to: &head)
        Self.add(ReportPage.body, to: &head)
        addPlain(order, pictures, notices, source, to: &head)
        Self.add("<script type=\"application/json\" id=\"result\">", to: &head)
        Self.add(json, to: &head)
        Self.add("</script>\n<script type=\"application/json\" id=\"report\">", to: &head)

        var tail: [UInt8] = []
        Self.add("</script>\n<script type=\"module\">", to: &tail)
        Self.add(ReportPage.script, to: &tail)
        Self.add("</script>\n</body>\n</html>\n", to: &tail)

        let facts = facts(pictures, identifier, notices)
        // The size stands in a field of fixed width, since it counts itself.
        let width = 12
        let size = head.count + "{\"bytes\":".utf8.count + width + facts.utf8.count + tail.count
        let digits = String(size)
        let padding = String(repeating: " ", count: width - digits.utf8.count)
        Self.add("{\"bytes\":\(padding)\(digits),\(facts.dropFirst())", to: &head)
        return head + tail
    }

    /// What the page's scripts need to know besides the result.
    private func facts(
        _ pictures: ReportPictures, _ identifier: String, _ notices: [String]
    ) -> String {
        let document = JSONDocument.members([
            ("id", .string(identifier)), ("notices", .array(notices.map(JSONDocument.string))),
            ("folder", pictures.hasFolder ? .string(folder) : nil),
            (
                "pictures",
                .array(
                    pictures.entries.map { entry in
                        .members([
                            (
                                "file",
                                entry.isInline || entry.isSmall ? nil : .string(entry.file)
                            )
                        ])
                    })
            ), ("cases", .array(pictures.cases.map { .array($0.map(JSONDocument.integer)) })),
        ])
        return Self.inert(document.line)
    }

    static func add(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }
}

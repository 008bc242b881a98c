extension HTMLReport {
    /// Adds what a reader without scripts sees; it also holds the pictures for the scripts.
    ///
    /// A browser that runs scripts takes the content of `noscript` as plain text, so that nothing is
    /// decoded before it is looked at, and every picture is in the file once.
    func addPlain(
        _ order: [Int], _ pictures: ReportPictures, _ notices: [String], _ source: PictureReader?,
        to page: inout [UInt8]
    ) {
        Self.add("<div class=\"plain\">\n<noscript>", to: &page)
        Self.add("<h1>\(MarkupText.escaped(result.headline))</h1>", to: &page)
        let sentences = [result.countsText, result.incompleteness ?? ""] + notices
        for sentence in sentences where !sentence.isEmpty {
            Self.add("<p>\(MarkupText.escaped(sentence))</p>", to: &page)
        }
        Self.add(
            "<p>Scripts are off: the pictures are shown, the tools to compare them are not.</p>",
            to: &page)
        Self.add("</noscript>\n", to: &page)
        var shown: Set<Int> = []
        for index in order {
            let item = result.cases[index]
            let numbers = pictures.cases[index]
            if item.status == .match, numbers.allSatisfy({ $0 < 0 }) { continue }
            let fresh = Set(numbers.filter { $0 >= 0 && !shown.contains($0) })
            let ids = fresh.sorted().map { Self.identifier(of: $0, pictures.entries[$0]) }
            Self.add("<noscript", to: &page)
            if !ids.isEmpty {
                Self.add(" data-pictures=\"\(ids.joined(separator: " "))\"", to: &page)
            }
            Self.add("><details><summary><b>", to: &page)
            Self.add(
                "<bdi>\(MarkupText.escaped(item.name))</bdi></b> \(item.status.word)</summary>",
                to: &page)
            for text in [item.numbers, item.message ?? ""] where !text.isEmpty {
                Self.add("<p>\(MarkupText.escaped(text))</p>", to: &page)
            }
            if let command = item.command {
                Self.add("<code>\(MarkupText.escaped(command))</code>", to: &page)
            }
            if numbers.contains(where: { $0 >= 0 }) {
                addTrio(item, numbers, pictures, &shown, source, to: &page)
            }
            Self.add("</details></noscript>\n", to: &page)
        }
        Self.add("</div>\n", to: &page)
    }

    /// Adds the golden, the picture of the run, and where they differ, made of both by blending.
    private func addTrio(
        _ item: CaseResult, _ numbers: [Int], _ pictures: ReportPictures, _ shown: inout Set<Int>,
        _ source: PictureReader?, to page: inout [UInt8]
    ) {
        Self.add("<div class=\"trio\">", to: &page)
        for (number, word) in zip(numbers, ["Expected", "Actual"]) where number >= 0 {
            let picture = word == "Expected" ? item.golden : item.actual
            Self.add("<figure><figcaption>\(word)</figcaption>", to: &page)
            Self.open("", picture, label: word, to: &page)
            if shown.insert(number).inserted {
                addImage(number, pictures.entries[number], picture, source, to: &page)
            } else {
                Self.use(number, pictures.entries[number], "", to: &page)
            }
            Self.add("</svg></figure>", to: &page)
        }
        if let first = numbers.first, let second = numbers.last, first >= 0, second >= 0 {
            Self.add("<figure><figcaption>Difference</figcaption>", to: &page)
            Self.open(" class=\"difference\"", item.actual, label: "Difference", to: &page)
            Self.use(first, pictures.entries[first], "", to: &page)
            Self.use(second, pictures.entries[second], " class=\"over\"", to: &page)
            Self.add("</svg></figure>", to: &page)
        }
        Self.add("</div>", to: &page)
    }

    private func addImage(
        _ number: Int, _ entry: ReportPictures.Entry, _ picture: CaseResult.Picture?,
        _ source: PictureReader?, to page: inout [UInt8]
    ) {
        let id = Self.identifier(of: number, entry)
        let width = picture?.width ?? 0
        let height = picture?.height ?? 0
        Self.add(
            "<image id=\"\(id)\" width=\"\(width)\" height=\"\(height)\" "
                + "href=\"data:image/png;base64,", to: &page)
        if let source {
            let place = entry.place
            let png =
                entry.isInline ? source(result.cases[place.index], place.role) : entry.thumbnail
            if let png { Base64.append(png, to: &page) }
        }
        Self.add("\"/>", to: &page)
    }

    private static func open(
        _ attributes: String, _ picture: CaseResult.Picture?, label: String,
        to page: inout [UInt8]
    ) {
        let size = "\(picture?.width ?? 0)\" height=\"\(picture?.height ?? 0)"
        let box = "0 0 \(picture?.width ?? 0) \(picture?.height ?? 0)"
        add(
            "<svg\(attributes) width=\"\(size)\" viewBox=\"\(box)\" role=\"img\" "
                + "aria-label=\"\(label)\">", to: &page)
    }

    private static func use(
        _ number: Int, _ entry: ReportPictures.Entry, _ attributes: String,
        to page: inout [UInt8]
    ) {
        add("<use href=\"#\(identifier(of: number, entry))\"\(attributes)/>", to: &page)
    }

    /// `p3` of a whole picture, `t3` of a thumbnail.
    private static func identifier(of number: Int, _ entry: ReportPictures.Entry) -> String {
        (entry.isInline ? "p" : "t") + String(number)
    }
}

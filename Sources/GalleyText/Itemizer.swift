import GalleyFonts

/// Splits paragraphs where the style, the face, the script or the embedding level changes.
struct Itemizer {
    private let scalars: [Unicode.Scalar]
    private let fragmentEnds: [Int]
    private var choosers: [FaceChooser]
    private(set) var startsGrapheme: [Bool]

    init(scalars: [Unicode.Scalar], fragments: [AttributedText.Fragment], fragmentEnds: [Int]) {
        self.scalars = scalars
        self.fragmentEnds = fragmentEnds
        choosers = fragments.map { FaceChooser(style: $0.style) }
        startsGrapheme = [Bool](repeating: false, count: scalars.count + 1)
        startsGrapheme[scalars.count] = true
    }

    /// Takes one paragraph apart.
    mutating func paragraph(
        _ range: Range<Int>, base: ParagraphStyle.BaseDirection
    ) throws(TextError) -> TextAnalysis.Paragraph {
        let text = scalars[range]
        let bidi = try BidiLevels(text, base: base)
        let scripts = ScriptItemizer.scripts(of: text)
        var items: [TextItem] = []
        var start = range.lowerBound
        var fragment = self.fragment(at: start)
        for character in String(String.UnicodeScalarView(text)) {
            let grapheme = start..<(start + character.unicodeScalars.count)
            defer { start = grapheme.upperBound }
            guard grapheme.count <= TextStyle.graphemeLimit else {
                throw .graphemeTooLong(scalars: grapheme.count, offset: start)
            }
            startsGrapheme[start] = true
            while start >= fragmentEnds[fragment], fragment + 1 < fragmentEnds.count {
                fragment += 1
            }
            let place = start - range.lowerBound
            var item = try item(grapheme, fragment: fragment, script: scripts[place])
            item.level = bidi.levels[place]
            if let last = items.last, last.canGrow(by: item) {
                items[items.count - 1].range = last.range.lowerBound..<grapheme.upperBound
            } else {
                items.append(item)
            }
        }
        return TextAnalysis.Paragraph(range: range, level: bidi.paragraphLevel, items: items)
    }

    private func fragment(at offset: Int) -> Int {
        fragmentEnds.firstIndex { offset < $0 } ?? fragmentEnds.count - 1
    }

    private mutating func item(
        _ grapheme: Range<Int>, fragment: Int, script: Tag
    ) throws(TextError) -> TextItem {
        let base = scalars[grapheme.lowerBound]
        let kind: TextItem.Kind = base == "\t" ? .tab : base.isControl ? .control : .glyphs
        let (face, isIcon) = try choosers[fragment].face(
            for: kind == .glyphs ? scalars[grapheme] : [])
        return TextItem(
            kind: kind, range: grapheme, fragment: fragment, face: face, isIcon: isIcon,
            script: script, level: 0)
    }
}

extension TextItem {
    /// Whether a grapheme that follows can be shaped with the item.
    fileprivate func canGrow(by next: TextItem) -> Bool {
        kind != .tab && kind == next.kind && fragment == next.fragment && face == next.face
            && isIcon == next.isIcon && script == next.script && level == next.level
    }
}

import GalleyFonts

/// Splits paragraphs where the style, the face, the script or the embedding level changes.
struct Itemizer {
    private let scalars: [Unicode.Scalar]
    private let fragments: [AttributedText.Fragment]
    private let starts: FragmentStarts
    /// Chooses the faces of one part.
    private var chooser: FaceChooser
    private var fragment = 0
    /// The face of the last item.
    private var lastChoice = FaceChooser.Choice.chain(0)
    private(set) var graphemeStarts: GraphemeStarts
    /// The items of all paragraphs so far, in logical order.
    private(set) var items: [TextItem] = []

    init(scalars: [Unicode.Scalar], fragments: [AttributedText.Fragment], starts: FragmentStarts) {
        self.scalars = scalars
        self.fragments = fragments
        self.starts = starts
        chooser = FaceChooser(style: fragments[0].style)
        graphemeStarts = GraphemeStarts(scalarCount: scalars.count)
    }

    /// Takes one paragraph apart.
    mutating func paragraph(
        _ range: Range<Int>, base: ParagraphStyle.BaseDirection
    ) throws(TextError) -> TextAnalysis.Paragraph {
        let text = scalars[range]
        let isPlain = text.allSatisfy(\.standsAlone)
        let bidi = try BidiLevels(text, base: base, isLeftToRight: isPlain)
        let scripts = ScriptItemizer(text)
        let firstItem = items.count
        func add(_ grapheme: Range<Int>) throws(TextError) {
            let place = grapheme.lowerBound - range.lowerBound
            try append(
                grapheme, script: scripts[place], level: bidi[place],
                isFirst: grapheme.lowerBound == range.lowerBound)
        }
        if isPlain {
            // The commonest text of all is one item.
            let isUniform =
                !range.isEmpty && chooser.hasOneFace && scripts.areEqual && bidi.isLeftToRight
                && starts.fragment(at: range.upperBound - 1) == fragment
            if isUniform {
                try add(range)
            } else {
                for offset in range { try add(offset..<offset + 1) }
            }
        } else {
            var start = range.lowerBound
            for character in String(String.UnicodeScalarView(text)) {
                let grapheme = start..<(start + character.unicodeScalars.count)
                guard grapheme.count <= TextStyle.graphemeLimit else {
                    throw .graphemeTooLong(scalars: grapheme.count, offset: start)
                }
                graphemeStarts.join(grapheme)
                try add(grapheme)
                start = grapheme.upperBound
            }
        }
        return TextAnalysis.Paragraph(
            range: range, level: bidi.paragraphLevel, isLeftToRight: bidi.isLeftToRight,
            items: firstItem..<items.count)
    }

    /// Lets the last item grow by graphemes that can be shaped with it, or begins an item.
    private mutating func append(
        _ graphemes: Range<Int>, script: Tag, level: UInt8, isFirst: Bool
    ) throws(TextError) {
        while starts.ends(fragment, before: graphemes.lowerBound) {
            fragment += 1
            chooser = FaceChooser(style: fragments[fragment].style)
        }
        let base = scalars[graphemes.lowerBound]
        let kind: TextItem.Kind = base == "\t" ? .tab : base.isControl ? .control : .glyphs
        let choice =
            kind == .glyphs ? try chooser.choice(for: graphemes, of: scalars) : .chain(0)
        if !isFirst, let last = items.indices.last, kind != .tab, items[last].kind == kind,
            items[last].fragment == fragment, lastChoice == choice,
            items[last].script == script, items[last].level == level
        {
            items[last].range = items[last].range.lowerBound..<graphemes.upperBound
            return
        }
        lastChoice = choice
        items.append(
            TextItem(
                kind: kind, range: graphemes, fragment: fragment, face: chooser[choice],
                isIcon: choice.isIcon, script: script, level: level))
    }
}

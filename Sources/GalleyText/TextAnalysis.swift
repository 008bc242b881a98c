import GalleyFonts

/// A text taken apart: paragraphs, and in each the items to shape, before any line is chosen.
struct TextAnalysis {
    /// A stretch between mandatory breaks.
    struct Paragraph {
        var range: Range<Int>
        /// The UAX 9 level of the paragraph itself: 0 left to right, 1 right to left.
        var level: UInt8
        /// Whether all of it runs from left to right at level 0.
        var isLeftToRight: Bool
        /// The places of the items, whose ranges together are the paragraph's.
        var items: Range<Int>
    }

    let scalars: [Unicode.Scalar]
    let fragments: [AttributedText.Fragment]
    private let fragmentStarts: FragmentStarts
    let paragraphs: [Paragraph]
    /// The items of all paragraphs in logical order.
    let items: [TextItem]
    let graphemeStarts: GraphemeStarts

    init(_ text: AttributedText, base: ParagraphStyle.BaseDirection) throws(TextError) {
        fragments = text.fragments
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(fragments[0].text.utf8.count)
        var starts = FragmentStarts()
        for place in fragments.indices {
            if place > 0 { starts.append(scalars.count) }
            for scalar in fragments[place].text.unicodeScalars { scalars.append(scalar) }
        }
        guard scalars.count <= TextStyle.scalarLimit else {
            throw .tooLong(scalars: scalars.count)
        }
        self.scalars = scalars
        fragmentStarts = starts
        var itemizer = Itemizer(scalars: scalars, fragments: fragments, starts: starts)
        var paragraphs: [Paragraph] = []
        var start: Int? = 0
        while let first = start {
            let (range, next) = Self.paragraph(from: first, in: scalars)
            paragraphs.append(try itemizer.paragraph(range, base: base))
            start = next
        }
        self.paragraphs = paragraphs
        items = itemizer.items
        graphemeStarts = itemizer.graphemeStarts
    }

    /// Returns the paragraph that starts at an offset, and where the next one starts if a mandatory
    /// break ends it; a carriage return and line feed count as one.
    private static func paragraph(
        from start: Int, in scalars: [Unicode.Scalar]
    ) -> (range: Range<Int>, next: Int?) {
        for index in start..<scalars.count where scalars[index].isMandatoryBreak {
            let isPair =
                scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            return (start..<index, index + (isPair ? 2 : 1))
        }
        return (start..<scalars.count, nil)
    }

    /// The part that holds the scalar at an offset, or the last part at the text's end.
    func fragment(at offset: Int) -> Int { fragmentStarts.fragment(at: offset) }
}

import GalleyFonts

/// A text taken apart: paragraphs, and in each the items to shape, before any line is chosen.
struct TextAnalysis {
    /// A stretch between mandatory breaks.
    struct Paragraph {
        var range: Range<Int>
        /// The UAX 9 level of the paragraph itself: 0 left to right, 1 right to left.
        var level: UInt8
        /// The items in logical order; together they are the range.
        var items: [TextItem]
    }

    let scalars: [Unicode.Scalar]
    /// The scalars as numbers, for the shaper.
    let values: [UInt32]
    let fragments: [AttributedText.Fragment]
    private let fragmentEnds: [Int]
    let paragraphs: [Paragraph]
    /// Whether a grapheme starts at each scalar; the offset after the last one counts as a start.
    let startsGrapheme: [Bool]

    init(_ text: AttributedText, base: ParagraphStyle.BaseDirection) throws(TextError) {
        fragments = text.fragments
        var scalars: [Unicode.Scalar] = []
        var bounds: [Int] = []
        for fragment in fragments {
            scalars.append(contentsOf: fragment.text.unicodeScalars)
            bounds.append(scalars.count)
        }
        guard scalars.count <= TextStyle.scalarLimit else {
            throw .tooLong(scalars: scalars.count)
        }
        self.scalars = scalars
        values = scalars.map(\.value)
        fragmentEnds = bounds
        var itemizer = Itemizer(scalars: scalars, fragments: fragments, fragmentEnds: bounds)
        var paragraphs: [Paragraph] = []
        for range in Self.paragraphRanges(scalars) {
            paragraphs.append(try itemizer.paragraph(range, base: base))
        }
        self.paragraphs = paragraphs
        startsGrapheme = itemizer.startsGrapheme
    }

    /// Splits a text at its mandatory breaks; a carriage return and line feed count as one.
    private static func paragraphRanges(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < scalars.count {
            if scalars[index].isMandatoryBreak {
                paragraphs.append(start..<index)
                if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" {
                    index += 1
                }
                start = index + 1
            }
            index += 1
        }
        paragraphs.append(start..<scalars.count)
        return paragraphs
    }

    /// The part that holds the scalar at an offset, or the last part at the text's end.
    func fragment(at offset: Int) -> Int {
        fragmentEnds.firstIndex { offset < $0 } ?? fragments.count - 1
    }

    /// The style of an item.
    func style(of item: TextItem) -> TextStyle { fragments[item.fragment].style }
}

import GalleyGeometry
import GalleyLayout
import GalleyText

/// A title with all it takes to set it in the label that a layout gives it.
///
/// This is the one place where the lines of titles meet layouts.
struct SetTitle {
    /// The title on its natural lines.
    let natural: TextLayout
    /// Where its lines stand in the label.
    let alignment: TextAlignment
    private let text: AttributedText
    private let paragraph: ParagraphStyle
    private let cache: TextCache
    /// How many lines there may be; 0 for any number.
    private let numberOfLines: Int

    /// Measures a title.
    ///
    /// Without a number of lines there is one for each line break in the title, and any number where
    /// the mode wraps (layout reference R71).
    init(
        _ text: AttributedText, mode: LineBreakMode, numberOfLines: Int?,
        alignment: TextAlignment, cache: TextCache
    ) throws(TextError) {
        self.text = text
        self.cache = cache
        self.alignment = alignment
        paragraph = ParagraphStyle(lineBreakMode: mode, alignment: alignment)
        natural = try cache.layout(
            text, paragraph: paragraph, bounds: TextBounds(numberOfLines: numberOfLines ?? 0))
        self.numberOfLines = numberOfLines ?? (mode.wraps ? 0 : natural.lines.count)
    }

    /// What layouts may ask about the title.
    var measure: TitleMeasure {
        let (text, paragraph, numberOfLines, cache) = (text, paragraph, numberOfLines, cache)
        let wraps = numberOfLines != 1 && paragraph.lineBreakMode != .byClipping
        return TitleMeasure(natural.size, wraps: wraps) { width in
            let bounds = TextBounds(width: width, numberOfLines: numberOfLines)
            // What can't be set was told when it was measured; layouts take this as unknown.
            let unknown = Size(width: -1, height: -1)
            return (try? cache.layout(text, paragraph: paragraph, bounds: bounds))?.shownSize
                ?? unknown
        }
    }

    /// Sets the title in a label.
    func set(in label: Rect) throws(TextError) -> TextLayout {
        try cache.layout(
            text, paragraph: paragraph,
            bounds: TextBounds(width: label.width, numberOfLines: numberOfLines))
    }

    /// Sets the title in a label, on one line and smaller where it is too wide (layout reference R38).
    func shrunk(
        in label: Rect, least: Double, zero: TextLayout.MinimumScaleZero
    ) throws(TextError) -> (layout: TextLayout, scale: Double) {
        try TextLayout.fitting(
            text, width: label.width, minimumScale: least, zero: zero, paragraph: paragraph)
    }
}

extension TextLayout {
    /// The size of what is shown; spaces at the ends of lines are not.
    var shownSize: Size { Size(width: widthWithoutTrailingSpace, height: height) }
}

extension LineBreakMode {
    /// Whether lines break where they are too wide, the last one included.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension ButtonLayout {
    /// How the lines of a title break where the button does not say (layout reference R31, R36, R71).
    var defaultLineBreakMode: LineBreakMode {
        switch self {
        case .stack, .iconFont: .byTruncatingTail
        case .classic, .edgeInsets, .swapped: .byTruncatingMiddle
        case .configuration: .byWordWrapping
        }
    }
}

/// Checks the numbers of a text before it is set.
enum InputCheck {
    /// The greatest length of a style or of bounds, in the unit of the size.
    private static let lengthLimit = 1e9

    static func check(
        _ text: AttributedText, _ paragraph: ParagraphStyle, _ bounds: TextBounds
    ) throws(TextError) {
        for place in text.fragments.indices {
            try check(size: text.fragments[place].style.size)
            try check(
                text.fragments[place].style.letterSpacing, "letter spacing", from: -lengthLimit)
            try check(
                text.fragments[place].style.baselineOffset, "baseline offset", from: -lengthLimit)
        }
        try check(paragraph.lineHeightMultiple, "line height multiple")
        try check(paragraph.minimumLineHeight, "minimum line height")
        try check(paragraph.maximumLineHeight, "maximum line height")
        try check(paragraph.tabInterval, "tab interval")
        try check(paragraph.tighteningFactor, "tightening factor")
        try check(bounds.width, "width")
        try check(bounds.height, "height")
        guard bounds.numberOfLines >= 0 else {
            throw .numberOutOfRange("number of lines", Double(bounds.numberOfLines))
        }
    }

    static func check(size: Double) throws(TextError) {
        guard size.isFinite, size > 0, size <= TextStyle.sizeLimit else {
            throw .sizeOutOfRange(size)
        }
    }

    private static func check(
        _ value: Double?, _ name: String, from least: Double = 0
    ) throws(TextError) {
        guard let value else { return }
        guard value.isFinite, value >= least, value <= lengthLimit else {
            throw .numberOutOfRange(name, value)
        }
    }
}

import GalleyGeometry
import GalleyLayout
import GalleyText

/// What layouts may ask about a measured title.
///
/// This is the one place where titles meet layouts: a title that can be set in less than its natural
/// width tells here how large it becomes. Titles on lines of their own are cut instead.
enum TitleFitting {
    static func measure(of text: TextLayout) -> TitleMeasure {
        TitleMeasure(text.size)
    }

    /// The size in which a title of one line fits a label, or nil where it stays as it is.
    ///
    /// A text is as wide as its size is large, down to the least size (layout reference R38).
    static func shrunkSize(
        of title: ButtonTitle, measured text: TextLayout, in label: Rect, _ button: IconButton
    ) -> Double? {
        let options = button.options
        guard button.layout.isClassic, options.adjustsFontSizeToFitWidth == true,
            text.lines.count == 1, text.width > label.width, label.width > 0
        else { return nil }
        let factor = options.minimumScaleFactor ?? 0
        if factor == 0, button.policy.minimumScaleZero == .none { return nil }
        let size = title.size * max(factor, label.width / text.width)
        return size < title.size ? size : nil
    }
}

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
}

/// A way to put the title before the image of a classic button.
public enum SwapStrategy: String, Hashable, Sendable, CaseIterable {
    /// A semantic content attribute of right-to-left.
    case forceRightToLeft
    /// Insets made once from the frames at the time.
    case insetsOnce
    /// Insets made after each layout pass from its frames.
    case insetsOnLayout
    /// Rectangle rules that exchange the rectangles first seen.
    case rectOverride
    /// A mirrored button with its items mirrored back.
    case flip
    /// Frames made anew from the measured sizes on every pass.
    case stateless

    /// One sentence on what the strategy gets wrong sooner or later; nil for the right one.
    public var weakness: String? {
        switch self {
        case .forceRightToLeft:
            "leading and trailing exchange, gap insets need the other sign, a filled width keeps "
                + "its order, and text and accessibility take the button for right-to-left"
        case .insetsOnce:
            "the insets are stale after every change of title, icon, font or size, and filling "
                + "the width breaks them"
        case .insetsOnLayout:
            "the insets act one layout pass late and come from a title that may be truncated"
        case .rectOverride:
            "the first sizes are kept for ever, the content sticks to the top left corner, and "
                + "the first pass exchanges only one item"
        case .flip:
            "content insets, alignment, background, shadow and everything added to the button "
                + "are mirrored as well"
        case .stateless: nil
        }
    }

    /// What to do about a button that the strategy leaves in its order.
    var remedy: String {
        switch self {
        case .forceRightToLeft: "don't fill the width, or swap by frames"
        case .insetsOnce: "set the insets after the items have their sizes"
        case .insetsOnLayout: "ask for a second layout pass or set the insets before it"
        case .rectOverride: "ask for a second layout pass or swap without cached frames"
        case .flip: "don't mirror a button whose lines run to the left"
        case .stateless: "place the icon at the trailing side"
        }
    }
}

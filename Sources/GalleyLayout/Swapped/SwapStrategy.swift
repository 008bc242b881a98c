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

public import GalleyGeometry
public import GalleyImage

/// A dot or a short text at a corner of a button, such as the number of what is new.
///
/// What is nil is left to whoever it is merged into.
public struct ButtonBadge: Hashable, Sendable {
    /// What the badge shows.
    public enum Content: Hashable, Sendable {
        /// Nothing: the button has no badge.
        case none
        /// A dot.
        case dot
        /// A text on one line; not empty.
        case text(String)
    }

    /// Which corner of the bounds the badge has its middle on.
    public enum Corner: String, Hashable, Sendable, CaseIterable {
        /// Above, where lines end; the default.
        case topTrailing
        /// Above, where lines begin.
        case topLeading
        /// Below, where lines end.
        case bottomTrailing
        /// Below, where lines begin.
        case bottomLeading
    }

    /// What the badge shows; no badge by default.
    public var content: Content?
    /// The look of the text: by default 11 points and white, in the title's font.
    public var label: LabelStyle
    /// The fill; a system red by default.
    public var background: Color?
    /// The corner.
    public var corner: Corner?
    /// How far the middle lies from the corner in points, towards where lines end and downwards.
    public var offset: Point?

    /// Creates a badge from what it sets.
    public init(
        _ content: Content? = nil, label: LabelStyle = LabelStyle(), background: Color? = nil,
        corner: Corner? = nil, offset: Point? = nil
    ) {
        self.content = content
        self.label = label
        self.background = background
        self.corner = corner
        self.offset = offset
    }

    /// Returns the badge with everything another one sets replaced by it.
    public func merging(_ other: ButtonBadge) -> ButtonBadge {
        ButtonBadge(
            other.content ?? content, label: label.merging(other.label),
            background: other.background ?? background, corner: other.corner ?? corner,
            offset: other.offset ?? offset)
    }

    /// Whether there is anything to show.
    var isShown: Bool { content != nil && content != Content.none }

    /// The diameter of a dot in points.
    public static let dotDiameter: Double = 8
    /// The size of a text in points where none is given.
    public static let textSize: Double = 11

    /// The fill where none is given: UIKit's systemRed.
    static func defaultBackground(_ appearance: Appearance) -> Color {
        switch appearance {
        case .light: Color(red: 255, green: 59, blue: 48)
        case .dark: Color(red: 255, green: 69, blue: 58)
        }
    }
}

public import GalleyGeometry

/// The edge insets that brought icon and title to their frames, in points.
public struct ButtonInsets: Hashable, Sendable {
    /// The insets from the button's bounds to its content rect.
    public var content: EdgeInsets
    /// The insets of the rectangle the icon is aligned in, from the content rect.
    public var icon: EdgeInsets
    /// The insets of the rectangle the title is aligned in, from the content rect.
    public var title: EdgeInsets

    /// Creates the three insets; each is zero where it is left out.
    public init(content: EdgeInsets = .zero, icon: EdgeInsets = .zero, title: EdgeInsets = .zero) {
        self.content = content
        self.icon = icon
        self.title = title
    }
}

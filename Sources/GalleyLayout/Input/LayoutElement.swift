/// Something that a layout takes numbers of.
public enum LayoutElement: String, Hashable, Sendable, CaseIterable {
    /// The button's own size.
    case bounds = "button"
    /// The icon or image.
    case icon
    /// The title.
    case title
    /// The line below the title of a configured button.
    case subtitle
    /// The background image.
    case backgroundImage = "background image"
    /// The content rect and what it is made from.
    case content
    /// The layout as a whole.
    case layout
}

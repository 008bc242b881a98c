/// A rectangle that a layout reports about.
public enum LayoutPart: String, Hashable, Sendable, CaseIterable {
    /// The rectangle that icon and title are laid out in.
    case content
    /// The icon or image.
    case icon
    /// The title's label.
    case title
    /// The label of the line below the title.
    case subtitle
}

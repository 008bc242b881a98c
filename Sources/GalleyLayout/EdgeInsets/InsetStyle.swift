/// The side of the title on which the MK and ZL categories put the image.
public enum InsetStyle: String, Hashable, Sendable, CaseIterable {
    /// Above the title.
    case top
    /// Left of the title.
    case left
    /// Below the title.
    case bottom
    /// Right of the title.
    case right
}

extension InsetStyle {
    /// The edge of the title at which the image stands.
    var side: RectEdge {
        switch self {
        case .top: .top
        case .left: .left
        case .bottom: .bottom
        case .right: .right
        }
    }

    /// The axis on which image and title follow one another.
    var axis: LayoutAxis { self == .left || self == .right ? .horizontal : .vertical }

    /// Whether the image comes first on that axis.
    var imageFirst: Bool { self == .left || self == .top }
}

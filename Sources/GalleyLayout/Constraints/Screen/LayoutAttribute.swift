/// What a constraint can hold of an item: an edge, a centre, an extent or a baseline.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The edge of least x.
    case left
    /// The edge of greatest x.
    case right
    /// The edge of least y.
    case top
    /// The edge of greatest y.
    case bottom
    /// The edge where a line starts: left, or right where lines run to the left.
    case leading
    /// The edge where a line ends.
    case trailing
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the first line of text; the top edge of an item without text.
    case firstBaseline
    /// The baseline of the last line of text; the bottom edge of an item without text.
    case lastBaseline

    /// What attributes can be compared with each other.
    enum Kind: Hashable {
        case physicalX
        case directionalX
        case centerX
        case y
        case extent
    }

    var kind: Kind {
        switch self {
        case .left, .right: .physicalX
        case .leading, .trailing: .directionalX
        case .centerX: .centerX
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
        case .width, .height: .extent
        }
    }

    /// Whether the attribute is an extent, so that a number alone says all about it.
    public var isExtent: Bool { kind == .extent }

    /// Whether Auto Layout lets a constraint compare the attribute with another.
    ///
    /// Extents go with extents, places with places on the same axis, but left and right not with
    /// leading and trailing.
    public func isComparable(with other: LayoutAttribute) -> Bool {
        switch (kind, other.kind) {
        case (.centerX, .physicalX), (.centerX, .directionalX), (.physicalX, .centerX),
            (.directionalX, .centerX):
            true
        default: kind == other.kind
        }
    }
}

package import GalleyGeometry

/// How title and subtitle line up with each other (layout reference R70).
public enum TitleAlignment: String, Hashable, Sendable, CaseIterable {
    /// With the content: at its edge if it has one, else at the icon, else in the middle.
    case automatic
    /// Together where lines start.
    case leading
    /// Centres together.
    case center
    /// Together where lines end.
    case trailing
}

extension TitleAlignment {
    /// Where the shorter of two lines stands beside the longer one.
    ///
    /// The reference only says what the automatic alignment follows; the order is this one:
    /// the content's edge, the icon beside the text, the middle.
    package func resolved(
        horizontal: HorizontalAlignment, iconSide: RectEdge?, direction: LayoutDirection
    ) -> AxisAlignment {
        switch self {
        case .leading: return AxisAlignment(HorizontalAlignment.leading, direction: direction)
        case .center: return .center
        case .trailing: return AxisAlignment(HorizontalAlignment.trailing, direction: direction)
        case .automatic:
            switch horizontal {
            case .left, .right, .leading, .trailing:
                return AxisAlignment(horizontal, direction: direction)
            case .fill:
                return AxisAlignment(HorizontalAlignment.leading, direction: direction)
            case .center:
                switch iconSide {
                case .left: return .start
                case .right: return .end
                case .top, .bottom, nil: return .center
                }
            }
        }
    }
}

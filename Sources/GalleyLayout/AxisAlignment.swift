package import GalleyGeometry

/// Where something stands between the two ends of a span, whichever axis the span lies on.
package enum AxisAlignment: Hashable, Sendable {
    case start, center, end, fill

    package init(_ alignment: HorizontalAlignment, direction: LayoutDirection) {
        switch alignment {
        case .left: self = .start
        case .center: self = .center
        case .right: self = .end
        case .fill: self = .fill
        case .leading: self = direction == .leftToRight ? .start : .end
        case .trailing: self = direction == .leftToRight ? .end : .start
        }
    }

    init(_ alignment: VerticalAlignment) {
        switch alignment {
        case .top: self = .start
        case .center: self = .center
        case .bottom: self = .end
        case .fill: self = .fill
        }
    }

    package init(_ alignment: CrossAlignment, axis: LayoutAxis, direction: LayoutDirection) {
        let mirrored = axis == .horizontal && direction == .rightToLeft
        switch alignment {
        case .start: self = mirrored ? .end : .start
        case .center: self = .center
        case .end: self = mirrored ? .start : .end
        }
    }
}

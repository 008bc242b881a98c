public import GalleyGeometry

/// How round the corners of a button's background and border are.
public enum ButtonCorners: Hashable, Sendable {
    /// A radius for each corner, in points.
    case radii(CornerRadii)
    /// Half the shorter side, so that the ends are half circles.
    case capsule

    /// Returns the radii in a button of a size, in points.
    public func radii(in size: Size) -> CornerRadii {
        switch self {
        case .radii(let radii): radii
        case .capsule: CornerRadii(max(0, min(size.width, size.height)) / 2)
        }
    }

    /// The radius that all corners have, or nil for a capsule and for different ones.
    public var radius: Double? {
        guard case .radii(let radii) = self, radii == CornerRadii(radii.topLeft) else {
            return nil
        }
        return radii.topLeft
    }
}

extension ButtonCorners: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates four equal corners.
    public init(floatLiteral radius: Double) { self = .radii(CornerRadii(radius)) }

    /// Creates four equal corners.
    public init(integerLiteral radius: Int) { self = .radii(CornerRadii(Double(radius))) }
}

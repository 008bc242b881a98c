package import GalleyGeometry

/// A layout direction as specs, flags and file names write it.
package enum DirectionName: String, Hashable, Sendable, CaseIterable {
    /// Lines run to the right.
    case ltr
    /// Lines run to the left.
    case rtl

    /// Names a direction.
    package init(_ direction: LayoutDirection) {
        self = direction == .leftToRight ? .ltr : .rtl
    }

    /// The direction of the name.
    package var direction: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

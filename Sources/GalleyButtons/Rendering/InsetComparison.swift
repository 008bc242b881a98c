public import GalleyGeometry
public import GalleyLayout

/// What the insets of the MK and ZL categories do to a button, beside those that are exact.
///
/// Lengths are points (layout reference R77 to R83).
public struct InsetComparison: Hashable, Sendable {
    /// One way to make the insets, and what follows from it.
    public struct Variant: Hashable, Sendable {
        /// The insets.
        public let insets: ButtonInsets
        /// The gap between icon and title, or nil without both.
        public let gap: Double?
        /// How far parts reach beyond each edge of the button.
        public let overflow: EdgeInsets

        init(
            _ layout: EdgeInsetsLayout, _ parts: ButtonParts, bounds: Size,
            _ context: LayoutContext
        ) throws(LayoutError) {
            let frames = try layout.frames(of: parts, in: bounds, context: context)
            insets = frames.insets ?? ButtonInsets()
            gap = frames.gap
            overflow = frames.overflow(beyond: bounds)
        }
    }

    /// The categories' own formulas.
    public let seed: Variant
    /// The insets that give the gap that is asked for.
    public let exact: Variant
    /// The content insets to add so that nothing leaves a button of intrinsic size.
    public let compensation: EdgeInsets
    /// The intrinsic size with the compensation.
    public let compensatedSize: Size

    init(
        _ layout: EdgeInsetsLayout, _ parts: ButtonParts, bounds: Size, _ context: LayoutContext
    ) throws(LayoutError) {
        var layout = layout
        layout.seedCompatible = true
        seed = try Variant(layout, parts, bounds: bounds, context)
        layout.seedCompatible = false
        layout.calledBeforeLayout = false
        exact = try Variant(layout, parts, bounds: bounds, context)
        compensation = try layout.compensation(of: parts, context: context)
        layout.compensatesContentInsets = true
        compensatedSize = try layout.intrinsicSize(of: parts, context: context)
    }
}

public import GalleyLayout
public import GalleyText

/// Answers to questions that button layouts leave open.
public struct ButtonPolicy: Hashable, Sendable {
    /// Which face of a fallback chain makes the line as high as it is.
    public var lineHeight: TextStyle.LineHeight
    /// Whether the known faults of the layout's model are kept (reference, section 3).
    public var seedCompatible: Bool
    /// The open questions of UIKit's geometry (reference, section 5).
    public var layout: LayoutPolicy
    /// What a least scale of zero means to a title that shrinks to fit (h, R38).
    public var minimumScaleZero: TextLayout.MinimumScaleZero

    /// Creates a policy; the defaults are what a new button should use.
    public init(
        lineHeight: TextStyle.LineHeight = .firstFace, seedCompatible: Bool = false,
        layout: LayoutPolicy = LayoutPolicy(),
        minimumScaleZero: TextLayout.MinimumScaleZero = .unbounded
    ) {
        self.lineHeight = lineHeight
        self.seedCompatible = seedCompatible
        self.layout = layout
        self.minimumScaleZero = minimumScaleZero
    }
}

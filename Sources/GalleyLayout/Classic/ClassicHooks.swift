public import GalleyGeometry

/// The rectangle rules that a subclass of the classic button overrides.
///
/// A hook gets the rectangle UIKit hands to the method of the same name, and the rule it overrides,
/// which it may ask for any rectangle. All rectangles are points from the button's top left. What a
/// hook returns is used as it is, neither clamped nor rounded (layout reference R15).
public struct ClassicHooks: Sendable {
    /// Returns a rectangle for a rectangle; the second argument is what the class above returns.
    public typealias Hook = @Sendable (_ rect: Rect, _ inherited: (Rect) -> Rect) -> Rect

    /// Overrides `backgroundRect(forBounds:)`.
    public var backgroundRect: Hook?
    /// Overrides `contentRect(forBounds:)`.
    public var contentRect: Hook?
    /// Overrides `imageRect(forContentRect:)`; asked only when the button has an image.
    public var imageRect: Hook?
    /// Overrides `titleRect(forContentRect:)`; asked only when the button has a title.
    public var titleRect: Hook?

    /// Creates hooks; what is left out keeps the classic rule.
    public init(
        backgroundRect: Hook? = nil, contentRect: Hook? = nil, imageRect: Hook? = nil,
        titleRect: Hook? = nil
    ) {
        self.backgroundRect = backgroundRect
        self.contentRect = contentRect
        self.imageRect = imageRect
        self.titleRect = titleRect
    }
}

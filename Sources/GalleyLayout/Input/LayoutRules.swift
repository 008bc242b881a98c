public import GalleyGeometry

/// A set of rules that turns the measured parts of a button into frames.
///
/// Both functions are pure: equal inputs give equal results, and nothing is kept between calls. They
/// look at every number before they use one, and all layouts do so by the same rules: sizes are
/// finite and not negative, other lengths are finite, none is further from zero than
/// ``LayoutError/limit``, and the scale lies in ``LayoutError/scales``. Opposite content insets that
/// cross are no error; each layout says what becomes of them, and a diagnostic names the axis.
public protocol LayoutRules: Sendable {
    /// Lays out the parts in a button of a size in points.
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - bounds: The button's size in points.
    ///   - context: The pixel grid and the direction.
    /// - Returns: The frames, in points from the button's top left.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    func frames(
        of parts: ButtonParts, in bounds: Size, context: LayoutContext
    ) throws(LayoutError) -> ButtonFrames

    /// Returns the size in points of a button that has none of its own.
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid and the direction.
    /// - Returns: The size in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    func intrinsicSize(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> Size
}

public import GalleyLayout

/// An equation that places a button on a screen, such as `"top = icon-left.bottom + 20"`.
public struct ScreenEquation: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The equation; what is wrong with it shows when the screen is laid out.
    public var text: String
    /// Where it was written, or nil for nowhere in a file.
    public var site: EquationSite?

    /// Creates an equation from its text and where that was written.
    public init(_ text: String, site: EquationSite? = nil) {
        self.text = text
        self.site = site
    }

    /// Creates an equation from a literal.
    public init(stringLiteral text: String) { self.init(text) }
}

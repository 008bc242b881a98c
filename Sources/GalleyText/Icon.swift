/// One or several icons as they are asked for, before a font gives them glyphs.
public enum Icon: Hashable, Sendable {
    /// Code points of an icon font, drawn side by side.
    case codePoints([Unicode.Scalar])
    /// One icon by its name, such as `multiline_chart`.
    case named(String)

    /// How many code points, or how many scalars of a name, an icon may have.
    public static let lengthLimit = 255

    /// Whether the icon is asked for by name.
    public var isNamed: Bool {
        if case .named = self { true } else { false }
    }
}

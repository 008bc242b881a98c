/// One or several icons as they are asked for, before a font gives them glyphs.
public enum Icon: Hashable, Sendable {
    /// Code points of icons, drawn one after the other.
    case codePoints([Unicode.Scalar])
    /// One icon by its name.
    case named(String)
}

/// A font under the name by which labels refer to it.
public struct FontDeclaration: Hashable, Sendable {
    /// What a font is good for.
    public enum Kind: Hashable, Sendable {
        /// Title text: the first face that has the whole grapheme draws it.
        case title([FontReference])
        /// Icons: code points and names resolve in this face and nowhere else. The path is of a
        /// file that lists the icons' names, where the face alone does not know them.
        case icon(FontReference, names: String?)
    }

    /// The name, unique among fonts.
    public var name: String
    /// What the font is good for, with its files.
    public var kind: Kind

    /// Creates a declaration from its name and kind.
    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

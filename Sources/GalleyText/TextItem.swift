import GalleyFonts

/// A stretch of a text with one style, one face, one script and one embedding level, to shape as one.
struct TextItem {
    /// What an item is made of.
    enum Kind {
        /// Scalars that the shaper turns into glyphs.
        case glyphs
        /// One tab, which moves the pen to the next stop.
        case tab
        /// Control characters, which show nothing.
        case control
    }

    var kind: Kind
    var range: Range<Int>
    var fragment: Int
    var face: FontFace
    var isIcon: Bool
    var script: Tag
    /// The UAX 9 embedding level: odd levels run right to left.
    var level: UInt8
}

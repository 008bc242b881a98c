import GalleyFonts

/// A stretch of a text with one face, one script and one embedding level, to shape as one.
struct TextItem {
    var range: Range<Int>
    var face: FontFace
    var isIcon: Bool
    var script: Tag
    /// The UAX 9 embedding level: odd levels run right to left.
    var level: UInt8
}

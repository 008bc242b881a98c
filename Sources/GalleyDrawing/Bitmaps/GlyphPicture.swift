import GalleyGeometry
import GalleyImage

/// The picture of one glyph at one size and quarter-pixel position.
final class GlyphPicture: Sendable {
    /// The pixels the picture spans, relative to the pixel of the glyph's origin, y down.
    let rect: PixelRect
    /// The pixels, or nil where none is seen.
    let bitmap: Bitmap?
    /// Whether the glyph's outline is drawn over the picture.
    let isOverlaidByOutline: Bool

    init(rect: PixelRect, bitmap: Bitmap?, isOverlaidByOutline: Bool) {
        self.rect = rect
        self.bitmap = bitmap
        self.isOverlaidByOutline = isOverlaidByOutline
    }
}

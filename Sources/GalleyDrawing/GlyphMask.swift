import GalleyGeometry

/// The coverage of one glyph at one size and quarter-pixel position.
final class GlyphMask: Sendable {
    /// The pixels the mask spans, relative to the pixel of the glyph's origin, y down.
    let rect: PixelRect
    /// A byte for each pixel, rows top down.
    let coverage: [UInt8]

    init(rect: PixelRect, coverage: [UInt8]) {
        self.rect = rect
        self.coverage = coverage
    }
}

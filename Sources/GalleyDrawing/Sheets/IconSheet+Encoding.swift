import GalleyFonts
import GalleyImage

extension IconSheet {
    /// An icon that could not be drawn and has a crossed box in its place.
    public struct Failure: Sendable {
        /// The icon's number on the sheet, from 0.
        public let index: Int
        /// Why it could not be drawn.
        public let error: DrawingError
    }

    /// Draws the sheet to a PNG, row by row, so that only a row's pixels are in memory at a time.
    ///
    /// An icon that can't be drawn is a crossed box; the sheet fails for none.
    ///
    /// - Parameter failed: Gets each icon that could not be drawn, in the sheet's order.
    /// - Returns: The bytes of the file.
    /// - Throws: ``DrawingError`` for a caption that the style's face can't draw.
    public func encodedPNG(
        failed: (Failure) -> Void = { _ in }
    ) throws(DrawingError) -> [UInt8] {
        var stream: PNGStream
        let edge: Bitmap
        do {
            stream = try PNGStream(width: width, height: height, format: format, scale: style.scale)
            edge = try Bitmap(width: width, height: marginPixels, fill: style.background)
        } catch {
            throw .image(error)
        }
        stream.append(edge)
        let cache = GlyphCache()
        for row in 0..<rows { stream.append(try band(row, cache: cache, failed: failed)) }
        stream.append(edge)
        return stream.finish()
    }

    /// What all pixels of the sheet are; only icons in colours of their own are not known before.
    private var format: PNGStream.Format {
        guard style.background.alpha == 255 else { return .translucentColor }
        guard colors.areGreys, style.captionFace?.hasColorGlyphs != true else { return .color }
        let face = catalog.font.face
        let isPlain =
            !face.hasColorGlyphs
            || icons.allSatisfy { icon in
                catalog.shape(icon).allSatisfy { face.format(of: $0.glyph) == .outline }
            }
        return isPlain ? .grey : .color
    }
}

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
    /// - Throws: ``DrawingError/image(_:)`` for want of memory; ``DrawingError`` for a caption that
    ///   the style's face can't draw.
    public func encodedPNG(
        failed: (Failure) -> Void = { _ in }
    ) throws(DrawingError) -> [UInt8] {
        var stream = try beginStream()
        let edge = try marginBand()
        try Self.append(edge, to: &stream)
        for row in 0..<rows {
            try Self.append(try band(row, failed: failed), to: &stream)
        }
        try Self.append(edge, to: &stream)
        return try Self.finish(stream)
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

    private func beginStream() throws(DrawingError) -> PNGStream {
        do {
            return try PNGStream(width: width, height: height, format: format, scale: style.scale)
        } catch {
            throw .image(error)
        }
    }

    private func marginBand() throws(DrawingError) -> Bitmap {
        do {
            return try Bitmap(width: width, height: marginPixels, fill: style.background)
        } catch {
            throw .image(error)
        }
    }

    private static func append(
        _ band: Bitmap, to stream: inout PNGStream
    ) throws(DrawingError) {
        do {
            try stream.append(band)
        } catch {
            throw .image(error)
        }
    }

    private static func finish(_ stream: consuming PNGStream) throws(DrawingError) -> [UInt8] {
        do {
            return try stream.finish()
        } catch {
            throw .image(error)
        }
    }
}

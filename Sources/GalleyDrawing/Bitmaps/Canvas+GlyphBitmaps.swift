import GalleyFonts
import GalleyGeometry
import GalleyImage

extension Canvas {
    /// Draws a glyph's bitmap upright at a place of whole and quarter pixels.
    ///
    /// A strike of the very size lies on a whole pixel and is not resampled; any other is scaled by
    /// linear interpolation where it grows, and by the mean of the area under each pixel where it
    /// shrinks, in premultiplied sRGB. As on iOS, the paint's opacity counts and its colour does
    /// not, except for an outline that the font wants over the picture.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - face: The face.
    ///   - pixelsPerEm: The size.
    ///   - column: The whole pixel that is nearest to the origin.
    ///   - quarters: The nearest quarter of a pixel, counted in quarters.
    ///   - row: The pixel below the baseline.
    ///   - source: What the text is filled with.
    /// - Returns: Whether the glyph's outline is to be drawn over the picture.
    /// - Throws: ``DrawingError`` for a picture that can't be read.
    mutating func drawBitmap(
        of glyph: GlyphID, in face: FontFace, pixelsPerEm: Double, column: Int, quarters: Int,
        row: Int, source: PixelSource
    ) throws(DrawingError) -> Bool {
        guard let strike = face.strike(for: glyph, pixelsPerEm: pixelsPerEm) else { return true }
        let isOwnSize =
            Double(strike.pixelsPerEmX) == pixelsPerEm && Double(strike.pixelsPerEmY) == pixelsPerEm
        let left = isOwnSize ? column : quarters >> 2
        var reach = visible
        reach.x -= left
        reach.y -= row
        let picture: GlyphPicture
        if isOwnSize {
            picture = try cache.strikePicture(of: glyph, face: face, strike: strike).unscaled
        } else {
            picture = try cache.picture(
                of: glyph, face: face, strike: strike, pixelsPerEm: pixelsPerEm,
                quarterX: quarters & 3, clip: reach)
        }
        if let bitmap = picture.bitmap {
            blend(bitmap, x: picture.rect.x + left, y: picture.rect.y + row, fadedBy: source)
        }
        return picture.isOverlaidByOutline
    }

    /// Draws a glyph's bitmap through a transform of any kind, exactly placed.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - face: The face.
    ///   - place: What takes font units, y up, to device pixels.
    ///   - source: What the text is filled with.
    /// - Returns: Whether the glyph's outline is to be drawn over the picture.
    /// - Throws: ``DrawingError`` for a picture that can't be read.
    mutating func drawBitmap(
        of glyph: GlyphID, in face: FontFace, at place: AffineTransform, source: PixelSource
    ) throws(DrawingError) -> Bool {
        let unitsPerEm = Double(face.unitsPerEm)
        let pixelsPerEm =
            unitsPerEm
            * max(
                place.apply(toVector: Point(x: 1, y: 0)).length,
                place.apply(toVector: Point(x: 0, y: 1)).length)
        guard place.inverted != nil else { throw .transformNotInvertible }
        guard let strike = face.strike(for: glyph, pixelsPerEm: pixelsPerEm) else { return true }
        let picture = try cache.strikePicture(of: glyph, face: face, strike: strike)
        // Strike pixels, y down from the baseline.
        let frame = Rect(
            x: picture.left, y: -picture.top, width: Double(picture.bitmap.width),
            height: Double(picture.bitmap.height))
        let toDevice = AffineTransform.scale(
            x: unitsPerEm / Double(strike.pixelsPerEmX),
            y: -unitsPerEm / Double(strike.pixelsPerEmY)
        ).followed(by: place)
        let outline = Path(rect: frame).transformed(by: toDevice)
        let style = ImageStyle()
        if toDevice.isAxisAligned {
            let placement = ImagePlacement(
                picture.bitmap, style, frame: frame, toDevice: toDevice)
            try withCoverage(of: outline, rule: .nonZero, clip: visible) {
                (canvas, rect, coverage) in
                canvas.draw(placement, coverage, in: rect, filter: .area, fadedBy: source)
            }
        } else {
            let sampler = try turned(
                picture.bitmap, style, frame: frame, toDevice: toDevice, filter: .area)
            try blend(.faded(sampler, by: source), through: outline, rule: .nonZero)
        }
        return picture.isOverlaidByOutline
    }

    /// Draws a picture on whole pixels with the opacity of a paint.
    private mutating func blend(_ picture: Bitmap, x: Int, y: Int, fadedBy source: PixelSource) {
        let rect = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
        let shown = rect.intersection(visible)
        if shown.isEmpty { return }
        let whole = [UInt8](repeating: 255, count: shown.width)
        var colors = [WidePixel](repeating: .zero, count: shown.width)
        for row in shown.y..<shown.maxY {
            picture.copyWideRow(y: row - y, x: shown.x - x, alpha: 65_535, into: &colors)
            let coverage = source.fading(whole.span, x: shown.x, y: row)
            compose(colors.span, coverage: coverage.span, x: shown.x, y: row, mode: .sourceOver)
        }
    }
}

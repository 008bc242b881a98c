import GalleyFonts
import GalleyGeometry
import GalleyImage

/// A glyph's picture in a strike, decoded.
final class StrikePicture: Sendable {
    let bitmap: Bitmap
    let strike: BitmapStrike
    /// How far to the right of the origin the left edge lies, in strike pixels.
    let left: Double
    /// How far above the baseline the top edge lies, in strike pixels.
    let top: Double
    /// Whether the glyph's outline is drawn over the picture.
    let isOverlaidByOutline: Bool

    /// Decodes a picture.
    init(_ picture: GlyphBitmap, path: String) throws(DrawingError) {
        do {
            bitmap = try Bitmap(png: picture.png)
        } catch {
            throw .undecodableBitmap(
                glyph: picture.glyph, path: path, pixelsPerEm: picture.strike.pixelsPerEmY, error)
        }
        strike = picture.strike
        left = picture.left
        top = picture.top
        isOverlaidByOutline = picture.isOverlaidByOutline
    }

    /// The picture as it is, its corner on the nearest whole pixel.
    var unscaled: GlyphPicture {
        GlyphPicture(
            rect: PixelRect(
                x: Int((left + 0.5).rounded(.down)), y: -Int((top + 0.5).rounded(.down)),
                width: bitmap.width, height: bitmap.height),
            bitmap: bitmap, isOverlaidByOutline: isOverlaidByOutline)
    }

    /// The longer side in pixels at a size.
    func size(at pixelsPerEm: Double) -> Double {
        max(
            Double(bitmap.width) * pixelsPerEm / Double(strike.pixelsPerEmX),
            Double(bitmap.height) * pixelsPerEm / Double(strike.pixelsPerEmY))
    }

    /// Scales the picture to a size in pixels per em.
    ///
    /// - Parameters:
    ///   - pixelsPerEm: The size.
    ///   - quarterX: By how many quarters of a pixel it is moved to the right.
    ///   - clip: The pixels that are wanted, from the origin, y down.
    /// - Returns: The pixels that the picture has inside the clip.
    /// - Throws: ``DrawingError/image(_:)`` for a picture beyond the limits of bitmaps.
    func scaled(
        to pixelsPerEm: Double, quarterX: Int, clip: PixelRect
    ) throws(DrawingError) -> GlyphPicture {
        let across = pixelsPerEm / Double(strike.pixelsPerEmX)
        let upright = pixelsPerEm / Double(strike.pixelsPerEmY)
        let frame = Rect(
            x: left * across + Double(quarterX) / 4, y: -top * upright,
            width: Double(bitmap.width) * across, height: Double(bitmap.height) * upright)
        let columns = Coverage(frame.minX, frame.maxX, clip.x..<max(clip.x, clip.maxX))
        let rows = Coverage(frame.minY, frame.maxY, clip.y..<max(clip.y, clip.maxY))
        if columns.range.isEmpty || rows.range.isEmpty {
            return GlyphPicture(
                rect: PixelRect(x: 0, y: 0, width: 0, height: 0), bitmap: nil,
                isOverlaidByOutline: isOverlaidByOutline)
        }
        let rect = PixelRect(
            x: columns.range.lowerBound, y: rows.range.lowerBound, width: columns.range.count,
            height: rows.range.count)
        var result: Bitmap
        do {
            result = try Bitmap(width: rect.width, height: rect.height)
        } catch {
            throw .image(error)
        }
        let axes = ImagePlacement(bitmap, ImageStyle(), frame: frame, toDevice: .identity)
            .axes(of: rect, filter: .area)
        bitmap.withResampledRows(columns: axes.columns, rows: axes.rows) { (y, row) in
            let line = columns.parts.map {
                UInt8(min(255, 255 * $0 * rows.parts[y - rect.y] + 0.5))
            }
            result.compose(row, coverage: line.span, x: 0, y: y - rect.y)
        }
        return GlyphPicture(
            rect: rect, bitmap: result, isOverlaidByOutline: isOverlaidByOutline)
    }

    /// The pixels that a stretch of an axis touches inside a clip, and how much of each it covers.
    private struct Coverage {
        let range: Range<Int>
        let parts: [Double]

        init(_ start: Double, _ end: Double, _ clip: Range<Int>) {
            let first = max(Double(clip.lowerBound), start.rounded(.down))
            let last = min(Double(clip.upperBound), end.rounded(.up))
            range = first < last ? Int(first)..<Int(last) : 0..<0
            parts = range.map { max(0, min(end, Double($0 + 1)) - max(start, Double($0))) }
        }
    }
}

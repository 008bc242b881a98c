import GalleyGeometry
import GalleyImage

/// A picture on the device's pixels, scaled and mirrored along the axes.
struct ImagePlacement {
    let image: Bitmap
    let style: ImageStyle
    private let columns: [ResampleAxis.Piece]
    private let rows: [ResampleAxis.Piece]

    /// Creates the placement of a picture in a frame in points.
    init(_ image: Bitmap, _ style: ImageStyle, frame: Rect, toDevice: AffineTransform) {
        self.image = image
        self.style = style
        let first = toDevice.apply(to: frame.origin)
        let last = toDevice.apply(to: Point(x: frame.maxX, y: frame.maxY))
        let caps = style.capInsets
        columns = Self.placed(
            style.pieces(
                length: abs(last.x - first.x), devicePerPoint: abs(toDevice.a),
                count: image.width, caps: (caps.left, caps.right)),
            from: first.x, to: last.x)
        rows = Self.placed(
            style.pieces(
                length: abs(last.y - first.y), devicePerPoint: abs(toDevice.d),
                count: image.height, caps: (caps.top, caps.bottom)),
            from: first.y, to: last.y)
    }

    /// Moves the pieces of an axis to where it starts, turned round where it ends before.
    private static func placed(
        _ pieces: [ResampleAxis.Piece], from start: Double, to end: Double
    ) -> [ResampleAxis.Piece] {
        if end >= start {
            return pieces.map {
                .init(
                    start: start + $0.start, end: start + $0.end, sourceStart: $0.sourceStart,
                    sourceEnd: $0.sourceEnd)
            }
        }
        return pieces.reversed().map {
            .init(
                start: start - $0.end, end: start - $0.start, sourceStart: $0.sourceEnd,
                sourceEnd: $0.sourceStart)
        }
    }

    /// Returns where the pixels of a rectangle of the device come from.
    func axes(
        of rect: PixelRect, filter: ResampleAxis.Filter
    ) -> (columns: ResampleAxis, rows: ResampleAxis) {
        (
            ResampleAxis(
                range: rect.x..<rect.maxX, pieces: columns, sourceCount: image.width,
                filter: filter),
            ResampleAxis(
                range: rect.y..<rect.maxY, pieces: rows, sourceCount: image.height,
                filter: filter)
        )
    }
}

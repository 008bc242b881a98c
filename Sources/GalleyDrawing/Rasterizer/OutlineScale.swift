import GalleyGeometry

/// How subunits of a face become subpixels of the device at a size.
struct OutlineScale {
    /// The fraction bits of ``factor``: with 28 the rounding of the factor moves no point within
    /// 32 em of the origin by more than 1/16 subpixel.
    private static let fractionBits = 28

    /// Subpixels in one subunit, in Q28.
    private let factor: Int
    /// What is added before the fraction is dropped: the offset to the right and the half that
    /// rounds.
    private let offsetX: Int
    private let offsetY = 1 << (fractionBits - 1)

    init(_ grid: OutlineGrid, pixelsPerEm: Double, quarterX: Int) throws(DrawingError) {
        guard pixelsPerEm > 0 && pixelsPerEm <= Double(RasterizerLimits.pixelsPerEm) else {
            throw .sizeOutOfRange(pixelsPerEm, limit: RasterizerLimits.pixelsPerEm)
        }
        let one = Double(1 << (Subpixel.bits + Self.fractionBits))
        factor = Int(pixelsPerEm * one / Double(grid.subunitsPerEm) + 0.5)
        offsetX = ((quarterX * Subpixel.one / 4) << Self.fractionBits) + offsetY
    }

    @inline(__always)
    private func x(_ x: Int32) -> Int { (Int(x) &* factor &+ offsetX) >> Self.fractionBits }

    @inline(__always)
    private func y(_ y: Int32) -> Int { (Int(y) &* factor &+ offsetY) >> Self.fractionBits }

    /// Returns the pixels that a shape touches, relative to the pixel of its origin.
    func frame(of shape: borrowing PreparedShape) throws(DrawingError) -> PixelRect {
        if shape.isEmpty { return .zero }
        let farthest = max(
            abs(Int(shape.low.x)), abs(Int(shape.low.y)), abs(Int(shape.high.x)),
            abs(Int(shape.high.y)))
        // A distance of 2¹⁷ pixels; below it no product leaves 60 bits.
        let limit = Double(1 << (17 + Subpixel.bits + Self.fractionBits))
        guard Double(farthest) * Double(factor) < limit else {
            throw .extentTooLarge(limit: RasterizerLimits.extent)
        }
        return try PixelRect(
            subpixels: SubpixelBox(
                minX: x(shape.low.x), minY: y(shape.low.y), maxX: x(shape.high.x),
                maxY: y(shape.high.y)))
    }

    /// Writes a shape's points in subpixels from the top left corner of its frame.
    @inline(__always)
    func place(
        _ shape: borrowing PreparedShape, in frame: PixelRect,
        into points: inout ScratchBuffer<GridPoint>
    ) {
        let source = shape.points.span
        points.reserve(source.count)
        let dx = offsetX &- (frame.x << (Subpixel.bits &+ Self.fractionBits))
        let dy = offsetY &- (frame.y << (Subpixel.bits &+ Self.fractionBits))
        var index = 0
        while index < source.count {
            let point = source[index]
            points.setCoordinates(
                unchecked: index, x: (Int(point.x) &* factor &+ dx) >> Self.fractionBits,
                y: (Int(point.y) &* factor &+ dy) >> Self.fractionBits)
            index &+= 1
        }
    }
}

extension PixelRect {
    /// Creates the smallest rectangle of pixels around a box of subpixels.
    init(subpixels box: SubpixelBox) throws(DrawingError) {
        let (left, top) = (Subpixel.floor(box.minX), Subpixel.floor(box.minY))
        let width = Subpixel.ceiling(box.maxX) - left
        let height = Subpixel.ceiling(box.maxY) - top
        guard max(width, height) <= RasterizerLimits.extent else {
            throw .extentTooLarge(limit: RasterizerLimits.extent)
        }
        self.init(x: left, y: top, width: width, height: height)
    }
}

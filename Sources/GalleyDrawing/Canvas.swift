public import GalleyGeometry
public import GalleyImage

/// A bitmap to draw on in points, y down from the top left.
///
/// What is drawn later lies above what was drawn before. Colours are composited in sRGB, as iOS
/// does by default.
public struct Canvas: ~Copyable {
    /// The device's pixel grid.
    public let grid: PixelGrid
    /// Where the origin of what is drawn next lies, in points from the bitmap's top left.
    public var origin = Point.zero
    /// The pixels that drawing is limited to; the whole bitmap until it is set.
    public var clip: PixelRect

    var bitmap: Bitmap
    /// Made for the first shape that is not whole pixels.
    private var rasterizer: Rasterizer?
    let cache: GlyphCache

    /// Creates a canvas of whole pixels.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - scale: How many pixels one point spans.
    ///   - background: The colour the canvas starts with.
    ///   - cache: The glyphs drawn before.
    /// - Throws: ``DrawingError/image(_:)`` where the bitmap's limits are exceeded.
    public init(
        width: Int, height: Int, scale: Double, background: Color = .clear, cache: GlyphCache
    ) throws(DrawingError) {
        do {
            bitmap = try Bitmap(width: width, height: height, fill: background)
        } catch {
            throw .image(error)
        }
        grid = PixelGrid(scale: scale)
        clip = PixelRect(x: 0, y: 0, width: width, height: height)
        self.cache = cache
    }

    /// Ends the drawing and returns the picture.
    public consuming func finish() -> Bitmap { bitmap }

    /// Draws a colour through the coverage of a path in device pixels.
    mutating func blend(
        _ color: Color, through path: Path, rule: FillRule
    ) throws(DrawingError) {
        var drawing = rasterizer.take() ?? Rasterizer()
        // The rasterizer applies the clip, so that blending has nothing left to cut.
        try drawing.withCoverage(of: path, rule: rule, clip: visible) { rect, coverage in
            bitmap.blend(color, coverage: coverage, in: rect)
        }
        rasterizer = consume drawing
    }

    /// The pixels that can be changed: the clip inside the bitmap.
    var visible: PixelRect {
        clip.intersection(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    }
}

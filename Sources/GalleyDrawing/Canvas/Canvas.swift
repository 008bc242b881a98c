public import GalleyGeometry
public import GalleyImage

/// A bitmap to draw on in points, y down from the top left.
///
/// What is drawn later lies above what was drawn before. Colours are composited in sRGB, as iOS
/// does, unless linear light is asked for. What is drawn goes through ``transform``, then moves to
/// ``origin``, then is scaled to pixels.
public struct Canvas: ~Copyable {
    /// The device's pixel grid.
    public let grid: PixelGrid
    /// The scale of light in which colours are mixed.
    public let blendSpace: BlendSpace
    /// Where the origin of what is drawn next lies, in points from the bitmap's top left.
    public var origin = Point.zero
    /// What the points of what is drawn next go through before they move to the origin.
    public var transform = AffineTransform.identity
    /// The pixels that drawing is limited to; the whole bitmap until it is set.
    public var clip: PixelRect

    /// The opacity of the path that drawing is limited to besides, or nil for none.
    var clipMask: ClipMask?
    /// What is drawn on: the picture or the innermost layer.
    var bitmap: Bitmap
    /// Which pixel of the picture the bitmap's top left is.
    var corner = (x: 0, y: 0)
    var savedStates: [CanvasState] = []
    var layers: [CanvasLayer] = []
    /// Made for the first shape that is not whole pixels.
    private var rasterizer: Rasterizer?
    let cache: GlyphCache
    /// Coverage times a clip's opacity, and a row of colours: memory that is used again.
    var maskedCoverage: ScratchBuffer<UInt8>?
    var colors: [WidePixel] = []

    /// Creates a canvas of whole pixels.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - scale: How many pixels one point spans.
    ///   - background: The colour the canvas starts with.
    ///   - blendSpace: The scale of light in which colours are mixed.
    ///   - cache: The glyphs drawn before.
    /// - Throws: ``DrawingError/image(_:)`` where the bitmap's limits are exceeded.
    public init(
        width: Int, height: Int, scale: Double, background: Color = .clear,
        blendSpace: BlendSpace = .srgb, cache: GlyphCache
    ) throws(DrawingError) {
        do {
            bitmap = try Bitmap(width: width, height: height, fill: background)
        } catch {
            throw .image(error)
        }
        grid = PixelGrid(scale: scale)
        clip = PixelRect(x: 0, y: 0, width: width, height: height)
        self.blendSpace = blendSpace
        self.cache = cache
    }

    /// Ends the drawing and returns the picture.
    ///
    /// - Precondition: All layers have been ended.
    public consuming func finish() -> Bitmap {
        precondition(layers.isEmpty, "a layer has not been ended")
        return bitmap
    }

    /// Lends the coverage of a path in device pixels, and the canvas to draw with it.
    mutating func withCoverage(
        of path: Path, rule: FillRule, clip: PixelRect,
        _ body: (inout Canvas, PixelRect, Span<UInt8>) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        var drawing = rasterizer.take() ?? Rasterizer()
        // An error loses the memory the rasterizer has grown to, and nothing else.
        try drawing.withCoverage(of: path, rule: rule, clip: clip) {
            (rect, coverage) throws(DrawingError) in try body(&self, rect, coverage)
        }
        rasterizer = consume drawing
    }

    /// The pixels that can be changed: the clip inside the bitmap.
    var visible: PixelRect {
        clip.intersection(
            PixelRect(x: corner.x, y: corner.y, width: bitmap.width, height: bitmap.height))
    }

    /// Takes points of what is drawn to device pixels.
    var toDevice: AffineTransform {
        transform.followed(
            by: AffineTransform(
                a: grid.scale, b: 0, c: 0, d: grid.scale, tx: origin.x * grid.scale,
                ty: origin.y * grid.scale))
    }
}

/// What the rasterizer accepts; beyond it an operation throws the error that names the limit.
public enum RasterizerLimits {
    /// The most lines and curves of one path, closing lines included.
    public static let segments = 100_000
    /// The largest size in pixels per em.
    public static let pixelsPerEm = 100_000
    /// The largest width and height of a shape in pixels, visible or not.
    public static let extent = 131_071
    /// The farthest a coordinate of a device path or the corner of a clip may lie from the origin,
    /// in pixels.
    public static let distance = 1 << 24
    /// The farthest a coordinate of an outline may lie from the origin, in font units.
    public static let fontUnits = 1 << 15
    /// The most units per em (OpenType, table head).
    public static let unitsPerEm = 16_384
    /// The longest side of a clip in pixels.
    public static let clipSide = 32_768
    /// The most pixels of one coverage mask.
    public static let pixels = 1 << 28
    /// The most line segments that curves are flattened to.
    static let flattenedSegments = 1 << 24
    /// The most steps of sorting out crossing lines at drawing, about half a second.
    static let sweepSteps = 1 << 28
    /// The most steps of sorting out crossing lines once in font units; past it, it happens at
    /// drawing, where fewer lines are needed.
    static let unionSteps = 1 << 24
}

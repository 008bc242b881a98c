import GalleyFonts
import GalleyGeometry
import Synchronization

/// Glyphs made ready and drawn before, shared by the canvases of whoever holds it.
///
/// A glyph is prepared once for each face and rasterized once for each size and quarter-pixel
/// position. The cache may be used from several threads, and then lets one at a time rasterize; a
/// cache for each thread lets all.
public final class GlyphCache: Sendable {
    /// The default limit of the masks' total size in bytes: 16 MiB.
    public static let defaultByteLimit = 16 << 20
    /// The most outlines that are kept ready.
    static let outlineLimit = 1 << 16
    /// The size in pixels per em above which a glyph is rasterized anew each time.
    static let maskSizeLimit = 256.0

    private struct OutlineKey: Hashable {
        var face: FontFace
        var glyph: GlyphID
    }

    private struct MaskKey: Hashable {
        var outline: OutlineKey
        var pixelsPerEm: Double
        var quarterX: Int
    }

    private struct State: ~Copyable {
        var rasterizer = Rasterizer()
        var outlines: [OutlineKey: PreparedOutline] = [:]
        var masks: [MaskKey: GlyphMask] = [:]
        var maskBytes = 0
    }

    private let state = Mutex(State())
    private let byteLimit: Int

    /// Creates an empty cache; when its masks outgrow the limit it starts over.
    public init(byteLimit: Int = GlyphCache.defaultByteLimit) { self.byteLimit = byteLimit }

    /// Lends a glyph's coverage.
    ///
    /// - Parameters:
    ///   - quarterX: How many quarters of a pixel the glyph is moved to the right, 0...3.
    ///   - clip: The pixels that can be seen, relative to the pixel of the glyph's origin; a small
    ///     glyph comes whole all the same.
    ///   - body: Receives the covered pixels relative to the origin, and their coverage.
    func withCoverage(
        of glyph: GlyphID, face: FontFace, pixelsPerEm: Double, quarterX: Int, clip: PixelRect,
        _ body: (PixelRect, Span<UInt8>) -> Void
    ) throws(DrawingError) {
        let key = OutlineKey(face: face, glyph: glyph)
        guard pixelsPerEm <= Self.maskSizeLimit else {
            try state.withLock { state throws(DrawingError) in
                let outline = try Self.outline(key, in: &state)
                try state.rasterizer.withCoverage(
                    of: outline, pixelsPerEm: pixelsPerEm, quarterX: quarterX, clip: clip
                ) { rect, coverage in body(rect, coverage) }
            }
            return
        }
        let mask = try state.withLock { (state) throws(DrawingError) -> GlyphMask in
            try self.mask(
                MaskKey(outline: key, pixelsPerEm: pixelsPerEm, quarterX: quarterX), in: &state)
        }
        body(mask.rect, mask.coverage.span)
    }

    private func mask(_ key: MaskKey, in state: inout State) throws(DrawingError) -> GlyphMask {
        if let mask = state.masks[key] { return mask }
        let outline = try Self.outline(key.outline, in: &state)
        let side = RasterizerLimits.clipSide
        let everything = PixelRect(x: -side / 2, y: -side / 2, width: side, height: side)
        let mask = try state.rasterizer.withCoverage(
            of: outline, pixelsPerEm: key.pixelsPerEm, quarterX: key.quarterX, clip: everything
        ) { (rect, coverage) throws(DrawingError) -> GlyphMask in
            GlyphMask(rect: rect, coverage: coverage.indices.map { coverage[$0] })
        }
        if state.maskBytes + mask.coverage.count > byteLimit {
            state.masks.removeAll(keepingCapacity: true)
            state.maskBytes = 0
        }
        state.maskBytes += mask.coverage.count
        state.masks[key] = mask
        return mask
    }

    private static func outline(
        _ key: OutlineKey, in state: inout State
    ) throws(DrawingError) -> PreparedOutline {
        if let outline = state.outlines[key] { return outline }
        let path: Path?
        do {
            path = try key.face.outline(of: key.glyph)
        } catch {
            throw .font(error)
        }
        guard let path else {
            throw .noOutline(glyph: key.glyph, path: key.face.file.path)
        }
        let outline = try PreparedOutline(path, unitsPerEm: key.face.unitsPerEm)
        if state.outlines.count >= outlineLimit { state.outlines.removeAll(keepingCapacity: true) }
        state.outlines[key] = outline
        return outline
    }
}

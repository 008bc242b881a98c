import GalleyFonts
import GalleyGeometry
import GalleyImage
import Synchronization

/// Glyphs made ready and drawn before, shared by the canvases of whoever holds it.
///
/// A glyph is prepared once for each face and rasterized once for each size and quarter-pixel
/// position; a bitmap is decoded once for each strike and scaled likewise. The cache may be used from several threads, and then lets one at a time rasterize; a
/// cache for each thread lets all.
public final class GlyphCache: Sendable {
    /// The default limit of the total size of masks and pictures in bytes: 16 MiB.
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

    private struct StrikeKey: Hashable {
        var outline: OutlineKey
        var strike: BitmapStrike
    }

    private struct PictureKey: Hashable {
        var mask: MaskKey
        var strike: BitmapStrike
    }

    private struct State: ~Copyable {
        var rasterizer = Rasterizer()
        var workspace = OutlineWorkspace()
        var outlines: [OutlineKey: PreparedOutline] = [:]
        var masks: [MaskKey: GlyphMask] = [:]
        var strikes: [StrikeKey: StrikePicture] = [:]
        /// Pictures by the strike they come from and the size and position they are drawn at.
        var pictures: [PictureKey: GlyphPicture] = [:]
        /// The bytes of the masks, of the strikes and of the pictures.
        var byteCount = 0
    }

    private let state = Mutex(State())
    private let byteLimit: Int

    /// Creates an empty cache; when what it holds outgrows the limit it starts over.
    public init(byteLimit: Int = GlyphCache.defaultByteLimit) { self.byteLimit = byteLimit }

    /// Returns a glyph's coverage, moved to the right by 0...3 quarters of a pixel.
    ///
    /// The clip holds the pixels that can be seen, relative to the pixel of the glyph's origin; a
    /// glyph small enough to be kept comes whole all the same.
    func mask(
        of glyph: GlyphID, face: FontFace, pixelsPerEm: Double, quarterX: Int, clip: PixelRect
    ) throws(DrawingError) -> GlyphMask {
        let key = MaskKey(
            outline: OutlineKey(face: face, glyph: glyph), pixelsPerEm: pixelsPerEm,
            quarterX: quarterX)
        return try state.withLock { (state) throws(DrawingError) -> GlyphMask in
            guard pixelsPerEm <= Self.maskSizeLimit else {
                return try Self.rasterize(key, clip: clip, in: &state)
            }
            if let mask = state.masks[key] { return mask }
            let mask = try Self.rasterize(key, clip: Self.everything, in: &state)
            if makeRoom(for: mask.coverage.count, in: &state) { state.masks[key] = mask }
            return mask
        }
    }

    /// Returns a glyph's picture in a strike of its face, decoded.
    func strikePicture(
        of glyph: GlyphID, face: FontFace, strike: BitmapStrike
    ) throws(DrawingError) -> StrikePicture {
        let key = StrikeKey(outline: OutlineKey(face: face, glyph: glyph), strike: strike)
        return try state.withLock { (state) throws(DrawingError) -> StrikePicture in
            try strikePicture(key, in: &state)
        }
    }

    /// Returns a glyph's picture scaled to a size and moved to the right by 0...3 quarters of a
    /// pixel.
    ///
    /// The clip is as for ``mask(of:face:pixelsPerEm:quarterX:clip:)``.
    func picture(
        of glyph: GlyphID, face: FontFace, strike: BitmapStrike, pixelsPerEm: Double,
        quarterX: Int, clip: PixelRect
    ) throws(DrawingError) -> GlyphPicture {
        let outline = OutlineKey(face: face, glyph: glyph)
        let key = PictureKey(
            mask: MaskKey(outline: outline, pixelsPerEm: pixelsPerEm, quarterX: quarterX),
            strike: strike)
        return try state.withLock { (state) throws(DrawingError) -> GlyphPicture in
            if let picture = state.pictures[key] { return picture }
            let source = try strikePicture(
                StrikeKey(outline: outline, strike: strike), in: &state)
            // A picture may be much larger than its em.
            let isSmall =
                source.size(at: pixelsPerEm) <= Self.maskSizeLimit
                && pixelsPerEm <= Self.maskSizeLimit
            let picture = try source.scaled(
                to: pixelsPerEm, quarterX: quarterX, clip: isSmall ? Self.everything : clip)
            if isSmall, makeRoom(for: picture.bitmap?.bytes.count ?? 0, in: &state) {
                state.pictures[key] = picture
            }
            return picture
        }
    }

    private func strikePicture(
        _ key: StrikeKey, in state: inout State
    ) throws(DrawingError) -> StrikePicture {
        if let picture = state.strikes[key] { return picture }
        let (face, glyph) = (key.outline.face, key.outline.glyph)
        let encoded: GlyphBitmap?
        do {
            encoded = try face.bitmap(of: glyph, in: key.strike)
        } catch {
            throw .font(error)
        }
        guard let encoded else { throw .noOutline(glyph: glyph, path: face.file.path) }
        let picture = try StrikePicture(encoded, path: face.file.path)
        if makeRoom(for: picture.bitmap.bytes.count, in: &state) { state.strikes[key] = picture }
        return picture
    }

    /// Counts bytes that are to be kept, and empties the cache where they would outgrow it.
    ///
    /// Returns false for bytes that would not fit into an empty one.
    private func makeRoom(for count: Int, in state: inout State) -> Bool {
        guard count <= byteLimit else { return false }
        if state.byteCount + count > byteLimit {
            state.masks.removeAll(keepingCapacity: true)
            state.strikes.removeAll(keepingCapacity: true)
            state.pictures.removeAll(keepingCapacity: true)
            state.byteCount = 0
        }
        state.byteCount += count
        return true
    }

    /// The largest clip, around the origin.
    private static let everything = PixelRect(
        x: -RasterizerLimits.clipSide / 2, y: -RasterizerLimits.clipSide / 2,
        width: RasterizerLimits.clipSide, height: RasterizerLimits.clipSide)

    private static func rasterize(
        _ key: MaskKey, clip: PixelRect, in state: inout State
    ) throws(DrawingError) -> GlyphMask {
        let outline = try outline(key.outline, in: &state)
        return try state.rasterizer.withCoverage(
            of: outline, pixelsPerEm: key.pixelsPerEm, quarterX: key.quarterX, clip: clip
        ) { (rect, coverage) throws(DrawingError) -> GlyphMask in
            let copy = unsafe coverage.withUnsafeBufferPointer { unsafe [UInt8]($0) }
            return GlyphMask(rect: rect, coverage: copy)
        }
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
        let outline = try PreparedOutline(
            path, unitsPerEm: key.face.unitsPerEm, using: &state.workspace)
        if state.outlines.count >= outlineLimit { state.outlines.removeAll(keepingCapacity: true) }
        state.outlines[key] = outline
        return outline
    }
}

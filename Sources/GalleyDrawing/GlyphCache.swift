import GalleyFonts
import GalleyGeometry
import Synchronization

/// Glyphs made ready and drawn before, shared by the canvases of whoever holds it.
///
/// A glyph is prepared once for each face and rasterized once for each size and quarter-pixel
/// position; a bitmap is decoded once for each strike and scaled likewise. The cache may be used
/// from several threads, and then lets one at a time rasterize; a cache for each thread lets all.
public final class GlyphCache: Sendable {
    /// The default limit of the total size of masks and pictures in bytes: 16 MiB.
    public static let defaultByteLimit = 16 << 20
    /// The most outlines that are kept ready.
    static let outlineLimit = 1 << 16
    /// The most points of outlines that are kept for glyphs with paints, about 16 MiB.
    static let colorPointLimit = 1 << 20
    /// The size in pixels per em above which a glyph is rasterized anew each time.
    static let maskSizeLimit = 256.0

    struct OutlineKey: Hashable {
        var face: FontFace
        var glyph: GlyphID
    }

    struct MaskKey: Hashable {
        var outline: OutlineKey
        var pixelsPerEm: Double
        var quarterX: Int

        /// Hashes one number: there is a key for each glyph that is drawn.
        func hash(into hasher: inout Hasher) {
            let face = UInt(bitPattern: ObjectIdentifier(outline.face))
            let place = UInt(outline.glyph.rawValue) << 2 | UInt(truncatingIfNeeded: quarterX)
            hasher.combine(
                face ^ place << 32 ^ UInt(pixelsPerEm.bitPattern) &* 0x9E37_79B9_7F4A_7C15)
        }
    }

    struct StrikeKey: Hashable {
        var outline: OutlineKey
        var strike: BitmapStrike
    }

    struct PictureKey: Hashable {
        var mask: MaskKey
        var strike: BitmapStrike
    }

    struct State: ~Copyable {
        var rasterizer = Rasterizer()
        var workspace = OutlineWorkspace()
        var outlines: [OutlineKey: PreparedOutline] = [:]
        var masks: [MaskKey: GlyphMask] = [:]
        var strikes: [StrikeKey: StrikePicture] = [:]
        /// Pictures by the strike they come from and the size and position they are drawn at.
        var pictures: [PictureKey: GlyphPicture] = [:]
        /// The bytes of the masks, of the strikes and of the pictures.
        var byteCount = 0
        var colorGlyphs: [OutlineKey: ColorGlyph] = [:]
        var colorPoints = 0
    }

    let state = Mutex(State())
    let byteLimit: Int

    /// Creates an empty cache; when what it holds outgrows the limit it starts over.
    public init(byteLimit: Int = GlyphCache.defaultByteLimit) { self.byteLimit = byteLimit }

    /// Forgets everything but the memory to work in.
    func removeAll() {
        state.withLock { state in
            state.outlines.removeAll(keepingCapacity: true)
            state.masks.removeAll(keepingCapacity: true)
            state.strikes.removeAll(keepingCapacity: true)
            state.pictures.removeAll(keepingCapacity: true)
            state.colorGlyphs.removeAll(keepingCapacity: true)
            (state.byteCount, state.colorPoints) = (0, 0)
        }
    }

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

    /// Returns a glyph with paints, ready to be drawn; nil where the face has no paints of it.
    func colorGlyph(
        _ glyph: GlyphID, of face: FontFace
    ) throws(DrawingError) -> ColorGlyph? {
        let key = OutlineKey(face: face, glyph: glyph)
        return try state.withLock { (state) throws(DrawingError) -> ColorGlyph? in
            if let known = state.colorGlyphs[key] { return known }
            guard let made = try ColorGlyph(glyph, of: face) else { return nil }
            // A paint weighs as much as some points.
            let weight = made.pointCount + 64
            if state.colorPoints + weight > Self.colorPointLimit {
                state.colorGlyphs.removeAll(keepingCapacity: true)
                state.colorPoints = 0
            }
            state.colorPoints += weight
            state.colorGlyphs[key] = made
            return made
        }
    }

    /// Counts bytes that are to be kept, and empties the cache where they would outgrow it.
    ///
    /// Returns false for bytes that would not fit into an empty one.
    func makeRoom(for count: Int, in state: inout State) -> Bool {
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
    static let everything = PixelRect(
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
        let prepared = try PreparedOutline(
            of: key.glyph, face: key.face, using: &state.workspace)
        guard let outline = prepared else {
            throw .noOutline(glyph: key.glyph, path: key.face.file.path)
        }
        if state.outlines.count >= outlineLimit { state.outlines.removeAll(keepingCapacity: true) }
        state.outlines[key] = outline
        return outline
    }
}

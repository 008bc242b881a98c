import GalleyFonts
import GalleyGeometry
import GalleyImage
import Synchronization

extension GlyphCache {
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
}

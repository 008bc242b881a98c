import CFreeType
import GalleyGeometry

/// FreeType's own renderer, the peer that coverage is compared with.
@safe final class FreeTypeCoverage {
    private var library: FT_Library?
    private var face: FT_Face?

    /// Opens a face; nil where FreeType can't.
    init?(path: String, index: Int = 0) {
        guard unsafe FT_Init_FreeType(&library) == 0,
            unsafe FT_New_Face(library, path, FT_Long(index), &face) == 0
        else { return nil }
    }

    deinit {
        if unsafe face != nil { unsafe FT_Done_Face(face) }
        if unsafe library != nil { unsafe FT_Done_FreeType(library) }
    }

    /// Renders a glyph without hinting, moved to the right by quarters of a pixel.
    ///
    /// The rectangle is relative to the glyph's origin, y down; nil where nothing is rendered.
    func coverage(
        of glyph: UInt32, pixelsPerEm: Int, quarterX: Int
    ) -> (rect: PixelRect, bytes: [UInt8])? {
        guard let face = unsafe face,
            unsafe FT_Set_Pixel_Sizes(face, 0, FT_UInt(pixelsPerEm)) == 0,
            unsafe FT_Load_Glyph(
                face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = unsafe face.pointee.glyph
        else { return nil }
        unsafe FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarterX * 16), 0)
        guard unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
        let bitmap = unsafe slot.pointee.bitmap
        let rect = unsafe PixelRect(
            x: Int(slot.pointee.bitmap_left), y: -Int(slot.pointee.bitmap_top),
            width: Int(bitmap.width), height: Int(bitmap.rows))
        guard !rect.isEmpty, let buffer = unsafe bitmap.buffer else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(rect.width * rect.height)
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                unsafe bytes.append(buffer[row * Int(bitmap.pitch) + column])
            }
        }
        return (rect, bytes)
    }
}

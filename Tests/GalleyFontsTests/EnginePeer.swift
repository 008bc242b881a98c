import CFreeType
import CHarfBuzz
import GalleyGeometry

/// FreeType and HarfBuzz asked directly, to compare with what the package gives.
@safe final class EnginePeer {
    private var library: FT_Library?
    private var face: FT_Face?
    private var font: OpaquePointer?

    init?(path: String, index: Int = 0) {
        guard unsafe FT_Init_FreeType(&library) == 0,
            unsafe FT_New_Face(library, path, FT_Long(index), &face) == 0
        else { return nil }
        let blob = unsafe hb_blob_create_from_file(path)
        let harfBuzzFace = unsafe hb_face_create(blob, UInt32(index))
        unsafe font = hb_font_create(harfBuzzFace)
        unsafe hb_face_destroy(harfBuzzFace)
        unsafe hb_blob_destroy(blob)
    }

    deinit {
        if unsafe font != nil { unsafe hb_font_destroy(font) }
        if unsafe face != nil { unsafe FT_Done_Face(face) }
        if unsafe library != nil { unsafe FT_Done_FreeType(library) }
    }

    /// FreeType's unscaled advance and exact box, or nil where it can't load the glyph unscaled.
    ///
    /// The box is that of the outline in 1/64 unit: in whole units FreeType rounds the extrema of
    /// curves, and for a variable face the points.
    func unscaled(_ glyph: UInt32) -> (advance: Int, box: Rect?)? {
        guard let face = unsafe face,
            unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
            let slot = unsafe face.pointee.glyph
        else { return nil }
        let advance = unsafe Int(slot.pointee.metrics.horiAdvance)
        guard unsafe slot.pointee.outline.n_points > 0 else { return (advance, nil) }
        var factor = 1024
        if unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 {
            factor = 16
            unsafe FT_Set_Pixel_Sizes(face, 0, FT_UInt(face.pointee.units_per_EM))
            unsafe FT_Load_Glyph(
                face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
        }
        for index in 0..<Int(unsafe slot.pointee.outline.n_points) {
            unsafe slot.pointee.outline.points[index].x *= factor
            unsafe slot.pointee.outline.points[index].y *= factor
        }
        var box = FT_BBox()
        unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box)
        return (
            advance,
            Rect(
                minX: Double(box.xMin) / 1024, minY: Double(box.yMin) / 1024,
                maxX: Double(box.xMax) / 1024, maxY: Double(box.yMax) / 1024)
        )
    }

    func harfBuzzAdvance(_ glyph: UInt32) -> Int {
        unsafe Int(hb_font_get_glyph_h_advance(font, glyph))
    }
}

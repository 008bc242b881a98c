import CFreeType
import GalleyGeometry

extension FreeTypeFace {
    /// Reads a glyph's outline in font units, y up; nil where the face has only bitmaps of it.
    func outline(of glyph: GlyphID) throws(FontError) -> Path? {
        guard try load(glyph) else { return nil }
        var sink = PathSink(unit: unit / 2)
        unsafe OutlineDecoder(face.pointee.glyph.pointee.outline).decode(into: &sink)
        return sink.path
    }

    /// Reads a glyph's lines and curves in subunits, y down, in place of those before.
    func read(
        _ glyph: GlyphID, on grid: OutlineReading.Grid, into elements: inout [OutlineElement]
    ) throws(FontError) -> OutlineReading {
        guard try load(glyph) else { return .noOutline }
        let stepsPerUnit = isVariable ? 64 : 1
        let decoder = unsafe OutlineDecoder(face.pointee.glyph.pointee.outline)
        guard decoder.isWithin(grid.limit * stepsPerUnit) else { return .outOfReach }
        var sink = ElementSink(
            scale: grid.subunitsPerUnit / (2 * stepsPerUnit), reusing: elements)
        elements = []
        decoder.decode(into: &sink)
        elements = sink.elements
        return .read
    }

    /// Measures the smallest box that holds the drawn outline, in font units, y up.
    ///
    /// Nil where nothing is drawn or the face has only bitmaps of the glyph.
    func inkBounds(of glyph: GlyphID) throws(FontError) -> Rect? {
        guard try load(glyph) else { return nil }
        guard unsafe face.pointee.glyph.pointee.outline.n_points > 0 else { return nil }
        // FreeType rounds the extrema of curves to whole coordinates, so that the outline is taken
        // in 1/1024 unit.
        let factor = FT_Fixed(isVariable ? 16 : 1024) << 16
        var matrix = FT_Matrix(xx: factor, xy: 0, yx: 0, yy: factor)
        unsafe FT_Outline_Transform(&face.pointee.glyph.pointee.outline, &matrix)
        var box = FT_BBox()
        let code = unsafe FT_Outline_Get_BBox(&face.pointee.glyph.pointee.outline, &box)
        guard code == 0 else { throw failure(glyph, code) }
        return Rect(
            minX: Double(box.xMin) / 1024, minY: Double(box.yMin) / 1024,
            maxX: Double(box.xMax) / 1024, maxY: Double(box.yMax) / 1024)
    }

    /// The font units one coordinate step of a loaded outline spans.
    private var unit: Double { isVariable ? 1.0 / 64 : 1 }

    /// Loads a glyph into the face's slot; false where it has no outline.
    func load(_ glyph: GlyphID) throws(FontError) -> Bool {
        guard isScalable else { return false }
        let flags = isVariable ? FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP : FT_LOAD_NO_SCALE
        let code = unsafe FT_Load_Glyph(face, glyph.rawValue, FT_Int32(flags))
        guard code == 0 else { throw failure(glyph, code) }
        return unsafe face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    }

    private func failure(_ glyph: GlyphID, _ code: FT_Error) -> FontError {
        .damagedGlyph(path: path, glyph: glyph, code: Int(code))
    }
}

extension FreeTypeFace {
    /// Whether the face names its glyphs, in `post` or in CFF.
    var hasGlyphNames: Bool {
        unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_GLYPH_NAMES) != 0
    }

    /// Returns a glyph's name, or nil where the face has none for it.
    func name(of glyph: GlyphID) -> String? {
        guard hasGlyphNames, glyph.rawValue < UInt32(clamping: glyphCount) else { return nil }
        // The longest name a post or CFF table should hold is 63 bytes; longer ones are cut.
        var buffer: InlineArray<256, CChar> = .init(repeating: 0)
        var span = buffer.mutableSpan
        return unsafe span.withUnsafeMutableBufferPointer { pointer -> String? in
            let code = unsafe FT_Get_Glyph_Name(
                face, glyph.rawValue, pointer.baseAddress, FT_UInt(pointer.count))
            guard code == 0, let start = pointer.baseAddress else { return nil }
            let name = unsafe String(cString: start)
            return name.isEmpty ? nil : name
        }
    }
}

import CFreeType
import GalleyGeometry

extension FreeTypeFace {
    /// Reads a glyph's outline in font units, y up; nil where the face has only bitmaps of it.
    func outline(of glyph: GlyphID) throws(FontError) -> Path? {
        guard try load(glyph) else { return nil }
        let outline = unsafe face.pointee.glyph.pointee.outline
        return unsafe Self.path(outline, unit: unit)
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

    /// Decodes FreeType's points and tags into contours.
    ///
    /// A quadratic contour may leave out the on-curve point halfway between two control points
    /// (FreeType glyph conventions, "Curve decomposition"); in Double the halves are exact.
    private static func path(_ outline: FT_Outline, unit: Double) -> Path {
        var path = Path()
        var first = 0
        for contour in unsafe 0..<Int(outline.n_contours) {
            let last = unsafe Int(outline.contours[contour])
            guard last >= first, unsafe last < Int(outline.n_points) else { break }
            unsafe append(outline, first...last, unit: unit, to: &path)
            first = last + 1
        }
        return path
    }

    private static func append(
        _ outline: FT_Outline, _ indices: ClosedRange<Int>, unit: Double, to path: inout Path
    ) {
        func point(_ index: Int) -> Point {
            let vector = unsafe outline.points[index]
            return Point(x: Double(vector.x) * unit, y: Double(vector.y) * unit)
        }
        func kind(_ index: Int) -> Int32 { unsafe Int32(outline.tags[index]) & 3 }
        func middle(_ a: Point, _ b: Point) -> Point {
            Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        }
        // A contour of one point has no area.
        guard indices.count > 1 else { return }
        var next = indices.lowerBound
        var end = indices.upperBound + 1
        let start: Point
        if kind(next) == FT_CURVE_TAG_ON {
            start = point(next)
            next += 1
        } else if kind(end - 1) == FT_CURVE_TAG_ON {
            end -= 1
            start = point(end)
        } else {
            start = middle(point(next), point(end - 1))
        }
        path.move(to: start)
        while next < end {
            let index = next
            next += 1
            switch kind(index) {
            case FT_CURVE_TAG_ON:
                path.line(to: point(index))
            case FT_CURVE_TAG_CUBIC:
                guard next < end else { break }
                let target = next + 1 < end ? point(next + 1) : start
                path.cubic(to: target, control1: point(index), control2: point(next))
                next += 2
            default:
                let control = point(index)
                if next == end {
                    path.quad(to: start, control: control)
                } else if kind(next) == FT_CURVE_TAG_ON {
                    path.quad(to: point(next), control: control)
                    next += 1
                } else {
                    path.quad(to: middle(control, point(next)), control: control)
                }
            }
        }
        path.close()
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

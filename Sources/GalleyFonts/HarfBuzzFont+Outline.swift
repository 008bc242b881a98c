import CHarfBuzz
import GalleyGeometry

extension HarfBuzzFont {
    /// Draws a glyph's outline in font units, y up, with the fractions that variations give it.
    func outline(of glyph: GlyphID) -> Path {
        let functions = unsafe hb_draw_funcs_create()
        defer { unsafe hb_draw_funcs_destroy(functions) }
        unsafe hb_draw_funcs_set_move_to_func(
            functions,
            { _, path, _, x, y, _ in
                unsafe HarfBuzzFont.path(path).pointee.move(to: point(x, y))
            }, nil, nil)
        unsafe hb_draw_funcs_set_line_to_func(
            functions,
            { _, path, _, x, y, _ in
                unsafe HarfBuzzFont.path(path).pointee.line(to: point(x, y))
            }, nil, nil)
        unsafe hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, path, _, controlX, controlY, x, y, _ in
                unsafe HarfBuzzFont.path(path).pointee.quad(
                    to: point(x, y), control: point(controlX, controlY))
            }, nil, nil)
        unsafe hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, path, _, x1, y1, x2, y2, x, y, _ in
                unsafe HarfBuzzFont.path(path).pointee.cubic(
                    to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
            }, nil, nil)
        unsafe hb_draw_funcs_set_close_path_func(
            functions, { _, path, _, _ in unsafe HarfBuzzFont.path(path).pointee.close() }, nil, nil
        )
        var path = Path()
        unsafe withUnsafeMutablePointer(to: &path) { pointer in
            unsafe galley_hb_draw_glyph(handle, glyph.rawValue, functions, pointer)
        }
        return path
    }

    /// The path behind the pointer that HarfBuzz hands back to each drawing function.
    private static func path(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Path> {
        guard let path = unsafe data?.assumingMemoryBound(to: Path.self) else {
            preconditionFailure("HarfBuzz hands back the pointer it is given")
        }
        return unsafe path
    }
}

private func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x), y: Double(y)) }

import CPeer

/// FreeType's own renderer over some glyphs of a font at several sizes.
@safe final class FreeTypeRaster {
    private let handle: OpaquePointer

    /// Loads the glyphs; nil where FreeType can't.
    init?(path: String, glyphs: [UInt32], sizes: [Int]) {
        let sizes = sizes.map { Int32($0) }
        guard
            let handle = unsafe peer_raster_open(path, glyphs, glyphs.count, sizes, sizes.count)
        else { return nil }
        unsafe self.handle = handle
    }

    deinit { unsafe peer_raster_close(handle) }

    /// Loads and renders every glyph at every size.
    func cold() { _ = unsafe peer_raster_cold(handle) }

    /// Renders the outlines of every glyph and size, which were loaded at the beginning.
    func prepared() { _ = unsafe peer_raster_prepared(handle) }
}

/// The bytes of a `COLR` table, put together by hand.
public enum ColorTableBytes {
    /// A table of version 0 that gives a glyph layers, each a glyph and a palette entry.
    public static func layers(of glyph: Int, _ layers: [(glyph: Int, entry: Int)]) -> [UInt8] {
        var bytes =
            BigEndian.uint16(0) + BigEndian.uint16(1) + BigEndian.uint32(14)
            + BigEndian.uint32(20) + BigEndian.uint16(layers.count) + BigEndian.uint16(glyph)
            + BigEndian.uint16(0) + BigEndian.uint16(layers.count)
        for layer in layers {
            bytes += BigEndian.uint16(layer.glyph) + BigEndian.uint16(layer.entry)
        }
        return bytes
    }

    /// A table of version 1 that gives each glyph a paint, with a list of layers.
    ///
    /// Paints come as the bytes of all their tables, each at its own place.
    public static func paints(
        _ paints: [(glyph: Int, bytes: [UInt8])], layers: [[UInt8]] = []
    ) -> [UInt8] {
        // The header of 34 bytes, the list of glyphs, the list of layers.
        var list = BigEndian.uint32(paints.count)
        var place = 4 + 6 * paints.count
        for paint in paints {
            list += BigEndian.uint16(paint.glyph) + BigEndian.uint32(place)
            place += paint.bytes.count
        }
        list += paints.flatMap(\.bytes)
        var layerList = BigEndian.uint32(layers.count)
        place = 4 + 4 * layers.count
        for layer in layers {
            layerList += BigEndian.uint32(place)
            place += layer.count
        }
        layerList += layers.flatMap(\.self)
        let header =
            BigEndian.uint16(1) + BigEndian.uint16(0) + BigEndian.uint32(0) + BigEndian.uint32(0)
            + BigEndian.uint16(0) + BigEndian.uint32(34) + BigEndian.uint32(34 + list.count)
            + BigEndian.uint32(0) + BigEndian.uint32(0) + BigEndian.uint32(0)
        return header + list + layerList
    }

    /// PaintSolid.
    public static func solid(_ entry: Int) -> [UInt8] {
        [2] + BigEndian.uint16(entry) + BigEndian.uint16(0x4000)
    }

    /// PaintGlyph.
    public static func glyph(_ glyph: Int, _ paint: [UInt8]) -> [UInt8] {
        [10] + BigEndian.uint24(6) + BigEndian.uint16(glyph) + paint
    }

    /// PaintColrGlyph.
    public static func colorGlyph(_ glyph: Int) -> [UInt8] { [11] + BigEndian.uint16(glyph) }

    /// PaintColrLayers.
    public static func layers(from first: Int, count: Int) -> [UInt8] {
        [1, UInt8(truncatingIfNeeded: count)] + BigEndian.uint32(first)
    }

    /// PaintTranslate by nothing.
    public static func translate(_ paint: [UInt8]) -> [UInt8] {
        [14] + BigEndian.uint24(8) + BigEndian.uint32(0) + paint
    }

    /// PaintComposite.
    public static func composite(
        _ source: [UInt8], mode: UInt8, _ backdrop: [UInt8]
    ) -> [UInt8] {
        [32] + BigEndian.uint24(8) + [mode] + BigEndian.uint24(8 + source.count) + source
            + backdrop
    }
}

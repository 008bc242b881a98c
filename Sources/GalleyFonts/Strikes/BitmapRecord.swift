import GalleyGeometry

/// Where a glyph's picture lies in its table, with what the table says about its place.
struct BitmapRecord {
    /// The bytes of the PNG, from the start of `sbix` or `CBDT`.
    var data: Range<Int>
    /// The left edge, to the right of the origin, in strike pixels.
    var left: Int
    /// The edge that is told, above the baseline, in strike pixels.
    var edge: VerticalEdge
    /// The strike's own advance in strike pixels.
    var advance: Int?

    enum VerticalEdge {
        case top(Int)
        case bottom(Int)
    }
}

/// Why a table does not give the picture that it lists.
enum BitmapFailure: Error {
    /// The table breaks its format; the text says where.
    case damaged(String)
    /// The picture is in a format that is not PNG; the text names it.
    case unsupported(String)
    /// The picture is larger than ``GlyphBitmap/sideLimit``.
    case tooLarge(width: Int, height: Int)
}

extension BitmapRecord {
    /// Reads the sides of the PNG from its header, which comes first (PNG specification, 11.2.2).
    func size(in table: FontTable) throws(BitmapFailure) -> (width: Int, height: Int) {
        let start = data.lowerBound
        guard data.count >= 24, table.uint32(at: start) == 0x8950_4E47,
            table.uint32(at: start + 12) == 0x4948_4452,
            let width = table.uint32(at: start + 16), let height = table.uint32(at: start + 20),
            width > 0, height > 0
        else { throw .damaged("its picture is no PNG") }
        guard max(width, height) <= GlyphBitmap.sideLimit else {
            throw .tooLarge(width: width, height: height)
        }
        return (width, height)
    }
}

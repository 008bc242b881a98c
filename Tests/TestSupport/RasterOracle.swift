import Foundation

/// Coverage bitmaps of glyphs as FreeType and Cairo draw them, and their areas by supersampling.
public struct RasterOracle: Decodable, Sendable {
    /// A bitmap without empty rows and columns at its sides.
    public struct Plate: Decodable, Sendable {
        /// The first column, counted from the glyph's origin.
        public let left: Int
        /// How many rows above the baseline the first row is.
        public let top: Int
        /// The width in pixels.
        public let w: Int
        /// The height in pixels.
        public let h: Int
        /// Rows from the top, two hexadecimal digits a pixel.
        public let rows: [String]

        /// The coverage to look pixels up in.
        public var coverage: Coverage {
            let digits = rows.map { Array($0.utf8) }
            return Coverage(
                left: left, top: top, width: w,
                rows: digits.map { row in
                    stride(from: 0, to: row.count - 1, by: 2).map { place in
                        Int(String(decoding: row[place..<place + 2], as: UTF8.self), radix: 16)
                            ?? 0
                    }
                })
        }
    }

    /// Decoded coverage, 0 to 255.
    public struct Coverage: Sendable {
        let left, top, width: Int
        let rows: [[Int]]

        /// The coverage of a pixel, from the glyph's origin, y down.
        public subscript(x: Int, y: Int) -> Int {
            let (column, row) = (x - left, y + top)
            guard rows.indices.contains(row), rows[row].indices.contains(column) else { return 0 }
            return rows[row][column]
        }
    }

    /// A glyph at a size.
    public struct Glyph: Decodable, Sendable {
        /// The key of the font.
        public let font: String
        /// The code point in hexadecimal.
        public let char: String
        /// The glyph's number.
        public let gid: UInt32
        /// The size in pixels per em.
        public let size: Int
        /// What FreeType and Cairo draw.
        public let ft: Plate
        /// The area by 32 × 32 samples, within 5/255 of the truth.
        public let exact: Plate
    }

    /// A font of the oracle, installed by its Debian package.
    public struct Font: Decodable, Sendable {
        /// The file's path.
        public let file: String
        /// The face's number in the file.
        public let index: Int
        /// The face's units per em, which another version may change.
        public let upem: Int
        /// How many glyphs the face has, which another version changes.
        public let glyphs: Int
    }

    private struct Fonts: Decodable { let fonts: [String: Font] }

    /// The glyphs.
    public let glyphs: [Glyph]

    /// Reads the bitmaps.
    public static func load() -> RasterOracle {
        Conformance.load(RasterOracle.self, from: "oracle/raster.json")
    }

    /// Reads the fonts by their keys.
    public static func fonts() -> [String: Font] {
        Conformance.load(Fonts.self, from: "oracle/expected.json").fonts
    }
}

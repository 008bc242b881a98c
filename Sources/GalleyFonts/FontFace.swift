public import GalleyGeometry
import Synchronization

/// A typeface in a font file, without a size: character map, advances, outlines and shaping.
///
/// Everything it gives is in font units with y up; a font at a size multiplies by
/// size ÷ ``unitsPerEm`` and rounds once, at the end. A face may be used from any thread: shaping
/// and advances take no lock, loading an outline takes a short one.
public final class FontFace: Sendable {
    /// The file the face is read from.
    public let file: FontFile
    /// The face's place in its file; 0 for a file of one face.
    public let index: Int
    /// How many font units span one em, 16–16384.
    public let unitsPerEm: Int
    /// How many glyphs the face holds.
    public let glyphCount: Int
    /// The family name, such as "Roboto"; empty where the font gives none.
    public let familyName: String
    /// The style name, such as "Regular"; empty where the font gives none.
    public let styleName: String
    /// The PostScript name, such as "Roboto-Regular"; empty where the font gives none.
    public let postScriptName: String
    /// The height of a lower-case x in font units, or nil where the font does not tell.
    public let xHeight: Double?
    /// The height of a capital in font units, or nil where the font does not tell.
    public let capHeight: Double?

    /// Whether the face has glyphs in colour: a COLR, CBDT, sbix or SVG table.
    public let hasColorGlyphs: Bool
    /// The palette that colour glyphs are painted with.
    public let palette: FontPalette
    /// The colours of the palette with its overrides; empty for a face without palettes.
    public let paletteColors: [PaletteColor]
    /// How many palettes the font has.
    public var paletteCount: Int { harfBuzz.paletteCount }
    /// Where the face wants lines under and through text.
    public let decoration: DecorationMetrics
    /// The value of every axis, in the axes' order; empty for a face that does not vary.
    public var variations: [FontVariation] { harfBuzz.position.variations }
    /// The settings that lay beyond the ends of their axes, of which the ends are used.
    public var clampedVariations: [ClampedVariation] { harfBuzz.position.clamped }
    /// The ways in which the face varies, as the font lists them; empty for one that does not.
    public var axes: [VariationAxis] { harfBuzz.axes }

    let harfBuzz: HarfBuzzFont
    /// The pictures of `sbix` and `CBDT`.
    let bitmapTables: BitmapTables
    /// Whether outlines are TrueType's.
    let hasGlyf: Bool
    /// The outlines that are read without FreeType, or nil where all are read with it.
    private let glyphTable: GlyphTable?
    /// The glyphs of `COLR`, or nil where the face has none.
    let colorTable: ColorTable?
    /// The ink of glyphs that were measured before.
    let inkBoxes: InkBoxes
    private let freeType: Mutex<FreeTypeFace>
    /// Whether outlines are CFF2, of which FreeType (2.13) cuts off the fractions of varied points.
    private let hasVariableCFF: Bool
    private let rawMetrics: FreeTypeFace.RawMetrics
    /// `COLR`.
    private static let colorTag = Tag(rawValue: 0x434F_4C52)

    /// Opens a face of a font file, a variable one at a place in its design space.
    ///
    /// An axis that is not set is at its default. A value beyond the end of its axis is moved to the
    /// end and listed in ``clampedVariations``.
    ///
    /// - Throws: ``FontError`` for bytes that are no font, a damaged font, an index the file does
    ///   not have, an axis, an instance, a palette or a palette entry the face does not have, and a
    ///   value that is not finite.
    public init(
        file: FontFile, index: Int = 0, design: DesignSettings,
        palette: FontPalette = FontPalette()
    ) throws(FontError) {
        precondition(index >= 0, "a face index counts from 0")
        if index > 0 {
            let count = try FreeTypeFace(bytes: file.bytes, index: 0, path: file.path).faceCount
            guard index < count else {
                throw .faceIndexOutOfRange(path: file.path, index: index, count: count)
            }
        }
        let face = try FreeTypeFace(bytes: file.bytes, index: index, path: file.path)
        self.file = file
        self.index = index
        glyphCount = face.glyphCount
        inkBoxes = InkBoxes(glyphCount: face.glyphCount)
        familyName = face.familyName
        styleName = face.styleName
        postScriptName = face.postScriptName
        harfBuzz = try HarfBuzzFont(
            bytes: file.bytes, index: index, design: design, path: file.path)
        // Before the face moves.
        var metrics = face.rawMetrics()
        let normalized = harfBuzz.normalizedCoordinates
        if normalized.contains(where: { $0 != 0 }) {
            metrics.vary(with: harfBuzz)
            try face.move(to: normalized)
        }
        rawMetrics = metrics
        xHeight = metrics.xHeight
        capHeight = metrics.capHeight
        hasVariableCFF = face.isVariable && face.hasTable(0x4346_4632)
        // FreeType leaves the em of a face of bitmaps at 0.
        unitsPerEm = harfBuzz.unitsPerEm
        hasColorGlyphs = harfBuzz.hasColorGlyphs
        bitmapTables = BitmapTables(harfBuzz, glyphCount: glyphCount)
        hasGlyf = face.hasTable(0x676C_7966)
        glyphTable =
            face.isVariable || !face.isScalable
            ? nil : GlyphTable(of: harfBuzz, glyphCount: glyphCount)
        colorTable = harfBuzz.table(Self.colorTag).flatMap {
            ColorTable($0, coordinates: normalized)
        }
        self.palette = palette
        paletteColors = try Self.colors(of: palette, in: harfBuzz, path: file.path)
        decoration = harfBuzz.decorationMetrics
        freeType = Mutex(face)
    }

    /// Opens a face of a font file, a variable one with some of its axes set.
    ///
    /// - Throws: ``FontError``, as ``init(file:index:design:palette:)`` does.
    public convenience init(
        file: FontFile, index: Int = 0, variations: [FontVariation] = [],
        palette: FontPalette = FontPalette()
    ) throws(FontError) {
        try self.init(
            file: file, index: index, design: DesignSettings(variations: variations),
            palette: palette)
    }

    /// Opens a face of the font file at a path.
    ///
    /// - Throws: ``FontError``, as opening the file and the face do.
    public convenience init(
        path: String, index: Int = 0, variations: [FontVariation] = [],
        palette: FontPalette = FontPalette()
    ) throws(FontError) {
        try self.init(
            file: FontFile(path: path), index: index, variations: variations, palette: palette)
    }

    /// Chooses the face's vertical metrics in font units by a named rule.
    ///
    /// The rule is Galley's own, on the raw values of hhea and OS/2, because FreeType and HarfBuzz
    /// disagree on empty tables and inverted descenders.
    public func metrics(from source: MetricsSource = .automatic) -> FontMetrics {
        rawMetrics.metrics(from: source, unitsPerEm: unitsPerEm)
    }

    /// Returns the glyph a scalar is drawn with, or nil where the character map lacks it.
    public func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
        harfBuzz.nominalGlyph(for: scalar)
    }

    /// Returns the glyph of a scalar followed by a variation selector (`cmap` format 14).
    ///
    /// Nil where the face lists no such sequence.
    public func glyph(
        for scalar: Unicode.Scalar, variationSelector selector: Unicode.Scalar
    ) -> GlyphID? {
        harfBuzz.variationGlyph(for: scalar, selector: selector)
    }

    /// All scalars of the character map, in ascending order.
    ///
    /// - Complexity: Linear in the size of the map.
    public var coveredScalars: [Unicode.Scalar] { harfBuzz.coveredScalars() }

    /// Returns how far the pen moves after a glyph, in font units.
    public func advance(of glyph: GlyphID) -> Int { harfBuzz.advance(of: glyph) }

    /// Reads a glyph's outline in font units, y up; nil where the face has only bitmaps of it.
    ///
    /// - Throws: ``FontError/damagedGlyph(path:glyph:code:)``.
    public func outline(of glyph: GlyphID) throws(FontError) -> Path? {
        guard hasVariableCFF else {
            return try freeType.withLock { face throws(FontError) in try face.outline(of: glyph) }
        }
        // FreeType says whether the glyph is sound; HarfBuzz keeps the fractions of its points.
        let isOutline = try freeType.withLock { face throws(FontError) in try face.load(glyph) }
        return isOutline ? harfBuzz.outline(of: glyph) : nil
    }

    /// Reads a glyph's lines and curves in subunits, y down, in place of those before.
    ///
    /// They are those of ``outline(of:)`` with every contour closed, without the path between.
    package func read(
        _ glyph: GlyphID, on grid: OutlineReading.Grid, into elements: inout [OutlineElement]
    ) throws(FontError) -> OutlineReading {
        if hasVariableCFF { return .outOfReach }
        if let glyphTable {
            var sink = ElementSink(scale: grid.subunitsPerUnit / 2, reusing: elements)
            elements = []
            let isRead = glyphTable.read(
                Int(glyph.rawValue), limit: grid.limit, into: &sink)
            elements = sink.elements
            if isRead { return .read }
        }
        return try freeType.withLock { face throws(FontError) in
            try face.read(glyph, on: grid, into: &elements)
        }
    }

    /// Measures the smallest box that holds a glyph's outline, in font units, y up.
    ///
    /// It is FreeType's exact box (FT_Outline_Get_BBox) of the unscaled outline, to 1/1024 unit, and
    /// for CFF2 the exact box of ``outline(of:)``; nil where there is none.
    func outlineBounds(of glyph: GlyphID) throws(FontError) -> Rect? {
        guard hasVariableCFF else {
            return try freeType.withLock { face throws(FontError) in try face.inkBounds(of: glyph) }
        }
        return try outline(of: glyph)?.exactBounds
    }

    /// Returns the name `post` or CFF gives a glyph, or nil where there is none.
    public func name(of glyph: GlyphID) -> String? {
        freeType.withLock { $0.name(of: glyph) }
    }

    /// Copies a table of the font, or nil where the font lacks it or it can't be read.
    func table(_ tag: Tag) -> [UInt8]? {
        freeType.withLock { try? $0.table(tag.rawValue, path: file.path) }
    }
}

extension FontFace: Hashable {
    /// Whether two values are the same opened face.
    public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

    /// Hashes the face's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

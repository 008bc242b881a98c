import Galley
import TestSupport

/// The glyphs of a font to be drawn at several sizes, by Galley and by FreeType.
final class RasterWork {
    /// The sizes in pixels per em.
    static let sizes = [15, 30, 45, 64]
    /// About how many glyphs of a font are taken, at equal distances.
    private static let glyphLimit = 400
    /// A font with fewer outlines tells nothing about its kind.
    private static let leastGlyphs = 16
    private static let clip = PixelRect(x: -512, y: -512, width: 1024, height: 1024)

    /// The font's name without the ending.
    let name: String
    /// How many glyphs are drawn, each size counted.
    var count: Int { glyphs.count * Self.sizes.count }
    let peer: FreeTypeRaster

    private let face: FontFace
    private let glyphs: [GlyphID]
    private var outlines: [PreparedOutline] = []
    private var workspace = OutlineWorkspace()
    private var rasterizer = Rasterizer()

    /// Opens a shipped font; nil for one that has hardly any outlines.
    init?(font: String) throws {
        name = font.split(separator: ".").first.map { String($0) } ?? font
        let path = PackagePaths.font(font)
        face = try FontFace(path: path)
        let step = max(1, face.glyphCount / Self.glyphLimit)
        var drawn: [GlyphID] = []
        for number in stride(from: 0, to: face.glyphCount, by: step) {
            let glyph = GlyphID(rawValue: UInt32(number))
            if try face.outline(of: glyph)?.isEmpty == false { drawn.append(glyph) }
        }
        guard drawn.count >= Self.leastGlyphs else { return nil }
        glyphs = drawn
        guard
            let peer = FreeTypeRaster(
                path: path, glyphs: glyphs.map(\.rawValue), sizes: Self.sizes)
        else { return nil }
        self.peer = peer
        outlines = try glyphs.map { try prepare($0) }
    }

    /// Loads, prepares and draws every glyph anew at every size.
    func cold() throws {
        for size in Self.sizes {
            for glyph in glyphs { try draw(prepare(glyph), size) }
        }
    }

    /// Draws every glyph, prepared before, at every size.
    func prepared() throws {
        for size in Self.sizes {
            for outline in outlines { try draw(outline, size) }
        }
    }

    private func prepare(_ glyph: GlyphID) throws -> PreparedOutline {
        guard let outline = try PreparedOutline(of: glyph, face: face, using: &workspace) else {
            throw BenchError.fontsMissing
        }
        return outline
    }

    private func draw(_ outline: PreparedOutline, _ size: Int) throws {
        try rasterizer.withCoverage(
            of: outline, pixelsPerEm: Double(size), quarterX: 0, clip: Self.clip
        ) { _, _ in }
    }
}

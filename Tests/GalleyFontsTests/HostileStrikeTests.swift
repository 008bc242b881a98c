import GalleyFonts
import TestSupport
import Testing

@Suite("Hostile bitmap strikes")
struct HostileStrikeTests {
    private static let glyphs = (0..<14).map { GlyphID(rawValue: $0) }

    /// Asks for everything a strike can give; none of it may trap.
    private static func exercise(_ face: FontFace) {
        for glyph in glyphs {
            _ = face.format(of: glyph)
            _ = face.advance(of: glyph, from: .strike(pixelsPerEm: 12))
            _ = try? face.inkBounds(of: glyph)
            for size in [1, 12, 40] { _ = try? face.bitmap(of: glyph, pixelsPerEm: Double(size)) }
        }
    }

    @Test(
        "Every damaged byte of a table gives pictures or errors",
        arguments: [("strikes-sbix.ttf", ["sbix"]), ("strikes-cbdt.ttf", ["CBLC", "CBDT"])])
    func damage(font: String, tables: [String]) throws {
        let sound = try StrikeFont(font)
        for table in tables {
            for offset in 0..<sound.range(of: table).count {
                var damaged = sound
                damaged.set(table, offset, to: offset % 2 == 0 ? 0xFF : 0x7F)
                if let face = try? damaged.face() { Self.exercise(face) }
            }
        }
    }

    @Test(
        "A table cut off at any place gives pictures or errors",
        arguments: [("strikes-sbix.ttf", ["sbix"]), ("strikes-cbdt.ttf", ["CBLC", "CBDT"])])
    func truncation(font: String, tables: [String]) throws {
        let sound = try StrikeFont(font)
        for table in tables {
            var opened = 0
            for count in 0..<sound.range(of: table).count {
                var cut = sound
                cut.cut(table, to: count)
                guard let face = try? cut.face() else { continue }
                opened += 1
                Self.exercise(face)
            }
            #expect(opened > 0)
        }
    }

    @Test("A table that says it has 2³² strikes or ranges is read as far as it goes")
    func counts() throws {
        var sbix = try StrikeFont("strikes-sbix.ttf")
        sbix.set("sbix", 4, to: 0xFF, 0xFF, 0xFF, 0xFF)
        Self.exercise(try sbix.face())
        #expect(try sbix.face().strikes.count <= BitmapStrike.limit)
        var cbdt = try StrikeFont("strikes-cbdt.ttf")
        cbdt.set("CBLC", 8 + 8, to: 0xFF, 0xFF, 0xFF, 0xFF)
        Self.exercise(try cbdt.face())
    }

    @Test("A picture whose end lies outside of the table is named")
    func outside() throws {
        var font = try StrikeFont("strikes-cbdt.ttf")
        // The data of CBDT starts with a's small metrics after the version; its length follows.
        font.set("CBDT", 4 + 5, to: 0xFF, 0xFF, 0xFF, 0xFF)
        let face = try font.face()
        let glyph = try #require(face.glyph(for: "a"))
        #expect(
            throws: FontError.damagedBitmap(
                path: "font", glyph: glyph, pixelsPerEm: 10,
                reason: "its picture lies outside of the table")
        ) { try face.bitmap(of: glyph, pixelsPerEm: 10) }
    }
}

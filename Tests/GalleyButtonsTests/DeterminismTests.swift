import GalleyButtons
import GalleyGeometry
import GalleyImage
import TestSupport
import Testing

@Suite("Equal pixels everywhere")
struct DeterminismTests {
    /// A sheet of the picture book of looks and the hash of its pixels.
    struct Sheet: Decodable, CustomTestStringConvertible, Sendable {
        var name: String
        var why: String
        var state: String
        var appearance: String
        var blend: String
        var sha256: String
        var testDescription: String { name }
    }

    /// The SHA-256 of straight RGBA, row by row from the top, as any decoder gives it.
    private static func hash(_ bitmap: Bitmap) throws -> String {
        let decoded = try Bitmap(png: bitmap.encodedPNG(scale: 1))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(decoded.width * decoded.height * 4)
        for y in 0..<decoded.height {
            for x in 0..<decoded.width {
                let color = decoded[x, y]
                bytes += [color.red, color.green, color.blue, color.alpha]
            }
        }
        return SHA256.hexDigest(of: bytes)
    }

    private static func draw(_ sheet: Sheet) throws -> Bitmap {
        let appearance = try #require(Appearance(rawValue: sheet.appearance))
        let spec = try SpecFile(path: PackagePaths.fixture("Screens/looks.json5"))
            .spec(for: appearance)
        let renderer = ButtonRenderer(
            fonts: ButtonFonts(spec.fonts),
            blendSpace: try #require(BlendSpace(rawValue: sheet.blend)))
        let state = try #require(ButtonState(sheet.state))
        let grid = PixelGrid(scale: 1)
        let buttons = try spec.buttons.map {
            try renderer.compose($0, grid: grid, state: state)
        }
        return try renderer.sheet(
            of: buttons, grid: grid, background: ButtonSheet.background(for: appearance))
    }

    @Test(
        "the looks have the pixels that were recorded in another build",
        arguments: Fixture.load([Sheet].self, from: "Buttons/looks-hashes.json"))
    func recorded(_ sheet: Sheet) throws {
        #expect(try Self.hash(Self.draw(sheet)) == sheet.sha256)
    }

    @Test("many threads that share a renderer draw what one draws")
    func threads() async throws {
        let spec = try SpecFile(path: PackagePaths.fixture("Screens/looks.json5"))
            .spec(for: .dark)
        let grid = PixelGrid(scale: 1)
        let alone = ButtonRenderer(fonts: ButtonFonts(spec.fonts))
        let expected = try spec.buttons.map {
            try alone.picture(of: alone.compose($0, grid: grid), fit: .ink)
        }
        let shared = ButtonRenderer(fonts: ButtonFonts(spec.fonts))
        let drawn = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
            for _ in 0..<2 {
                for (index, button) in spec.buttons.enumerated().reversed() {
                    group.addTask {
                        let composed = try shared.compose(button, grid: grid)
                        return (index, try shared.picture(of: composed, fit: .ink))
                    }
                }
            }
            var drawn: [(Int, Bitmap)] = []
            for try await picture in group { drawn.append(picture) }
            return drawn
        }
        #expect(drawn.count == 2 * spec.buttons.count)
        for (index, picture) in drawn {
            #expect(picture == expected[index], "\(spec.buttons[index].name)")
        }
    }

    @Test("the TTF, WOFF and WOFF2 of a font give one sheet")
    func packings() throws {
        let hashes = try ["ttf", "woff", "woff2"].map { ending in
            let font = PackagePaths.font("MaterialSymbolsOutlined-subset.\(ending)")
            let spec = try SpecSource.decode(
                text: """
                    {galley: 1, fonts: {t: "\(font)", i: {icon: "\(font)"}}, buttons: {
                      a: {icon: {codepoints: "U+E6DF", size: 31}, background: "#0000",
                        shadow: {radius: 2}},
                      b: {icon: {codepoints: "U+EA9B", size: 20}, size: [40, 40], opacity: 0.5,
                        background: {gradient: "sweep", stops: ["#F00", "#00F"]}, badge: true}}}
                    """)
            let renderer = ButtonRenderer(fonts: ButtonFonts(spec.fonts))
            let grid = PixelGrid(scale: 2)
            let buttons = try spec.buttons.map { try renderer.compose($0, grid: grid) }
            return try Self.hash(renderer.sheet(of: buttons, grid: grid))
        }
        #expect(Set(hashes).count == 1)
    }
}

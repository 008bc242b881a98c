import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Rasterizer: clips, sizes and places")
struct RasterizerClipTests {
    static let clips: [PixelRect] = [
        PixelRect(x: 0, y: 0, width: 7, height: 5), PixelRect(x: 20, y: 11, width: 9, height: 40),
        PixelRect(x: 33, y: -4, width: 1, height: 100),
        PixelRect(x: -9, y: 30, width: 99, height: 1),
        PixelRect(x: 40, y: 40, width: 50, height: 50), PixelRect(x: 90, y: 0, width: 5, height: 5),
    ]

    @Test("A clip shows the same bytes as the whole picture", arguments: clips)
    func clippedPath(clip: PixelRect) throws {
        for seed in 0..<3 as Range<UInt64> {
            var random = SeededGenerator(seed: seed &+ 31)
            let path = random.tangle(within: 60)
            for rule in [FillRule.nonZero, .evenOdd] {
                let whole = try Coverage.of(path, rule: rule)
                #expect(
                    try Coverage.of(path, rule: rule, clip: clip) == whole.cropped(to: clip))
            }
        }
    }

    @Test("A clip shows the same bytes of an outline, also where it is swept", arguments: clips)
    func clippedOutline(clip: PixelRect) throws {
        var random = SeededGenerator(seed: 77)
        let tangle = random.tangle(within: 900).inFontUnits(unitsPerPixel: 1)
        let round = Path(roundedRect: Rect(x: 0, y: -800, width: 900, height: 700), radius: 350)
        for path in [tangle, round] {
            let outline = try PreparedOutline(path, unitsPerEm: 1000)
            for pixelsPerEm in [60.0, 90.5] {
                let whole = try Coverage.of(outline, pixelsPerEm: pixelsPerEm)
                let part = try Coverage.of(outline, pixelsPerEm: pixelsPerEm, clip: clip)
                #expect(part == whole.cropped(to: clip))
            }
        }
    }

    @Test("A window of a large glyph, some of whose curves are never flattened, is the same")
    func windowOfLargeGlyph() throws {
        let outline = try PreparedOutline(
            Path(roundedRect: Rect(x: 0, y: 0, width: 1000, height: 1000), radius: 480),
            unitsPerEm: 1000)
        let whole = try Coverage.of(outline, pixelsPerEm: 400)
        for clip in [
            PixelRect(x: 20, y: -380, width: 30, height: 20),
            PixelRect(x: 380, y: -200, width: 40, height: 3),
            PixelRect(x: 100, y: -100, width: 5, height: 200),
        ] {
            let part = try Coverage.of(outline, pixelsPerEm: 400, clip: clip)
            #expect(part == whole.cropped(to: clip))
        }
    }

    @Test("A small window of a straight edge at 100,000 px an em has the areas of the polygon")
    func hugeTriangle() throws {
        let triangle = [Point(x: 0, y: 0), Point(x: 1000, y: 137), Point(x: 400, y: 1000)]
        let outline = try PreparedOutline(Path(polygon: triangle), unitsPerEm: 1000)
        let device = triangle.map { Point(x: $0.x * 100, y: -$0.y * 100) }
        // Around the middle of the lower edge, and around the upper corner.
        for (x, y) in [(49_990, -6_855), (39_990, -99_998)] {
            let clip = PixelRect(x: x, y: y, width: 24, height: 12)
            let coverage = try Coverage.of(outline, pixelsPerEm: 100_000, clip: clip)
            #expect(coverage.rect.width == 24)
            for row in coverage.rect.y..<coverage.rect.maxY {
                for column in x..<x + 24 {
                    let area = ClosedForm.polygon(device, x: column, y: row)
                    #expect(abs(area * 255 - Double(coverage[column, row])) <= 1)
                }
            }
        }
    }

    @Test("A small window of a curve at 100,000 px an em has the areas under the parabola")
    func hugeParabola() throws {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.quad(to: Point(x: 1000, y: 0), control: Point(x: 500, y: 1000))
        path.close()
        let outline = try PreparedOutline(path, unitsPerEm: 1000)
        // In pixels the curve is y = −2x·(1 − x/100,000).
        func top(_ x: Double) -> Double { -2 * x * (1 - x / 100_000) }
        for left in [10_000, 49_990, 80_003] {
            let middle = Int(top(Double(left) + 8).rounded(.down))
            let clip = PixelRect(x: left, y: middle - 6, width: 16, height: 12)
            let coverage = try Coverage.of(outline, pixelsPerEm: 100_000, clip: clip)
            for row in clip.y..<clip.maxY {
                for column in clip.x..<clip.maxX {
                    var area = 0.0
                    for step in 0..<500 {
                        let x = Double(column) + (Double(step) + 0.5) / 500
                        area += min(max(Double(row + 1) - top(x), 0), 1) / 500
                    }
                    #expect(abs(area * 255 - Double(coverage[column, row])) <= 2)
                }
            }
        }
    }

    @Test(
        "Moving a path by whole pixels moves its bytes",
        arguments: [(1, 0), (-17, 5), (1000, -3000), (1 << 20, 1 << 20)])
    func translation(dx: Int, dy: Int) throws {
        var random = SeededGenerator(seed: 5)
        let path = random.tangle(within: 25)
        let moved = path.transformed(by: .translation(x: Double(dx), y: Double(dy)))
        var expected = try Coverage.of(path)
        expected.rect.x += dx
        expected.rect.y += dy
        let clip = PixelRect(x: dx - 50, y: dy - 50, width: 200, height: 200)
        #expect(try Coverage.of(moved, clip: clip) == expected)
    }

    @Test("A picture made in bands has the bytes of one made at once", arguments: [1, 100, 333])
    func bands(pixels: Int) throws {
        var random = SeededGenerator(seed: 8)
        let path = random.tangle(within: 50)
        let round = Path(roundedRect: Rect(x: 0.5, y: 1, width: 47.25, height: 39), radius: 15)
        let outline = try PreparedOutline(round.inFontUnits(unitsPerPixel: 1), unitsPerEm: 50)
        var rasterizer = Rasterizer(bandPixels: pixels)
        let drawnPath = try rasterizer.withCoverage(
            of: path, rule: .evenOdd, clip: Coverage.everything
        ) { Coverage(rect: $0, bytes: $1) }
        #expect(try drawnPath == Coverage.of(path, rule: .evenOdd))
        let drawnOutline = try rasterizer.withCoverage(
            of: outline, pixelsPerEm: 50, clip: Coverage.everything
        ) { Coverage(rect: $0, bytes: $1) }
        #expect(try drawnOutline == Coverage.of(outline, pixelsPerEm: 50))
    }

    @Test("Equal input gives equal bytes, however the rasterizer was used before")
    func reuse() throws {
        var random = SeededGenerator(seed: 12)
        let (first, second) = (random.tangle(within: 40), random.tangle(within: 13))
        var rasterizer = Rasterizer()
        for path in [first, second, first] {
            let coverage = try rasterizer.withCoverage(
                of: path, rule: .nonZero, clip: Coverage.everything
            ) { Coverage(rect: $0, bytes: $1) }
            #expect(try coverage == Coverage.of(path))
        }
    }
}

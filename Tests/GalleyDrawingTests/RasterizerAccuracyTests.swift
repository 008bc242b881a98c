import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Rasterizer: pixels against exact areas")
struct RasterizerAccuracyTests {
    @Test(
        "Tangled contours of lines and curves are within 2/255 of the true area",
        arguments: [FillRule.nonZero, .evenOdd], 0..<12 as Range<UInt64>)
    func tangledPath(rule: FillRule, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &* 2 &+ 7)
        let path = random.tangle(within: Double.random(in: 6...20, using: &random))
        let coverage = try Coverage.of(path, rule: rule)
        #expect(coverage.largestError(to: ExactCoverage(path, rule: rule)) <= 2)
    }

    @Test(
        "Tangled outlines are within 2/255 of the true area, cut once in font units or swept",
        arguments: [15.0, 22.5, 64, 70], 0..<5 as Range<UInt64>)
    func tangledOutline(pixelsPerEm: Double, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &+ 400)
        let path = random.tangle(within: 300)
        let outline = try PreparedOutline(
            path.inFontUnits(unitsPerPixel: 1), unitsPerEm: 1000)
        let scale = pixelsPerEm / 1000
        for quarterX in [0, 3] {
            let device = path.transformed(
                by: .scale(x: scale, y: scale).followed(
                    by: .translation(x: Double(quarterX) / 4, y: 0)))
            let coverage = try Coverage.of(outline, pixelsPerEm: pixelsPerEm, quarterX: quarterX)
            #expect(coverage.largestError(to: ExactCoverage(device, rule: .nonZero)) <= 2)
        }
    }

    /// Shapes whose signed area is not their area.
    static let overlaps: [(name: String, path: Path)] = {
        let outer = Rect(x: 1.25, y: 1.5, width: 9, height: 8.25)
        let inner = Rect(x: 3.5, y: 3.75, width: 4.5, height: 3.5)
        let beside = Rect(x: 12.5, y: 2, width: 3.25, height: 7)
        func turned(_ rect: Rect) -> Path {
            Path(polygon: [
                Point(x: rect.minX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
                Point(x: rect.maxX, y: rect.maxY), Point(x: rect.maxX, y: rect.minY),
            ])
        }
        func together(_ parts: Path...) -> Path {
            var path = Path()
            for part in parts { path.append(part) }
            return path
        }
        let round = Path(roundedRect: outer, radius: 4)
        let star = (0..<5).map {
            [
                Point(x: 8, y: 0.5), Point(x: 12.5, y: 14), Point(x: 0.75, y: 5.5),
                Point(x: 15.25, y: 5.5), Point(x: 3.5, y: 14),
            ][$0]
        }
        return [
            ("apart, opposite directions", together(Path(rect: outer), turned(beside))),
            ("nested, same direction", together(Path(rect: outer), Path(rect: inner))),
            ("nested, opposite directions", together(Path(rect: outer), turned(inner))),
            ("the same contour twice", together(round, round)),
            ("the same contour both ways", together(Path(rect: outer), turned(outer))),
            ("three times around", together(Path(rect: outer), Path(rect: outer), round)),
            ("a hole with an island", together(Path(rect: outer), turned(inner), turned(beside))),
            ("a star of five crossing lines", Path(polygon: star)),
            (
                "a bow tie",
                Path(polygon: [
                    Point(x: 1, y: 1), Point(x: 11, y: 9), Point(x: 11, y: 1), Point(x: 1, y: 9),
                ])
            ),
            (
                "touching along an edge",
                together(
                    Path(rect: outer), Path(rect: Rect(x: 10.25, y: 3, width: 4, height: 4)))
            ),
        ]
    }()

    @Test(
        "Overlapping, nested and opposite contours have the area of the filled set",
        arguments: overlaps.indices)
    func overlap(index: Int) throws {
        let (name, path) = Self.overlaps[index]
        for rule in [FillRule.nonZero, .evenOdd] {
            let coverage = try Coverage.of(path, rule: rule)
            let error = coverage.largestError(to: ExactCoverage(path, rule: rule))
            #expect(error <= 1, "\(name), \(rule)")
        }
        let outline = try PreparedOutline(path.inFontUnits(unitsPerPixel: 32), unitsPerEm: 1024)
        for pixelsPerEm in [32.0, 96] {
            let device = path.transformed(by: .scale(x: pixelsPerEm / 32, y: pixelsPerEm / 32))
            let coverage = try Coverage.of(outline, pixelsPerEm: pixelsPerEm)
            let error = coverage.largestError(to: ExactCoverage(device, rule: .nonZero))
            #expect(error <= 1, "\(name), \(pixelsPerEm)")
        }
    }

    @Test("Pixels inside are 255 and pixels outside are 0, whatever lies between")
    func fullAndEmptyPixels() throws {
        let path = Path(roundedRect: Rect(x: 2, y: 1, width: 300, height: 40), radius: 12)
        let coverage = try Coverage.of(path)
        #expect(coverage.rect == PixelRect(x: 2, y: 1, width: 300, height: 40))
        for x in 14..<290 { #expect(coverage[x, 20] == 255) }
        #expect(coverage[2, 1] == 0)
    }

    @Test("A quarter pixel to the right moves a quarter of a pixel's coverage")
    func quarterPixels() throws {
        // A rectangle from 1 to 3 px at 10 px an em and 100 units an em.
        let outline = try PreparedOutline(
            Path(rect: Rect(x: 10, y: 0, width: 20, height: 10)), unitsPerEm: 100)
        let expected: [[UInt8]] = [[255, 255], [191, 255, 64], [128, 255, 128], [64, 255, 191]]
        for quarter in 0...3 {
            let coverage = try Coverage.of(outline, pixelsPerEm: 10, quarterX: quarter)
            #expect(coverage.bytes == expected[quarter])
            #expect(coverage.rect.x == 1 && coverage.rect.y == -1 && coverage.rect.height == 1)
        }
    }

    @Test("Faces with few or many units per em are drawn alike", arguments: [16, 250, 2048, 16384])
    func unitsPerEm(units: Int) throws {
        var random = SeededGenerator(seed: 99)
        let path = random.tangle(within: 16)
        let scale = Double(units) / 16
        let outline = try PreparedOutline(
            path.inFontUnits(unitsPerPixel: scale), unitsPerEm: units)
        let coverage = try Coverage.of(outline, pixelsPerEm: 16)
        #expect(coverage.largestError(to: ExactCoverage(path, rule: .nonZero)) <= 2)
    }
}

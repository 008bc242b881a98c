import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Rasterizer: hostile input")
struct RasterizerHostileInputTests {
    private static let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))

    @Test(
        "A coordinate that is not finite is an error that names the point",
        arguments: [Double.nan, .infinity, -.infinity])
    func nonFinite(value: Double) {
        for point in [Point(x: value, y: 1), Point(x: 1, y: value)] {
            var path = Self.square
            path.line(to: point)
            #expect(throws: DrawingError.nonFiniteCoordinate(index: 4)) {
                try Coverage.of(path)
            }
            #expect(throws: DrawingError.nonFiniteCoordinate(index: 4)) {
                try PreparedOutline(path, unitsPerEm: 1000)
            }
        }
    }

    @Test("A coordinate too far away is an error that names the point and the limit")
    func farAway() {
        var path = Self.square
        path.line(to: Point(x: 1e300, y: 0))
        #expect(
            throws: DrawingError.coordinateOutOfRange(
                index: 4, limit: RasterizerLimits.distance)
        ) { try Coverage.of(path) }
        #expect(
            throws: DrawingError.coordinateOutOfRange(
                index: 4, limit: RasterizerLimits.fontUnits)
        ) { try PreparedOutline(path, unitsPerEm: 1000) }
    }

    @Test(
        "A size that is not a positive number up to 100,000 is an error",
        arguments: [0, -1, .nan, .infinity, -.infinity, 100_000.5, 1e300])
    func sizes(size: Double) throws {
        let outline = try PreparedOutline(Self.square, unitsPerEm: 1000)
        #expect {
            _ = try Coverage.of(outline, pixelsPerEm: size)
        } throws: { error in
            guard case DrawingError.sizeOutOfRange = error else { return false }
            return true
        }
    }

    @Test("Units per em outside 1...16384 are an error", arguments: [0, -5, 16_385, Int.max])
    func unitsPerEm(value: Int) {
        #expect(
            throws: DrawingError.unitsPerEmOutOfRange(value, limit: RasterizerLimits.unitsPerEm)
        ) { try PreparedOutline(Self.square, unitsPerEm: value) }
    }

    @Test("More than 100,000 lines are an error, 100,000 are drawn")
    func tooManySegments() throws {
        var path = Path()
        path.move(to: .zero)
        for index in 1...RasterizerLimits.segments {
            path.line(to: Point(x: Double(index % 2), y: 0))
        }
        #expect(try Coverage.of(path).bytes.isEmpty)
        path.line(to: .zero)
        let error = DrawingError.tooManySegments(
            count: RasterizerLimits.segments + 1, limit: RasterizerLimits.segments)
        #expect(throws: error) { try Coverage.of(path) }
        #expect(throws: error) { try PreparedOutline(path, unitsPerEm: 1000) }
    }

    @Test("A shape of more than 131,071 pixels is an error, in font units and in pixels")
    func extent() throws {
        let wide = Path(rect: Rect(x: 0, y: 0, width: 200_000, height: 1))
        let error = DrawingError.extentTooLarge(limit: RasterizerLimits.extent)
        #expect(throws: error) { try Coverage.of(wide) }
        let outline = try PreparedOutline(
            Path(rect: Rect(x: -32_768, y: 0, width: 65_536, height: 1)), unitsPerEm: 16)
        for size in [40.0, 1000, 100_000] {
            #expect(throws: error) { try Coverage.of(outline, pixelsPerEm: size) }
        }
        #expect(try Coverage.of(outline, pixelsPerEm: 1).rect.width == 4096)
    }

    @Test("A clip of more than 32,768 pixels a side or too far away is an error")
    func clips() {
        for clip in [
            PixelRect(x: 0, y: 0, width: 32_769, height: 1),
            PixelRect(x: 0, y: 0, width: 1, height: Int.max),
            PixelRect(x: Int.max, y: 0, width: 1, height: 1),
            PixelRect(x: 0, y: Int.min, width: 1, height: 1),
        ] {
            #expect(
                throws: DrawingError.clipOutOfRange(
                    width: clip.width, height: clip.height, limit: RasterizerLimits.clipSide)
            ) { try Coverage.of(Self.square, clip: clip) }
        }
    }

    @Test("A clip without pixels gives an empty mask")
    func emptyClips() throws {
        for clip in [
            PixelRect.zero, PixelRect(x: 3, y: 3, width: -1, height: 5),
            PixelRect(x: 0, y: 0, width: Int.min, height: Int.min),
            PixelRect(x: 500, y: 0, width: 5, height: 5),
        ] {
            let coverage = try Coverage.of(Self.square, clip: clip)
            #expect(coverage.rect == .zero && coverage.bytes.isEmpty)
        }
    }

    /// Paths that enclose nothing.
    static let degenerate: [(name: String, path: Path)] = {
        func path(_ build: (inout Path) -> Void) -> Path {
            var path = Path()
            build(&path)
            return path
        }
        let (a, b) = (Point(x: 1.5, y: 2.5), Point(x: 7.25, y: 9))
        return [
            ("nothing", Path()),
            ("a point", path { $0.move(to: a) }),
            (
                "a closed point",
                path {
                    $0.move(to: a); $0.close(); $0.close()
                }
            ),
            (
                "points far apart",
                path {
                    $0.move(to: a); $0.move(to: Point(x: 30_000, y: 0))
                }
            ),
            (
                "a line",
                path {
                    $0.move(to: a); $0.line(to: b)
                }
            ),
            (
                "a level line",
                path {
                    $0.move(to: a); $0.line(to: Point(x: 9, y: 2.5))
                }
            ),
            (
                "there and back",
                path {
                    $0.move(to: a); $0.line(to: b); $0.line(to: a); $0.close()
                }
            ),
            (
                "a curve on a point",
                path {
                    $0.move(to: a); $0.quad(to: a, control: a)
                }
            ),
            (
                "a flat curve",
                path {
                    $0.move(to: a); $0.cubic(to: a, control1: b, control2: b); $0.close()
                }
            ),
            (
                "a curve there and back",
                path {
                    $0.move(to: a)
                    $0.quad(to: b, control: Point(x: 9, y: 1))
                    $0.quad(to: a, control: Point(x: 9, y: 1))
                }
            ),
        ]
    }()

    @Test("Contours without area cover nothing", arguments: degenerate.indices)
    func enclosesNothing(index: Int) throws {
        let (name, path) = Self.degenerate[index]
        for rule in [FillRule.nonZero, .evenOdd] {
            let coverage = try Coverage.of(path, rule: rule)
            #expect(coverage.bytes.allSatisfy { $0 == 0 }, "\(name)")
        }
        let outline = try PreparedOutline(path, unitsPerEm: 10)
        for size in [1e-300, 1e-3, 20, 100] {
            let coverage = try Coverage.of(outline, pixelsPerEm: size)
            #expect(coverage.bytes.allSatisfy { $0 == 0 }, "\(name), \(size)")
        }
    }

    @Test("A path that goes on after it was closed goes on from the contour's start")
    func afterClose() throws {
        var path = Path(rect: Rect(x: 2, y: 2, width: 3, height: 3))
        path.line(to: Point(x: 2, y: 0))
        path.line(to: Point(x: 0, y: 2))
        let coverage = try Coverage.of(path)
        #expect(coverage[1, 1] == 255 && coverage[3, 3] == 255)
        #expect(coverage[0, 1] == 128 && coverage[0, 0] == 0)
    }

    @Test("An outline with no area is empty, one with area is not")
    func emptiness() throws {
        #expect(try PreparedOutline(Path(), unitsPerEm: 1000).isEmpty)
        #expect(try !PreparedOutline(Self.square, unitsPerEm: 1000).isEmpty)
    }

    @Test("What the body throws is thrown on")
    func bodyThrows() {
        var rasterizer = Rasterizer()
        #expect(throws: DrawingError.nonFiniteCoordinate(index: 42)) {
            try rasterizer.withCoverage(of: Self.square, rule: .nonZero, clip: Coverage.everything)
            { _, _ throws(DrawingError) in throw DrawingError.nonFiniteCoordinate(index: 42) }
        }
    }
}

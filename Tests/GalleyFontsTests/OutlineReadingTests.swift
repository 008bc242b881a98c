import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Outlines read straight into lines and curves")
struct OutlineReadingTests {
    /// A line or curve as numbers, so that a difference is told in full.
    private struct Segment: Equatable {
        let contour: Int32
        /// Start, control points and end.
        let points: [SIMD2<Int32>]
    }

    private static let grid = OutlineReading.Grid(subunitsPerUnit: 256, limit: 1 << 15)

    // The path comes from FreeType's decoded points, the lines and curves of TrueType from the table.
    @Test(
        "They are those of the path, doubled, turned down and closed",
        arguments: ShippedFonts.all)
    func equality(font: String) throws {
        let face = try FontFace(path: PackagePaths.font(font))
        let step = Conformance.isAvailable ? 1 : max(1, face.glyphCount / 80)
        var elements: [OutlineElement] = []
        for number in stride(from: 0, to: face.glyphCount, by: step) {
            let glyph = GlyphID(rawValue: UInt32(number))
            let path = try face.outline(of: glyph)
            let reading = try face.read(glyph, on: Self.grid, into: &elements)
            #expect(reading == (path == nil ? .noOutline : .read), "glyph \(number)")
            guard let path, reading == .read else { continue }
            #expect(Self.segments(elements) == Self.segments(path), "glyph \(number)")
        }
    }

    @Test("A variable face moved along its axes is read with all fractions")
    func variations() throws {
        let file = try FontFile(path: PackagePaths.font("MaterialSymbolsOutlined-subset.ttf"))
        let face = try FontFace(
            file: file,
            variations: [
                FontVariation(axis: #require(Tag("FILL")), value: 0.37),
                FontVariation(axis: #require(Tag("wght")), value: 531),
            ])
        var elements: [OutlineElement] = []
        for number in stride(from: UInt32(1), to: UInt32(face.glyphCount), by: 7) {
            let glyph = GlyphID(rawValue: number)
            let path = try #require(try face.outline(of: glyph))
            #expect(try face.read(glyph, on: Self.grid, into: &elements) == .read)
            #expect(Self.segments(elements) == Self.segments(path), "glyph \(number)")
        }
    }

    @Test("What lies farther than wanted is left to the path", arguments: ShippedFonts.unpacked)
    func limit(font: String) throws {
        let face = try FontFace(path: PackagePaths.font(font))
        let grid = OutlineReading.Grid(subunitsPerUnit: 128, limit: 100)
        var elements: [OutlineElement] = []
        for number in stride(from: 0, to: face.glyphCount, by: max(1, face.glyphCount / 40)) {
            let glyph = GlyphID(rawValue: UInt32(number))
            guard let path = try face.outline(of: glyph) else { continue }
            let isNear = path.points.allSatisfy { max(abs($0.x), abs($0.y)) <= 100 }
            let reading = try face.read(glyph, on: grid, into: &elements)
            #expect(reading == (isNear ? .read : .outOfReach), "glyph \(number)")
        }
    }

    @Test(
        "Of damaged tables they are what FreeType reads, or are left to it",
        arguments: ["NotoSansHebrew-Regular.ttf", "glyphicons-halflings-regular.ttf"],
        ["glyf", "loca", "hmtx"])
    func damage(font: String, table: String) throws {
        let whole = try FontTables(path: PackagePaths.font(font))
        let bytes = try #require(whole[table])
        var elements: [OutlineElement] = []
        var state: UInt64 = 11
        var readings = 0
        for _ in 0..<(Conformance.isAvailable ? 400 : 12) {
            var damaged = whole
            var copy = bytes
            for _ in 0..<max(1, bytes.count / 500) {
                // Steps of a linear congruential generator (Knuth, MMIX).
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                copy[Int(state >> 33) % copy.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            damaged[table] = copy
            guard let file = try? FontFile(bytes: damaged.file),
                let face = try? FontFace(file: file)
            else { continue }
            for number in stride(from: 0, to: UInt32(face.glyphCount), by: 3) {
                let glyph = GlyphID(rawValue: number)
                let path = try? face.outline(of: glyph)
                let reading = try? face.read(glyph, on: Self.grid, into: &elements)
                guard reading == .read else { continue }
                readings += 1
                let known = try #require(path, "glyph \(number) is refused by FreeType")
                #expect(Self.segments(elements) == Self.segments(known), "glyph \(number)")
            }
        }
        #expect(readings > 100)
    }

    private static func segments(_ elements: [OutlineElement]) -> [Segment] {
        elements.map { element in
            let controls = [element.control1, element.control2].prefix(Int(element.controlCount))
            return Segment(
                contour: element.contour, points: [element.start] + controls + [element.end])
        }
    }

    /// Closes the contours of a path, in 1/256 font unit, y down.
    private static func segments(_ path: Path) -> [Segment] {
        func grid(_ point: Point) -> SIMD2<Int32> {
            SIMD2(Int32((point.x * 256).rounded()), Int32((-point.y * 256).rounded()))
        }
        var result: [Segment] = []
        var contour: Int32 = -1
        var (first, last) = (SIMD2<Int32>.zero, SIMD2<Int32>.zero)
        var place = 0
        for verb in path.verbs {
            let points = path.points[place..<place + verb.pointCount].map(grid)
            place += verb.pointCount
            switch verb {
            case .move:
                contour += 1
                first = points[0]
            case .close:
                if last != first {
                    result.append(Segment(contour: contour, points: [last, first]))
                }
            default: result.append(Segment(contour: contour, points: [last] + points))
            }
            last = points.last ?? first
        }
        return result
    }
}

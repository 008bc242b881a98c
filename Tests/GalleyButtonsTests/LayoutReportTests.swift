import Foundation
import GalleyButtons
import GalleyGeometry
import TestSupport
import Testing

@Suite("Layout reports")
struct LayoutReportTests {
    private func plain(_ text: String) throws -> PlainJSON {
        try JSONDecoder().decode(PlainJSON.self, from: Data(text.utf8))
    }

    private func report(
        _ keys: String, direction: LayoutDirection = .leftToRight, state: ButtonState = .normal
    ) throws -> LayoutReport {
        LayoutReport(
            try ButtonSource.renderer.compose(
                ButtonSource.button(keys), grid: PixelGrid(scale: 2), direction: direction,
                state: state))
    }

    static let books: [String] = [
        "button-states", "category-insets", "classic-insets", "color-glyphs", "configured-buttons",
        "how-to", "icon-buttons", "looks", "reversed-buttons", "zm-buttons",
    ]

    @Test("every report of the picture books fits the published schema", arguments: books)
    func schema(_ name: String) throws {
        let schema = try plain(LayoutReport.schema)
        let spec = try ButtonSpec(path: PackagePaths.fixture("Screens/\(name).json5"))
        let renderer = ButtonRenderer(fonts: ButtonFonts(spec.fonts))
        var count = 0
        for state in spec.states {
            for direction in spec.directions {
                for button in spec.buttons {
                    let composed = try renderer.compose(
                        button, grid: PixelGrid(scale: 2), direction: direction, state: state)
                    let report = LayoutReport(composed, screen: count.isMultiple(of: 2) ? "s" : nil)
                    let faults = SchemaCheck(try plain(report.jsonLine), against: schema).faults
                    #expect(faults == [], "\(button.name)")
                    count += 1
                }
            }
        }
        #expect(count >= 4)
    }

    @Test("the schema finds what is missing, unknown, too long or of another kind")
    func schemaFinds() throws {
        let schema = try plain(LayoutReport.schema)
        guard case .object(var members) = try plain(report("title: \"文\"").jsonLine) else {
            Issue.record("a report is an object")
            return
        }
        members["gap"] = .string("1")
        members["intrinsic"] = .array([.number(1), .number(2), .number(3)])
        members["name"] = nil
        members["extra"] = .null
        let faults = SchemaCheck(.object(members), against: schema).faults
        #expect(
            faults.sorted() == [
                "$ has extra", "$ has no name", "$.gap is no number", "$.intrinsic is too long",
            ])
    }

    @Test("the books are all that is in the folder of screens")
    func allBooks() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: PackagePaths.fixture("Screens"))
        let specs = files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) }
        #expect(specs.sorted() == Self.books)
    }

    // Layout reference B4: 120 × 24/84 wide; the title begins at 34.5 and is 120 × 60/84 wide.
    @Test("a report tells sizes, distortion, overflow, overlap and edges off the grid")
    func findings() throws {
        let json = try plain(
            report(
                "title: \"文字在右\", size: [120, 80], layout: \"classic\", horizontalAlignment: \"fill\""
            )
            .jsonLine)
        let icon = try #require(json["icon"])
        #expect(icon["kind"] == .string("image") && icon["distorted"] == .boolean(true))
        #expect(icon["natural"] == .array([.number(24), .number(24)]))
        #expect(icon["displayed"] == .array([.number(120.0 * 24 / 84), .number(24)]))
        #expect(json["title"]?["truncated"] == .boolean(false))
        guard case .array(let overflow)? = json["overflow"], case .number(let right) = overflow[3],
            case .array(let edges)? = json["offGrid"]
        else {
            Issue.record("\(json)")
            return
        }
        #expect(abs(right - (34.5 + 120.0 * 60 / 84 - 120)) < 1e-9)
        #expect(edges.map { $0["part"] } == [.string("icon"), .string("title")])
        #expect(edges.map { $0["edge"] } == [.string("right"), .string("right")])
    }

    @Test("state and direction are told unless they are the usual ones")
    func axes() throws {
        let usual = try plain(report("title: \"文\"").jsonLine)
        #expect(usual["state"] == nil && usual["direction"] == nil)
        let other = try plain(
            report("title: \"文\"", direction: .rightToLeft, state: [.selected, .disabled])
                .jsonLine)
        #expect(other["state"] == .string("disabled+selected"))
        #expect(other["direction"] == .string("rtl"))
    }

    // Layout reference C1, C5, R83 with a title of 60 × 22: dx = 60 - 84, dy = 24 + 10 + 22 - 24.
    @Test(
        "a category's report compares its insets with the exact ones and tells the room they need")
    func categories() throws {
        let json = try plain(
            report(
                "title: \"文字在右\", layout: \"edgeInsets\", insetStyle: \"top\", imageTitleSpace: 10"
            ).jsonLine)
        func numbers(_ values: Double...) -> PlainJSON { .array(values.map(PlainJSON.number)) }
        let categories = try #require(json["categories"])
        #expect(categories["seed"]?["icon"] == numbers(-27, 0, 0, -60))
        #expect(categories["seed"]?["title"] == numbers(0, -24, -29, 0))
        #expect(categories["seed"]?["gap"] == .number(5))
        #expect(categories["exact"]?["icon"] == numbers(-32, 0, 0, -60))
        #expect(categories["exact"]?["title"] == numbers(0, -24, -34, 0))
        #expect(categories["exact"]?["gap"] == .number(10))
        // 84 × 24: the image is 24 high in the middle of a group of 51, so 13.5 stand out.
        #expect(categories["seed"]?["overflow"] == numbers(13.5, 0, 13.5, 0))
        #expect(categories["compensation"] == numbers(16, -12, 16, -12))
        #expect(categories["compensatedSize"] == numbers(60, 56))
    }

    @Test("a swap's report names the strategy's weakness, and the right one has none")
    func weakness() throws {
        let flip = try report("title: \"文\", layout: \"swapped\", strategy: \"flip\"")
        #expect(flip.text.contains("  weakness   content insets, alignment"))
        #expect(try plain(flip.jsonLine)["weakness"] != nil)
        let right = try report("title: \"文\", layout: \"swapped\"")
        #expect(try plain(right.jsonLine)["weakness"] == nil)
    }

    @Test("the table has a row for each part and finding")
    func table() throws {
        let text = try report(
            "title: \"文字在右\", size: [60, 80], layout: \"classic\", contentEdgeInsets: [0, 2, 0, 0]",
            state: .highlighted
        ).text
        #expect(
            text == """
                b @2x highlighted  (0, 0, 60, 80)  classic
                  content    (2, 0, 58, 80)
                  image      (2, 28, 24, 24)  natural 24 × 24
                  title      (26, 29, 34, 22)  natural 60 × 21.72  baseline 46.5  truncated
                  insets     content (0, 2, 0, 0)  icon (0, 0, 0, 0)  title (0, 0, 0, 0)
                  gap        0
                  intrinsic  86 × 24
                  titleTruncated: the title is 60 pt wide but gets only 34 pt: \
                make the button wider or the title shorter
                """)
    }
}

import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

struct IconFontCase: Decodable, Sendable, CustomTestStringConvertible {
    enum Mode: String, Decodable, Sendable {
        case plain, seedCompatible
    }

    struct Frames: Decodable, Sendable {
        let scale: Double
        let icon: [LayoutNumber]?
        let title: [LayoutNumber]?
    }

    let name: String
    let why: String
    let modes: [Mode]
    let placement: String
    let margin: Double
    let marginAtInit: Double?
    let direction: String?
    let icon: [LayoutNumber]?
    let title: [LayoutNumber]?
    let bounds: [LayoutNumber]
    let gap: Double?
    let marginLeft: Double?
    let marginTop: Double?
    let totalWidth: [String: Double]?
    let intrinsic: [String: [LayoutNumber]]?
    let diagnostics: [String]?
    let frames: [Frames]

    var testDescription: String { name }
    var iconSize: Size? { icon.map(LayoutFixture.size) }
    var titleSize: Size? { title.map(LayoutFixture.size) }

    func layout(_ mode: Mode) throws -> IconFontLayout {
        IconFontLayout(
            placement: try #require(Placement(rawValue: placement)), margin: margin,
            seedCompatible: mode == .seedCompatible, marginAtInit: marginAtInit)
    }
}

/// A button centred in a container: its left edge at 1×, 2× and 3×.
struct ContainerCase: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let why: String
    let container: Double
    let top: Double
    let size: [LayoutNumber]
    let x: [LayoutNumber]

    var testDescription: String { name }
}

@Suite("Icon font layout")
struct IconFontLayoutTests {
    static let cases = Fixture.load([IconFontCase].self, from: "Layout/icon-font.json")

    @Test("Frames are those of the worked examples, with and without faults", arguments: cases)
    func frames(fixture: IconFontCase) throws {
        for mode in fixture.modes {
            for expected in fixture.frames {
                let frames = try fixture.layout(mode).frames(
                    icon: fixture.iconSize, title: fixture.titleSize,
                    bounds: LayoutFixture.size(fixture.bounds),
                    grid: PixelGrid(scale: expected.scale),
                    direction: LayoutFixture.direction(fixture.direction))
                let place: Comment = "\(mode) at \(expected.scale)x: \(frames)"
                #expect(close(frames.icon, expected.icon.map(LayoutFixture.rect)), place)
                #expect(close(frames.title, expected.title.map(LayoutFixture.rect)), place)
                #expect(frames.gap.map { close($0, fixture.gap ?? .nan) } ?? true, place)
                #expect((frames.gap == nil) == (fixture.gap == nil), place)
                #expect(frames.diagnostics.map(\.code) == fixture.diagnostics ?? [], place)
            }
        }
    }

    @Test(
        "Margins, total width and intrinsic size are those of the worked examples", arguments: cases
    )
    func sizes(fixture: IconFontCase) throws {
        let bounds = LayoutFixture.size(fixture.bounds)
        for mode in fixture.modes {
            let layout = try fixture.layout(mode)
            let (icon, title) = (fixture.iconSize, fixture.titleSize)
            if let expected = fixture.marginLeft {
                let margin = layout.marginLeft(icon: icon, title: title, width: bounds.width)
                #expect(close(margin, expected), "\(mode): \(margin)")
            }
            if let expected = fixture.marginTop {
                let margin = layout.marginTop(icon: icon, title: title, height: bounds.height)
                #expect(close(margin, expected), "\(mode): \(margin)")
            }
            if let expected = fixture.totalWidth?[mode.rawValue] {
                let width = layout.totalWidth(icon: icon, title: title)
                #expect(close(width, expected), "\(mode): \(width)")
            }
            if let expected = fixture.intrinsic?[mode.rawValue] {
                let size = layout.intrinsicSize(
                    icon: icon, title: title, grid: PixelGrid(scale: 2))
                #expect(close(size, LayoutFixture.size(expected)), "\(mode): \(size)")
            }
        }
    }

    static let containers = Fixture.load([ContainerCase].self, from: "Layout/container.json")

    @Test(
        "Buttons in the middle of a container stand on the pixel nearest to their edges",
        arguments: containers)
    func container(fixture: ContainerCase) {
        let size = LayoutFixture.size(fixture.size)
        let raw = Rect(
            x: (fixture.container - size.width) / 2, y: fixture.top, width: size.width,
            height: size.height)
        for (index, x) in fixture.x.enumerated() {
            let scale = Double(index + 1)
            let frame = PixelGrid(scale: scale).roundedEdges(raw)
            let expected = Rect(origin: Point(x: x.value, y: fixture.top), size: size)
            #expect(close(frame, expected), "\(scale)x: \(frame)")
        }
    }

    @Test(
        "At its intrinsic size nothing shrinks and the gap is the margin", arguments: [1.0, 2, 3])
    func intrinsic(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for placement in Placement.allCases {
            for step in 0..<120 {
                let layout = IconFontLayout(placement: placement, margin: Double(step % 9))
                let icon = Size(width: 15 + Double(step) * 0.237, height: 15.31)
                let title = Size(width: 60 + Double(step) * 0.311, height: 17.9004)
                let size = layout.intrinsicSize(icon: icon, title: title, grid: grid)
                let frames = layout.frames(icon: icon, title: title, bounds: size, grid: grid)
                #expect(frames.diagnostics == [])
                #expect(frames.gap.map { close($0, layout.margin) } == true)
            }
        }
    }
}

import GalleyButtons
import GalleyGeometry
import GalleyImage
import GalleyLayout
import GalleyText
import Testing

@Suite("What leaves a button's bounds")
struct ButtonReachTests {
    private let hidden = "icon: {name: \"stop\", size: 1, color: \"#0000\"}, "

    private func composed(
        _ keys: String, scale: Double = 1, frame: Rect? = nil,
        direction: LayoutDirection = .leftToRight
    ) throws -> ComposedButton {
        try ButtonSource.renderer.compose(
            ButtonSource.button(hidden + keys), grid: PixelGrid(scale: scale), frame: frame,
            direction: direction)
    }

    // Beside a long edge the shadow is the normal distribution of the distance over the radius:
    // Φ(-0.5/4) = 0.4503 and Φ(-4.5/4) = 0.1303; Φ(-12.5/4) = 0.0009.
    @Test("a shadow fades as its Gaussian does, and a picture that fits it holds all of it")
    func shadow() throws {
        let composed = try composed(
            "size: [60, 60], background: \"#000\", shadow: {radius: 4, offset: [0, 0]}")
        let picture = try ButtonSource.renderer.picture(of: composed, fit: .ink)
        // Three radii and a pixel on each side.
        #expect(picture.width == 86 && picture.height == 86)
        for (distance, alpha) in [(0, 114.8), (4, 33.2), (12, 0.2)] {
            #expect(abs(Double(picture[12 - distance, 43].alpha) - alpha) <= 1)
        }
        #expect(picture[0, 43].alpha == 0)
        let codes = composed.diagnostics.map(\.code)
        #expect(codes == Array(repeating: "shadowOutsideBounds", count: 4))
    }

    @Test("offset, opacity and spread of a shadow are drawn and reported")
    func offset() throws {
        let composed = try composed(
            "size: [40, 40], background: \"#0000\", shadow: {color: \"#F00\", radius: 0, "
                + "offset: [10, 0], opacity: 0.4, spread: 2, silhouette: \"bounds\"}")
        let picture = try ButtonSource.renderer.picture(of: composed)
        #expect(picture[7, 20].alpha == 0 && picture[39, 0].alpha == 102)
        #expect(picture[8, 20] == Color(red: 255, green: 0, blue: 0, alpha: 102))
        // 10 + 2 and a pixel to the right, 2 and a pixel above and below.
        #expect(
            composed.diagnostics == [
                .shadowOutsideBounds(.top, amount: 3), .shadowOutsideBounds(.bottom, amount: 3),
                .shadowOutsideBounds(.right, amount: 13),
            ])
    }

    // Half a pixel of a moved edge covers half of the next pixel.
    @Test("a radius of almost nothing is drawn as none", arguments: [0, 1e-300, 1e-9, 0.001, 0.01])
    func sharp(radius: Double) throws {
        let composed = try composed(
            "size: [20, 20], background: \"#FFF\", shadow: {radius: \(radius), offset: [0.5, 0]}")
        let picture = try ButtonSource.renderer.picture(of: composed, fit: .ink)
        let right = 20 - Int(composed.reach.minX.rounded(.down))
        #expect(abs(Int(picture[right, 10].alpha) - 128) <= 1 && picture[right + 1, 10].alpha <= 1)
    }

    @Test("a shadow of the contents follows glyphs, and nothing clear casts one")
    func contents() throws {
        let clear = try composed("size: [40, 40], background: \"#0000\", shadow: {offset: [0, 0]}")
        let picture = try ButtonSource.renderer.picture(of: clear)
        #expect((0..<40).allSatisfy { picture[$0, 2].alpha == 0 })
        let reach = try #require(clear.shadowReach)
        #expect(reach.width < 40)
    }

    // A dot is 8 points wide with its middle on the corner.
    @Test("a badge stands on its corner, mirrored with the direction", arguments: [1.0, 2, 3])
    func badge(scale: Double) throws {
        let keys = "size: [40, 40], background: \"#FFF\", badge: {offset: [-1, 2]}"
        let right = try composed(keys, scale: scale)
        #expect(right.badge?.frame == Rect(x: 35, y: -2, width: 8, height: 8))
        #expect(
            right.diagnostics == [
                .badgeOutsideBounds(.top, amount: 2), .badgeOutsideBounds(.right, amount: 3),
            ])
        let left = try composed(keys, scale: scale, direction: .rightToLeft)
        #expect(left.badge?.frame == Rect(x: -3, y: -2, width: 8, height: 8))
        let picture = try ButtonSource.renderer.picture(of: right, fit: .ink)
        #expect(picture.width == Int(43 * scale) && picture.height == Int(42 * scale))
        let middle = (x: Int(39 * scale), y: Int(4 * scale))
        #expect(picture[middle.x, middle.y] == Color(red: 255, green: 59, blue: 48))
    }

    @Test("a badge is as wide as its text and never narrower than high")
    func badgeText() throws {
        let one = try #require(try composed("size: [40, 40], badge: \"1\"").badge)
        let many = try #require(try composed("size: [40, 40], badge: \"1234\"").badge)
        #expect(one.frame.width == one.frame.height && many.frame.width > many.frame.height)
        let text = try #require(many.text)
        #expect(abs(many.frame.width - (text.width + 8)) <= 1)
    }

    @Test("what a screen cuts is told, and what it has room for is not")
    func screen() throws {
        let keys = "background: \"#FFF\", badge: true"
        let screen = Screen(name: "s", size: Size(width: 100, height: 100))
        let inside = try composed(keys, frame: Rect(x: 10, y: 10, width: 40, height: 40))
        #expect(inside.diagnostics(on: screen).isEmpty)
        let above = try composed(keys, frame: Rect(x: 10, y: 1, width: 40, height: 40))
        #expect(above.diagnostics(on: screen) == [.outsideScreen("s", .top, amount: 3)])
    }

    // Half a point is a whole pixel at 2x.
    @Test("a frame off the pixel grid is told with how far it was moved")
    func offGrid() throws {
        let frame = Rect(x: 10.5, y: 4, width: 40, height: 20)
        let moved = try composed("background: \"#FFF\"", frame: frame)
        #expect(
            moved.diagnostics == [
                .frameOffGrid(.left, amount: 0.5), .frameOffGrid(.right, amount: 0.5),
            ])
        #expect(try composed("background: \"#FFF\"", scale: 2, frame: frame).diagnostics.isEmpty)
    }

    /// A look with a number that is none, and the input that the error names.
    struct Wrong: CustomTestStringConvertible, Sendable {
        var input: String
        var apply: @Sendable (inout ButtonEffects) -> Void
        var testDescription: String { input }
    }

    static let wrong = [
        Wrong(input: "opacity") { $0.opacity = .nan },
        Wrong(input: "shadow.radius") { $0.shadow = ButtonShadow(radius: .nan) },
        Wrong(input: "shadow.opacity") { $0.shadow = ButtonShadow(opacity: .nan) },
        Wrong(input: "shadow.spread") { $0.shadow = ButtonShadow(spread: .nan) },
        Wrong(input: "shadow.offset") {
            $0.shadow = ButtonShadow(offset: Point(x: 0, y: Double.nan))
        },
        Wrong(input: "badge.offset") {
            $0.badge = ButtonBadge(.dot, offset: Point(x: Double.nan, y: 0))
        },
    ]

    @Test("a number of a look that is none is an error that names it", arguments: wrong)
    func notANumber(_ wrong: Wrong) throws {
        var button = try ButtonSource.button(hidden + "size: [10, 10]")
        wrong.apply(&button.effects)
        let fault = LayoutError.notANumber(.bounds, input: wrong.input)
        #expect(throws: ButtonsError.layout(button: "b", fault)) {
            try ButtonSource.renderer.compose(button, grid: PixelGrid(scale: 1))
        }
    }
}

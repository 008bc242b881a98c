import GalleyButtons
import GalleyDrawing
import GalleyGeometry
import GalleyImage
import GalleyLayout
import GalleyText
import Testing

@Suite("Button looks")
struct ButtonLookTests {
    /// Draws a button of the keys; it has an icon that nothing is seen of unless they name another.
    private func picture(
        _ keys: String, scale: Double = 1, fit: ButtonRenderer.Fit = .bounds,
        state: ButtonState = .normal
    ) throws -> Bitmap {
        let composed = try composed(keys, scale: scale, state: state)
        return try ButtonSource.renderer.picture(of: composed, fit: fit)
    }

    private func composed(
        _ keys: String, scale: Double = 1, state: ButtonState = .normal,
        direction: LayoutDirection = .leftToRight
    ) throws -> ComposedButton {
        let hidden = "icon: {name: \"stop\", size: 1, color: \"#0000\"},"
        let own = keys.contains("icon:") || keys.contains("image:")
        return try ButtonSource.renderer.compose(
            ButtonSource.button((own ? "" : hidden) + keys), grid: PixelGrid(scale: scale),
            direction: direction, state: state)
    }

    // The colour at a pixel's centre: 255 × (x + 0.5) / 256.
    @Test("a linear gradient runs across the bounds by its formula, from top to bottom by default")
    func linear() throws {
        let across = try picture(
            "size: [256, 4], background: {gradient: \"linear\", stops: [\"#000\", \"#FFF\"], "
                + "start: [0, 0], end: [1, 0]}")
        for x in 0..<256 {
            #expect(abs(Double(across[x, 2].red) - 255 * (Double(x) + 0.5) / 256) <= 0.51)
        }
        let down = try picture(
            "size: [4, 64], background: {gradient: \"linear\", stops: [\"#000\", \"#FFF\"]}")
        #expect(down[0, 0].red < 4 && down[3, 63].red > 250)
    }

    // A button of 30 × 40 has its corners 25 from the middle; the middle of the right edge is 15.
    @Test("a radial gradient of radius 1 ends at the farthest corner, whatever the proportions")
    func radial() throws {
        let picture = try picture(
            "size: [30, 40], background: {gradient: \"radial\", stops: [\"#000\", \"#FFF\"]}")
        for (x, y) in [(0, 0), (29, 20), (15, 39), (14, 20)] {
            let (dx, dy) = (Double(x) + 0.5 - 15, Double(y) + 0.5 - 20)
            let share = (dx * dx + dy * dy).squareRoot() / 25
            #expect(abs(Double(picture[x, y].red) - 255 * min(1, share)) <= 0.51)
        }
    }

    @Test("a sweep turns clockwise from the x axis, and stops without places are spread evenly")
    func sweep() throws {
        let picture = try picture(
            "size: [80, 80], background: {gradient: \"sweep\", "
                + "stops: [\"#F00\", \"#0F0\", \"#00F\", \"#FF0\", \"#F00\"]}")
        #expect(picture[79, 40].red > 240 && picture[40, 79].green > 240)
        #expect(picture[0, 40].blue > 240 && picture[40, 0].red > 240 && picture[40, 0].green > 240)
    }

    @Test("each corner has its own radius, in the order of CSS")
    func corners() throws {
        let picture = try picture(
            "size: [40, 40], background: \"#F00\", cornerRadius: [0, 20, 0, 10]")
        let red = Color(red: 255, green: 0, blue: 0)
        #expect(picture[0, 0] == red && picture[39, 39] == red)
        #expect(picture[39, 0].alpha == 0 && picture[0, 39].alpha == 0)
        // 20 - 20/√2 = 5.86 along the diagonal, 2.93 with half the radius.
        #expect(picture[34, 5].alpha < 255 && picture[32, 7] == red && picture[4, 35] == red)
    }

    @Test("a capsule has half the shorter side, under every layout")
    func capsule() throws {
        for layout in ["stack", "classic", "configuration"] {
            let composed = try composed(
                "layout: \"\(layout)\", size: [60, 24], cornerRadius: \"capsule\"")
            #expect(composed.cornerRadii == CornerRadii(12))
        }
    }

    @Test("a continuous corner begins farther from the corner than a circle of its radius")
    func continuous() throws {
        let keys = "size: [80, 80], background: \"#000\", cornerRadius: 20"
        let round = try picture(keys)
        let smooth = try picture(keys + ", cornerCurve: \"continuous\"")
        // A circle leaves the edge 20 from the corner, the curve of iOS 1.528665 × 20 = 30.6.
        #expect(round[25, 0].alpha == 255 && smooth[25, 0].alpha < 255)
        #expect(smooth[32, 0].alpha == 255)
    }

    // Black over black at half the opacity is half, not three quarters (layout reference R52).
    @Test("opacity is that of the whole group")
    func opacity() throws {
        let picture = try picture(
            "size: [20, 20], background: \"#000\", border: {width: 4}, opacity: 0.5")
        #expect(picture[1, 10].alpha == 128 && picture[10, 10].alpha == 128)
        let none = try self.picture("size: [20, 20], background: \"#000\", opacity: 0")
        #expect(none[10, 10] == .clear)
    }

    @Test("contents are cut at round bounds where they are masked, and not else")
    func masked() throws {
        let keys =
            "image: \"\(ButtonSource.disc)\", size: [24, 24], background: \"#00F\", cornerRadius: 12, "
            + "horizontalAlignment: \"fill\", verticalAlignment: \"fill\""
        let plate = "backgroundImage: \"\(ButtonSource.disc)\", "
        #expect(try picture(plate + keys + ", masksToBounds: true")[0, 0].alpha == 0)
        let large =
            "icon: {name: \"stop\", size: 60}, size: [20, 20], contentInsets: [-20, -20, -20, -20]"
        #expect(try composed(large).diagnostics.contains { $0.code == "inkOutsideBounds" })
        #expect(try composed(large + ", masksToBounds: true").diagnostics.isEmpty)
        let shadow = ", shadow: {}, masksToBounds: true"
        #expect(try composed(keys + shadow).shadowReach == nil)
    }

    @Test("a template takes the tint, and labels without a colour of their own do")
    func tint() throws {
        let blue = Color(red: 0, green: 0, blue: 255)
        let button = try ButtonSource.button(
            "title: \"文\", image: {file: \"\(ButtonSource.disc)\", template: true}, tint: \"#00F\", "
                + "disabled: {tint: \"#888\"}")
        #expect(button.title?.color == blue && button.image?.tint == blue)
        let gray = Color(red: 136, green: 136, blue: 136)
        #expect(button.showing(.disabled).title?.color == gray)
        let own = try ButtonSource.button(
            "title: {text: \"文\", color: \"#F00\"}, icon: \"home\", tint: \"#00F\"")
        #expect(own.title?.color == Color(red: 255, green: 0, blue: 0))
        #expect(own.icon?.color == blue)
    }

    @Test("a state changes what it sets of shadow and badge, and leaves the rest")
    func states() throws {
        let button = try ButtonSource.button(
            "shadow: {radius: 5, opacity: 0.5}, badge: \"3\", opacity: 0.9, "
                + "highlighted: {shadow: {radius: 1}, badge: false}, disabled: {opacity: 0.3}")
        let pressed = button.showing(.highlighted).effects
        #expect(pressed.shadow == ButtonShadow(radius: 1, opacity: 0.5))
        #expect(pressed.badge?.content == ButtonBadge.Content.none && pressed.opacity == 0.9)
        #expect(button.showing(.disabled).effects.opacity == 0.3)
        #expect(button.showing(.disabled).effects.badge?.content == .text("3"))
    }

    @Test("an activity indicator takes the place of a stack's icon, as high as a line of the title")
    func indicator() throws {
        let composed = try composed(
            "title: \"文\", icon: \"home\", showsActivityIndicator: true, tint: \"#00F\"")
        #expect(composed.showsActivityIndicator && composed.icon == nil)
        let frame = try #require(composed.frames.icon)
        let line = try #require(composed.title?.text.lines.first?.height)
        #expect(frame.width == line.rounded(.up) && frame.height == line.rounded(.up))
        let picture = try ButtonSource.renderer.picture(of: composed)
        let columns = Int(frame.minX)..<Int(frame.maxX)
        #expect(columns.contains { x in (0..<picture.height).contains { picture[x, $0].blue > 0 } })
        #expect(!composed.diagnostics.contains { $0.code == "ignoredByLayout" })
    }

    // Half of the light is 0.5^(1/2.4) × 1.055 - 0.055 = 0.7354 in sRGB for 128/255, 188 of 255.
    @Test("colours mix in sRGB, or in linear light where that is asked for")
    func blending() throws {
        let button = try ButtonSource.button(
            "icon: {name: \"stop\", size: 1, color: \"#0000\"}, size: [9, 9], background: \"#FFFFFF80\""
        )
        for (space, level) in [(BlendSpace.srgb, 128), (.linear, 188)] {
            let renderer = ButtonRenderer(fonts: ButtonSource.fonts, blendSpace: space)
            let composed = try renderer.compose(button, grid: PixelGrid(scale: 1))
            let picture = try renderer.picture(of: composed, background: .black)
            #expect(abs(Int(picture[0, 0].red) - level) <= 1, "\(space)")
        }
    }

    // Fitted to the ink, which stays inside, the same picture is drawn part by part.
    @Test(
        "a fill that covers the whole picture is drawn like any other",
        arguments: [
            "background: \"#FFF\"", "background: \"#123456\", border: {width: 2, color: \"#F00\"}",
            "background: \"#FFFFFF80\"", "background: \"#0F0\", opacity: 0.5",
            "background: \"#0F0\", cornerRadius: 7", "background: \"#0F0\", opacity: 0",
            "background: \"#0F0\", masksToBounds: true",
            "background: {gradient: \"linear\", stops: [\"#000\", \"#FFF\"]}",
        ], [BlendSpace.srgb, .linear])
    func ground(_ keys: String, space: BlendSpace) throws {
        let button = try ButtonSource.button(
            "title: \"文字\", icon: \"home\", size: [90.5, 30], \(keys)")
        let renderer = ButtonRenderer(fonts: ButtonSource.fonts, blendSpace: space)
        for scale in [1.0, 2] {
            let composed = try renderer.compose(button, grid: PixelGrid(scale: scale))
            #expect(composed.reach == Rect(origin: .zero, size: composed.bounds.size))
            let whole = try renderer.picture(of: composed, background: .black)
            #expect(
                try whole == renderer.picture(of: composed, fit: .ink, background: .black))
        }
    }

    // The names are those of UIView and CALayer.
    @Test("code for UIKit sets what views and layers have, and names what takes one of its own")
    func code() throws {
        let keys =
            "layout: \"classic\", icon: \"home\", opacity: 0.5, tint: \"#F00\", masksToBounds: false, "
            + "cornerRadius: 4, cornerCurve: \"continuous\", badge: true, "
            + "shadow: {radius: 2, offset: [1, 3], opacity: 0.4, spread: 1}, "
            + "background: {gradient: \"linear\", stops: [\"#000\"]}"
        let composed = try composed(keys)
        let swift = UIKitCode(composed).text(in: .swift)
        for line in [
            "button.alpha = 0.5", "button.layer.cornerCurve = .continuous",
            "button.layer.shadowRadius = 2", "button.layer.shadowOpacity = 0.4",
            "// no property of a button draws the gradient, the shadow's spread and the badge",
        ] {
            #expect(
                swift.contains(line.replacing("button.", with: "bButton.")), "\(line)\n\(swift)")
        }
        let objectiveC = UIKitCode(composed).text(in: .objectiveC)
        #expect(objectiveC.contains("bButton.layer.cornerCurve = kCACornerCurveContinuous;"))
    }
}

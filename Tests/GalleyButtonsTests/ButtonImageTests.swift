import Foundation
import GalleyButtons
import GalleyGeometry
import GalleyImage
import GalleyLayout
import TestSupport
import Testing

@Suite("Button images")
struct ButtonImageTests {
    private let red = Color(red: 255, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 255)
    private let half = Color(red: 0, green: 255, blue: 0, alpha: 128)

    /// Writes a picture of 2 × 2 pixels: red and blue above, half green and clear below.
    private func file(_ name: String, in folder: TemporaryFolder) throws -> String {
        var bitmap = try Bitmap(width: 2, height: 2)
        bitmap[0, 0] = red
        bitmap[1, 0] = blue
        bitmap[0, 1] = half
        let path = "\(folder.path)/\(name)"
        try Data(bitmap.encodedPNG(scale: 1)).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func picture(
        _ image: ButtonImage, width: Double? = nil, height: Double? = nil, scale: Double = 1,
        state: ButtonState = .normal
    ) throws -> Bitmap {
        var button = IconButton(
            name: "b", layout: .classic, width: width, height: height,
            horizontalAlignment: .fill, verticalAlignment: .fill, image: image)
        button.background = .color(.white)
        let renderer = ButtonRenderer(fonts: ButtonFonts([]))
        return try renderer.picture(
            of: renderer.compose(button, grid: PixelGrid(scale: scale), state: state))
    }

    @Test("the suffix of the file's name says how many pixels a point has")
    func naturalSize() throws {
        let folder = try TemporaryFolder()
        for (name, side) in [("a.png", 2), ("a@2x.png", 1), ("a@4x.png", 2), ("2x.png", 2)] {
            let path = try file(name, in: folder)
            let picture = try picture(ButtonImage(file: path))
            #expect(picture.width == side && picture.height == side, "\(name)")
        }
    }

    @Test("at its own size a picture's pixels are drawn as they are")
    func exact() throws {
        let folder = try TemporaryFolder()
        let picture = try picture(
            ButtonImage(file: file("a@2x.png", in: folder)), scale: 2)
        #expect(picture[0, 0] == red && picture[1, 0] == blue && picture[1, 1] == .white)
        // 255 × 127/255 of white stay beside green.
        #expect(picture[0, 1] == Color(red: 127, green: 255, blue: 127))
    }

    @Test("a template shows its tint, an overlay lies over it where it is not clear")
    func tinted() throws {
        let folder = try TemporaryFolder()
        let path = try file("a.png", in: folder)
        let tinted = try picture(ButtonImage(file: path, tint: blue))
        #expect(tinted[0, 0] == blue && tinted[1, 0] == blue && tinted[1, 1] == .white)
        #expect(tinted[0, 1] == Color(red: 127, green: 127, blue: 255))
        let black = Color(red: 0, green: 0, blue: 0, alpha: 102)
        let dark = try picture(ButtonImage(file: path, overlay: black))
        #expect(dark[0, 0] == Color(red: 153, green: 0, blue: 0) && dark[1, 1] == .white)
        // Pressed: black at 115/255, which is 0.45 in eight bits (layout reference R28).
        let pressed = try picture(ButtonImage(file: path), state: .highlighted)
        #expect(pressed[0, 0] == Color(red: 140, green: 0, blue: 0))
    }

    @Test("a stretched picture is linear between its pixels and ends with them")
    func stretched() throws {
        let folder = try TemporaryFolder()
        let wide = try picture(
            ButtonImage(file: file("a.png", in: folder)), width: 8, height: 2)
        #expect(wide[0, 0] == red && wide[7, 0] == blue)
        // Pixel 3 is centred at (3.5/8) × 2 - 0.5 = 0.375 between the two.
        #expect(wide[3, 0] == Color(red: 159, green: 0, blue: 96))
    }

    @Test("a squeezed picture is the mean of its pixels, clear ones without weight")
    func squeezed() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/row.png"
        var bitmap = try Bitmap(width: 4, height: 1, fill: red)
        bitmap[2, 0] = .clear
        bitmap[3, 0] = .clear
        try Data(bitmap.encodedPNG(scale: 1)).write(to: URL(fileURLWithPath: path))
        let picture = try picture(ButtonImage(file: path), width: 1, height: 1)
        // Half of the pixel is covered; the colour under it is white.
        #expect(picture[0, 0] == Color(red: 255, green: 127, blue: 127))
    }

    @Test("a background image is as large as its button, and the least size of a classic one")
    func background() throws {
        let folder = try TemporaryFolder()
        let path = try file("a.png", in: folder)
        let button = IconButton(
            name: "b", icon: nil, layout: .classic, image: ButtonImage(file: path),
            backgroundImage: ButtonImage(file: ButtonSource.disc))
        let composed = try ButtonSource.renderer.compose(button, grid: PixelGrid(scale: 1))
        #expect(composed.intrinsicSize == Size(width: 24, height: 24))
        #expect(composed.backgroundImage?.frame == Rect(x: 0, y: 0, width: 24, height: 24))
        #expect(composed.image?.frame == Rect(x: 11, y: 11, width: 2, height: 2))
    }

    @Test("a picture that can't be read is an error that names the button and the file")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let text = try folder.write("no picture", to: "text.png")
        for (path, fault) in [
            ("\(folder.path)/none.png", ImageError.fileNotFound(path: "\(folder.path)/none.png")),
            (text, .notPNG),
            (folder.path, .fileNotReadable(path: folder.path, reason: "not a regular file")),
        ] {
            #expect(throws: ButtonsError.image(button: "b", path: path, fault)) {
                try picture(ButtonImage(file: path))
            }
        }
    }

    @Test("an icon that its image view stretches fills its frame")
    func stretchedIcon() throws {
        let button = try ButtonSource.button(
            "icon: \"star\", layout: \"classic\", size: [48, 24], horizontalAlignment: \"fill\"")
        let plain = try ButtonSource.button("icon: \"star\", layout: \"classic\"")
        let grid = PixelGrid(scale: 2)
        let wide = try #require(try ButtonSource.renderer.compose(button, grid: grid).icon)
        let own = try #require(try ButtonSource.renderer.compose(plain, grid: grid).icon)
        #expect(wide.isStretched && !own.isStretched)
        let wideInk = try #require(wide.ink)
        let ownInk = try #require(own.ink)
        #expect(abs(wideInk.width - 2 * ownInk.width) < 1e-9)
        #expect(abs(wideInk.minX - 2 * ownInk.minX) < 1e-9)
        #expect(wideInk.height == ownInk.height && wideInk.minY == ownInk.minY)
    }
}

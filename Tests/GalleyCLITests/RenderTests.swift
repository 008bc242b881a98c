import Foundation
import GalleyImage
import TestSupport
import Testing

@Suite("galley render")
struct RenderTests {
    private static let demo = PackagePaths.fixture("Screens/icon-buttons.json5")

    private func bitmap(_ path: String) throws -> Bitmap {
        try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    }

    @Test("Every button and screen is written at every scale, in pixels of the scale")
    func demo() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun("render", Self.demo, "-o", folder.path)
        #expect(run.status == 0, "\(run.errors)")
        // Buttons of 120 points in the middle of 375 stand between two pixels at 1x.
        let notes = run.errors.split(separator: "\n")
        #expect(notes.count == 4 && notes.allSatisfy { $0.contains("off the pixel grid") })
        let names = ["demo", "icon-bottom", "icon-left", "icon-right", "icon-top"]
        let expected = names.flatMap { ["\($0).png", "\($0)@2x.png", "\($0)@3x.png"] }
        #expect(folder.contents == expected.sorted())
        for (scale, suffix) in [(1, ""), (2, "@2x"), (3, "@3x")] {
            let screen = try bitmap("\(folder.path)/demo\(suffix).png")
            #expect(screen.width == 375 * scale && screen.height == 300 * scale)
            let button = try bitmap("\(folder.path)/icon-left\(suffix).png")
            #expect(button.width == 120 * scale && button.height == 34 * scale)
        }
    }

    // A hairline is one device pixel inside the bounds: layout reference R47, R49, J1.
    @Test("A hairline border is the outermost ring of pixels at every scale", arguments: [1, 2, 3])
    func hairline(scale: Int) throws {
        let folder = try TemporaryFolder()
        let run = CommandRun(
            "render", Self.demo, "-o", folder.path, "--scale", "\(scale)", "--filter", "icon-right")
        #expect(run.status == 0)
        let suffix = scale == 1 ? "" : "@\(scale)x"
        let picture = try bitmap("\(folder.path)/icon-right\(suffix).png")
        for x in 0..<picture.width {
            #expect(picture[x, 0] == .black && picture[x, picture.height - 1] == .black)
        }
        for x in 1..<picture.width - 1 { #expect(picture[x, 1] == .white) }
        for y in 1..<picture.height - 1 {
            #expect(picture[0, y] == .black && picture[1, y] == .white)
            #expect(picture[picture.width - 1, y] == .black)
        }
    }

    @Test("Pictures do not depend on the working directory, the locale or the time")
    func environment() throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        let one = try CommandRun(
            process: ["render", Self.demo, "-o", first.path], folder: "/",
            environment: ["LANG": "C"])
        let other = try CommandRun(
            process: ["render", "icon-buttons.json5", "--output=\(second.path)"],
            folder: PackagePaths.fixture("Screens"),
            environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"])
        #expect(one.status == 0 && other.status == 0, "\(one.errors)\(other.errors)")
        #expect(first.contents == second.contents && first.contents.count == 15)
        for name in first.contents {
            let a = try Data(contentsOf: URL(fileURLWithPath: "\(first.path)/\(name)"))
            let b = try Data(contentsOf: URL(fileURLWithPath: "\(second.path)/\(name)"))
            #expect(a == b, "\(name) differs between two runs")
        }
    }

    @Test("The TTF, WOFF and WOFF2 of one font give identical pixels")
    func packedFonts() throws {
        let folder = try TemporaryFolder()
        var pictures: [Bitmap] = []
        for format in ["ttf", "woff", "woff2"] {
            let font = PackagePaths.font("MaterialSymbolsOutlined-subset.\(format)")
            let spec = try folder.write(
                """
                { galley: 1, fonts: { icons: { icon: "\(font)" } },
                  buttons: { a: { icon: { codepoints: "U+E6DF U+EA9B", size: 24.5 } } } }
                """, to: "\(format).json5")
            let run = CommandRun("render", spec, "-o", "\(folder.path)/\(format)")
            #expect(run.status == 0, "\(run.errors)")
            pictures.append(try bitmap("\(folder.path)/\(format)/a.png"))
        }
        #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
    }

    // Glyphicons U+E118 at 16: advance 16, ink 0 to 20 (text measurement reference, T5).
    @Test("Ink that leaves the bounds is told, or enlarges the picture with --fit ink")
    func fit() throws {
        let folder = try TemporaryFolder()
        let font = PackagePaths.font("glyphicons-halflings-regular.ttf")
        let spec = try folder.write(
            """
            { galley: 1, fonts: { icons: { icon: "\(font)" } },
              buttons: { a: { icon: { codepoints: "U+E118", size: 16 } } } }
            """, to: "a.json5")
        let cut = CommandRun("render", spec, "-o", "\(folder.path)/cut")
        #expect(cut.status == 0)
        #expect(
            cut.errors.contains("a: the icon's ink reaches 4 pt beyond the button's right edge"))
        #expect(try bitmap("\(folder.path)/cut/a.png").width == 16)
        let whole = CommandRun("render", spec, "-o", "\(folder.path)/whole", "--fit", "ink")
        #expect(whole.status == 0 && whole.errors.isEmpty, "\(whole.errors)")
        // 20 pixels of ink, and one on each side for the quarter-pixel position.
        #expect(try bitmap("\(folder.path)/whole/a.png").width == 22)
    }

    @Test("A folder that can't be created or written ends with 73 and leaves nothing behind")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("x", to: "plain")
        let below = CommandRun("render", Self.demo, "-o", "\(file)/out")
        #expect(below.status == 73 && below.errors.contains("can't be created"))
        // A folder stands where a picture should go.
        let target = "\(folder.path)/out"
        try FileManager.default.createDirectory(
            atPath: "\(target)/icon-left.png", withIntermediateDirectories: true)
        let blocked = CommandRun("render", Self.demo, "-o", target, "--scale", "1")
        #expect(blocked.status == 74 && blocked.errors.contains("icon-left.png"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: target) == ["icon-left.png"])
    }

    @Test("Nothing is written when a later button does not resolve")
    func allOrNothing() throws {
        let folder = try TemporaryFolder()
        let font = PackagePaths.font("MaterialIcons-Regular.ttf")
        let spec = try folder.write(
            """
            { galley: 1, fonts: { icons: { icon: "\(font)" } },
              styles: { s: { icon: { size: 24 } } },
              buttons: { good: { style: "s", icon: "home" }, bad: { style: "s", icon: "hmoe" } } }
            """, to: "a.json5")
        let run = CommandRun("render", spec, "-o", "\(folder.path)/out")
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.contains("button bad: no icon of \(font) is named \"hmoe\""))
        #expect(run.errors.contains("did you mean home"))
        #expect(folder.contents == ["a.json5"])
    }

    @Test("Two specs that write the same file are refused")
    func sameFile() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun("render", Self.demo, Self.demo, "-o", folder.path)
        #expect(run.status == 64 && run.errors.contains("two spec files write icon-left.png"))
        #expect(folder.contents.isEmpty)
    }
}

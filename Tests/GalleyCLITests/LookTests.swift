import Foundation
import GalleyImage
import TestSupport
import Testing

@Suite("Looks on the command line")
struct LookTests {
    private func spec(in folder: TemporaryFolder, _ keys: String, more: String = "") throws
        -> String
    {
        try folder.write(
            """
            { galley: 1, fonts: { title: "\(PackagePaths.font("Roboto-Regular.ttf"))",
                icons: { icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))" } },
              buttons: { a: { icon: { name: "stop", size: 20, color: "#0000" }, size: [20, 20], \(keys) },
                b: { title: { text: "b", font: "title", size: 15, color: "#0000" }, size: [30, 20] } }
              \(more) }
            """, to: "a.json5")
    }

    private func bitmap(_ path: String) throws -> Bitmap {
        try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    }

    private static let dualFill = "background: { light: \"#FF0000\", dark: \"#0000FF\" }"

    @Test("Appearances of the matrix are pictures of their own, light without its name")
    func appearances() throws {
        let folder = try TemporaryFolder()
        let path = try spec(
            in: folder, Self.dualFill,
            more:
                ", matrix: { appearance: [\"light\", \"dark\"], state: [\"normal\", \"disabled\"] }"
        )
        let run = CommandRun("render", path, "-o", "\(folder.path)/out", "--filter", "a")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let out = "\(folder.path)/out"
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: out).sorted()
                == [
                    "a.png", "a~appearance=dark.png", "a~state=disabled,appearance=dark.png",
                    "a~state=disabled.png",
                ].sorted())
        #expect(try bitmap("\(out)/a.png")[9, 9] == Color(red: 255, green: 0, blue: 0))
        let blue = Color(red: 0, green: 0, blue: 255)
        #expect(try bitmap("\(out)/a~appearance=dark.png")[9, 9] == blue)
        let flag = CommandRun(
            "render", path, "-o", "\(folder.path)/dark", "--filter", "a", "--appearance", "dark",
            "--state", "normal")
        #expect(flag.status == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/dark")
                == ["a~appearance=dark.png"])
    }

    // 128/255 of white over black is 128, or in linear light 188.
    @Test("A background lies behind buttons, and colours mix as the flag says")
    func background() throws {
        let folder = try TemporaryFolder()
        let path = try spec(
            in: folder, "background: \"#FFFFFF80\"",
            more: ", screens: { s: { size: [40, 20], background: \"#00FF00\", "
                + "place: { a: [0, 0, 20, 20] } } }")
        for (blend, level) in [("srgb", 128), ("linear", 188)] {
            let out = "\(folder.path)/\(blend)"
            let run = CommandRun(
                "render", path, "-o", out, "--background", "#000", "--blend", blend)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            for name in ["a", "s"] {
                let pixel = try bitmap("\(out)/\(name).png")[9, 9]
                #expect(pixel.alpha == 255 && abs(Int(pixel.red) - level) <= 1)
            }
            #expect(try bitmap("\(out)/s.png")[39, 9] == .black)
        }
    }

    // Cells are as large as the largest button, 30 × 20, with 16 points around them.
    @Test("A sheet holds all buttons with their names, and nothing else is written")
    func sheet() throws {
        let folder = try TemporaryFolder()
        let path = try spec(
            in: folder, Self.dualFill,
            more: ", screens: { s: { size: [9, 9] } }, matrix: { scale: [1, 2] }")
        let out = "\(folder.path)/out"
        let run = CommandRun("render", path, "-o", out, "--sheet", "--appearance", "light,dark")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: out).sorted()
                == [
                    "a.png", "a@2x.png", "a~appearance=dark.png", "a~appearance=dark@2x.png",
                ].sorted())
        let picture = try bitmap("\(out)/a.png")
        #expect(picture.width == 16 + 2 * (30 + 16))
        let red = Color(red: 255, green: 0, blue: 0)
        #expect(picture[16 + 5, 16] == red && picture[16 + 24, 35] == red)
        #expect(picture[16 + 4, 16] == picture[0, 0])
        let caption = (16..<46).flatMap { x in (37..<52).map { picture[x, $0] } }
        #expect(caption.contains { $0.red < 128 && $0.green < 128 })
    }

    @Test("Without a declared title font a sheet has no captions")
    func noCaptions() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            { galley: 1, fonts: { icons: { icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))" } },
              buttons: { a: { icon: { name: "stop", size: 9, color: "#0000" }, size: [20, 20] } } }
            """, to: "x.json5")
        let run = CommandRun("render", path, "-o", "\(folder.path)/out", "--sheet")
        #expect(run.status == 0)
        let picture = try bitmap("\(folder.path)/out/x.png")
        #expect(picture.width == 52 && picture.height == 52)
    }

    @Test("What a picture cuts of shadow and badge is a warning, unless the picture holds it")
    func warnings() throws {
        let folder = try TemporaryFolder()
        let path = try spec(
            in: folder, "background: \"#FFF\", badge: true, shadow: { offset: [0, 2] }",
            more: ", screens: { s: { size: [22, 22], place: { a: [1, 1, 20, 20] } }, "
                + "wide: { size: [80, 80], place: { a: [30, 30, 20, 20] } } }")
        func run(_ words: String...) -> CommandRun {
            CommandRun(["render", path, "-o", "\(folder.path)/out"] + words)
        }
        let cut = run("--filter", "a")
        #expect(cut.errors.contains("a: the shadow reaches 12 pt beyond the button's bottom edge"))
        #expect(cut.errors.contains("a: the badge reaches 4 pt beyond the button's top edge"))
        #expect(run("--filter", "a", "--fit", "ink").errors.isEmpty)
        #expect(run("--sheet").errors.isEmpty)
        #expect(run("--filter", "wide").errors.isEmpty)
        #expect(run("--filter", "s").errors.contains("beyond the top edge of the screen s"))
    }

    /// Keys of a spec's button that go too far, and words of the one line that says so.
    static let excesses: [(keys: String, words: String)] = [
        ("size: [30000, 30000]", "60000"),
        ("shadow: { radius: 32768 }, background: \"#FFF\"", "32768"),
        ("opacity: NaN", "NaN"),
        ("cornerRadius: Infinity", "Infinity"),
        ("title: { text: \"x\", font: \"title\", size: 1e6 }", "10000 points"),
    ]

    @Test("What can't be drawn ends with 65 and one line", arguments: excesses.indices)
    func excess(_ index: Int) throws {
        let (keys, words) = Self.excesses[index]
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            { galley: 1, fonts: { title: "\(PackagePaths.font("Roboto-Regular.ttf"))",
                icons: { icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))" } },
              buttons: { a: { icon: { name: "stop", size: 20 }, \(keys) } } }
            """, to: "a.json5")
        let run = CommandRun(
            "render", path, "-o", "\(folder.path)/out", "--scale", "2", "--fit", "ink")
        #expect(run.status == 65)
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        #expect(run.errors.contains(words), "\(run.errors)")
        let written = try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
        #expect(written?.isEmpty ?? true)
    }

    @Test("A colour that is none is a wrong command line")
    func noColor() throws {
        let run = CommandRun("render", "a.json5", "-o", "out", "--background", "redd")
        #expect(run.status == 64 && run.errors.contains("#FFF"))
    }
}

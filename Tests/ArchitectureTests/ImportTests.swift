import Testing

@Suite("Imports of the rooms")
struct ImportTests {
    @Test("Every file under Sources imports only rooms below its own")
    func rooms() throws {
        let files = try PackageFile.all(below: "Sources", extensions: ["swift"])
        #expect(!files.isEmpty)
        let findings = files.flatMap(RoomTable.galley.findings)
        #expect(findings.isEmpty, "\(findings.report)")
    }

    @Test("C libraries' headers stay behind the fence of their C target")
    func headers() throws {
        let files = try PackageFile.all(below: "Sources", extensions: ["c", "h"])
        let findings = files.flatMap(HeaderFence.findings)
        #expect(findings.isEmpty, "\(findings.report)")
    }

    @Test(
        "An import that reaches too far is found, with its file and line",
        arguments: [
            ("Sources/GalleyText/A.swift", "import CFreeType", 1),
            ("Sources/GalleyFonts/A.swift", "import CUnicode", 1),
            ("Sources/GalleyLayout/A.swift", "\n\npublic import GalleyFonts", 3),
            (
                "Sources/GalleyGeometry/A.swift",
                "// import A\nprivate import FoundationEssentials", 2
            ),
            ("Sources/GalleyImage/A.swift", "import GalleyGeometry; import CPNG", 1),
            ("Sources/GalleyText/A.swift", "/* /* */ import A */\nimport CICU", 2),
            ("Sources/GalleyCLI/A.swift", "@preconcurrency import struct Foundation.URL", 1),
            ("Sources/GalleyCommand/main.swift", "let a = \"\"\"\nx\n\"\"\"\nimport Foundation", 4),
            ("Sources/GalleyDrawing/A.swift", "@_spi(Peek) @testable\nimport GalleyButtons", 2),
            ("Sources/GalleyGoldens/A.swift", "let q = #\"\\\"#\nimport GalleyDrawing", 2),
            ("Sources/GalleyText/A.swift", "import CUnicode\nimport Dispatch", 2),
            ("Sources/GalleyAttic/A.swift", "", 1),
            ("Sources/A.swift", "", 1),
        ])
    func bad(path: String, text: String, line: Int) {
        let findings = RoomTable.galley.findings(in: PackageFile(path: path, text: text))
        #expect(findings.map(\.line) == [line])
        #expect(findings.report.hasPrefix("\(path):\(line): "))
    }

    @Test(
        "Imports of lower rooms, and words that only look like imports, pass",
        arguments: [
            ("Sources/GalleyFonts/A.swift", "public import GalleyGeometry\nimport CFreeType // x"),
            ("Sources/GalleyFonts/B.swift", "#if canImport(Glibc)\nimport Glibc\n#endif"),
            ("Sources/GalleyLayout/A.swift", "// import Foundation\n/* import Foundation */"),
            ("Sources/GalleyLayout/B.swift", "let text = \"\"\"\n  import Foundation\n  \"\"\""),
            ("Sources/GalleyLayout/C.swift", "let text = \"\\\"import Foundation\""),
            ("Sources/GalleyLayout/D.swift", "let text = #\"\" import Foundation\"#"),
            ("Sources/GalleyLayout/E.swift", "let verb = Verb.import\nlet Foundation = `import`"),
            ("Sources/GalleyTesting/A.swift", "public import Foundation\nimport Testing"),
            ("Sources/Examples/Demo/main.swift", "import Galley"),
        ])
    func good(path: String, text: String) {
        let findings = RoomTable.galley.findings(in: PackageFile(path: path, text: text))
        #expect(findings.isEmpty, "\(findings.report)")
    }

    @Test("A C header outside its fence is found, with its file and line")
    func badHeader() {
        let samples = [
            (
                "Sources/CUnicode/include/galley_unicode.h",
                "#pragma once\n#include <unicode/ubidi.h>"
            ),
            ("Sources/CPNGCodec/include/galley_png.h", "//\n # include \"png.h\""),
            ("Sources/CPNGCodec/galley_png.c", "//\n#include <unicode/utypes.h>"),
            ("Sources/CHarfBuzz/shim.h", "//\n#include <ft2build.h>"),
        ]
        for (path, text) in samples {
            let findings = HeaderFence.findings(in: PackageFile(path: path, text: text))
            #expect(findings.map(\.line) == [2], "\(path)")
        }
        let fenced = PackageFile(path: "Sources/CPNGCodec/galley_png.c", text: "#include <png.h>")
        #expect(HeaderFence.findings(in: fenced).isEmpty)
    }
}

import Foundation
import TestSupport
import Testing

@Suite("Outside packages")
struct OutsidePackageTests {
    /// The words before a verb of the plugin; the sandbox of macOS would not let it write.
    private static let plugin: [String] = {
        #if os(macOS)
            ["package", "--disable-sandbox", "goldens"]
        #else
            ["package", "goldens"]
        #endif
    }()

    private static func spec(title: String, icon: String) -> String {
        """
        {
          galley: 1,
          fonts: {
            title: ["\(PackagePaths.font("Roboto-Regular.ttf"))"],
            icons: { icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))" },
          },
          buttons: {
            save: {
              title: { text: "\(title)", font: "title", size: 15 },
              icon: { name: "\(icon)", size: 18 },
            },
          },
        }
        """
    }

    private static let files: [String: String] = [
        "buttons.json5": spec(title: "Save", icon: "save"),
        "Tests/ClientTests/ButtonTests.swift": """
        import GalleyTesting
        import Testing

        @Suite struct ButtonTests {
            @Test func save() {
                assertGolden(.button("save"), ofSpec: "buttons.json5", scale: 2)
            }
        }
        """,
        // ICU's headers clash with those Foundation has inside, so that a library that lets them
        // through can't be imported beside it.
        "Tests/ClientTests/OldButtonTests.swift": """
        import Foundation
        import Galley
        import GalleyTesting
        import XCTest

        final class OldButtonTests: XCTestCase {
            func testTitle() throws {
                let face = try FontFace(path: "\(PackagePaths.font("Roboto-Regular.ttf"))")
                let style = TextStyle(chain: FallbackChain([face]), size: 15)
                XCTAssertEqual(try TextLayout(Date().description, style: style).lines.count, 1)
            }

            func testSave() {
                assertGolden(.button("save"), ofSpec: "buttons.json5", scale: 2)
            }
        }
        """,
    ]

    /// The one build of a package from nothing takes most of the time, so that all is tried on it.
    @Test(
        "A package that imports Galley, Foundation, XCTest and Testing builds; its goldens fail, are accepted, pass, and fail with the cause when the button is broken"
    )
    func goldens() throws {
        let package = try OutsidePackage(Self.files)
        let build = try package.swift(["build", "--build-tests"])
        try #require(build.status == 0, "\(build.text.suffix(4000))")
        // A golden that is missing in CI is missing the next time too.
        for _ in 0..<2 {
            let missing = try package.swift(["test", "--skip-build"], variables: ["CI": "1"])
            #expect(missing.status != 0)
            #expect(missing.text.contains("golden ButtonTests/save@2x is missing: "))
            #expect(!package.contains("Goldens"))
        }
        let missing = try package.swift(["test", "--skip-build"])
        #expect(missing.status != 0)
        for name in ["ButtonTests/save@2x", "OldButtonTests/testSave@2x"] {
            let command = (["swift"] + Self.plugin + ["accept", name]).joined(separator: " ")
            #expect(missing.text.contains("golden \(name) is missing: "), "\(missing.text)")
            #expect(missing.text.contains("right?    \(command)\n"), "\(missing.text)")
            #expect(package.contains(".galley/failures/\(name)/actual.png"))
        }
        let accepted = try package.swift(
            Self.plugin + ["accept", "ButtonTests/save@2x", "OldButtonTests/testSave@2x"])
        #expect(accepted.status == 0, "\(accepted.text.suffix(4000))")
        #expect(package.contains("Goldens/ButtonTests/save@2x.png"))

        let passed = try package.swift(["test", "--skip-build"], variables: ["CI": "1"])
        #expect(passed.status == 0, "\(passed.text)")

        try package.write(Self.spec(title: "Home", icon: "home"), to: "buttons.json5")
        // Swift Testing asks for a folder that is there.
        try package.makeFolder("Attached")
        let broken = try package.swift([
            "test", "--skip-build", "--attachments-path", "Attached",
        ])
        #expect(broken.status != 0)
        for name in ["ButtonTests/save@2x", "OldButtonTests/testSave@2x"] {
            #expect(broken.text.contains("golden \(name) differs: "), "\(broken.text)")
            #expect(package.contains(".galley/failures/\(name)/side-by-side.png"))
        }
        #expect(broken.text.contains("titleText \"Save\" → \"Home\""))
        #expect(broken.text.contains("iconSymbol \"save\" → \"home\""))
        #expect(broken.text.contains(" pixels differ, by up to 255 of 255, within "))
        for file in ["expected.png", "actual.png", "diff.png", "side-by-side.png", "result.json"] {
            #expect(package.contains("Attached/ButtonTests!save@2x!\(file)"), "\(file)")
        }
    }
}

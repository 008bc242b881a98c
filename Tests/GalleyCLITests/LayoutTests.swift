import Foundation
import GalleyButtons
import TestSupport
import Testing

@Suite("galley layout")
struct LayoutTests {
    private static let demo = PackagePaths.fixture("Screens/icon-buttons.json5")

    // Widths by hand: four Han glyphs of one em at 15 are 60, icons 15 each; the margins are
    // (120 − 30 − 60 − 10) ÷ 2 = 10 and (120 − 15 − 60 − 5) ÷ 2 = 20 (layout reference R86).
    @Test("The seed's buttons measure and stand as its formulas say, at every scale")
    func seed() throws {
        let run = CommandRun("layout", Self.demo, "--json")
        let objects = try run.objects().filter { $0["screen"] == nil }
        #expect(objects.count == 12)
        for object in objects {
            let name = try #require(object["name"] as? String)
            let icon = try #require(object["icon"] as? [String: Any])
            let title = try #require(object["title"] as? [String: Any])
            let iconFrame = try #require(icon["frame"] as? [Double])
            let titleFrame = try #require(title["frame"] as? [Double])
            #expect((title["natural"] as? [Double])?.first == 60)
            #expect(title["truncated"] as? Bool == false && title["lines"] as? Int == 1)
            #expect(object["diagnostics"] as? [String] == [])
            switch name {
            case "icon-left":
                #expect((icon["natural"] as? [Double])?.first == 30)
                #expect(iconFrame[0] == 10 && titleFrame[0] == 50 && object["gap"] as? Int == 10)
            case "icon-right":
                #expect(titleFrame[0] == 20 && iconFrame[0] == 85 && object["gap"] as? Int == 5)
            default:
                #expect(object["gap"] as? Int == 5)
            }
        }
    }

    @Test(
        "On a screen the bounds are the button's place, its edges on whole pixels",
        arguments: [1.0, 2.0, 3.0])
    func screen(scale: Double) throws {
        let run = CommandRun("layout", Self.demo, "--json", "--scale", "\(Int(scale))")
        let object = try #require(
            try run.objects().first { $0["screen"] != nil && $0["name"] as? String == "icon-left" })
        let bounds = try #require(object["bounds"] as? [Double])
        // 127.5 is on the grid at 2x; at 1x and 3x the nearest lines are 128 and 383/3.
        let left = [1: 128, 2: 127.5, 3: 383.0 / 3][scale]
        #expect(bounds[0] == left && bounds[1] == 20 && bounds[3] == 34)
        #expect(abs(bounds[2] - 120) < 1e-9)
    }

    @Test("The table says the same in words")
    func table() {
        let run = CommandRun("layout", Self.demo, "--scale", "2", "--filter", "icon-left")
        #expect(
            run.output == """
                icon-left @2x  (0, 0, 120, 34)  iconFont
                  icon       (10, 9.5, 30, 15)  natural 30 × 15  baseline 24.5
                  title      (50, 6, 60, 22)  natural 60 × 21.72  baseline 23.5
                  gap        10
                  intrinsic  120 × 22

                """)
    }

    @Test("The schema is printed as the library gives it")
    func schema() throws {
        let run = CommandRun("schema")
        #expect(run.status == 0 && run.output == ButtonSpec.schema)
        #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }
}

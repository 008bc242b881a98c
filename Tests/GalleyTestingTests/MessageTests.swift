import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@testable import GalleyTesting

/// What a test says when its golden fails. The numbers are counted by hand from squares on white.
@Suite("Messages of failed goldens")
struct MessageTests {
    /// How a command of a package's plugin begins.
    static let plugin: String = {
        #if os(macOS)
            "swift package --disable-sandbox goldens"
        #else
            "swift package goldens"
        #endif
    }()

    @Test("a missing golden fails, says where the picture is and how to accept it")
    func missing() throws {
        let shop = try Workshop()
        let outcome = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black), in: Workshop.session(), scale: 2)
        #expect(
            outcome.failure == """
                golden Buttons/save@2x is missing: this picture was never accepted
                  look at   .galley/failures/Buttons/save@2x/actual.png
                  golden    Goldens/Buttons/save@2x.png, which is not there yet
                  right?    \(Self.plugin) accept Buttons/save@2x
                """)
        #expect(outcome.result?.verdict == .missing)
        #expect(shop.files(below: "Goldens") == [])
    }

    @Test("a changed picture tells counts, largest difference, box, layout, files and command")
    func changed() throws {
        let shop = try Workshop()
        let before = #"{"titleText":"Save","icon":{"frame":[2,3,4,4],"runs":[{"glyphs":[5]}]}}"#
        let after = #"{"titleText":"Safe","icon":{"frame":[4,3,4,4],"runs":[{"glyphs":[6]}]}}"#
        _ = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black), in: Workshop.session(),
            layout: before)
        try shop.accept()
        let outcome = shop.check(
            try Workshop.picture(square: (4, 3, 4), .black), in: Workshop.session(),
            layout: after)
        let lines = try #require(outcome.failure).split(separator: "\n").map(String.init)
        // Columns 2, 3, 6 and 7 of four rows: 16 pixels, from black to white.
        #expect(
            lines[0].hasPrefix(
                "golden Buttons/save differs: 16 of 200 pixels differ, by up to 255 of 255, "
                    + "within 2,3,6,4"))
        #expect(
            Array(lines.dropFirst()) == [
                "  layout    titleText \"Save\" → \"Safe\"",
                "            icon.runs[0].glyphs [5] → [6]",
                "            icon.frame [2,3,4,4] → [4,3,4,4]",
                "  look at   .galley/failures/Buttons/save/side-by-side.png",
                "            expected.png, actual.png, diff.png and result.json lie beside it",
                "  golden    Goldens/Buttons/save.png",
                "  right?    \(Self.plugin) accept Buttons/save",
            ])
        #expect(
            shop.files(below: ".galley/failures/Buttons/save") == [
                "actual.png", "diff.png", "expected.png", "result.json", "side-by-side.png",
            ])
    }

    @Test("another size is told by its sides and has pictures too")
    func size() throws {
        let shop = try Workshop()
        _ = shop.check(
            try Workshop.picture(square: (0, 0, 1), .black), in: Workshop.session())
        try shop.accept()
        let outcome = shop.check(
            try Workshop.picture(height: 12, square: (0, 0, 1), .black), in: Workshop.session())
        let message = outcome.failure ?? ""
        #expect(
            message.hasPrefix(
                "golden Buttons/save differs: the size is 20×12 instead of 20×10 (height +2)"
            ))
        #expect(outcome.attachments.count == 5)
        for file in outcome.attachments {
            #expect(try InputFile.read(file.path, limit: 1 << 20).count > 0, "\(file.name)")
        }
    }

    @Test("a limit that does not hold is told with its reason and what would pass")
    func limit() throws {
        let shop = try Workshop()
        _ = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black), in: Workshop.session())
        try shop.accept()
        let outcome = shop.check(
            try Workshop.picture(square: (4, 3, 4), .black), in: Workshop.session(),
            options: GoldenOptions(tolerance: .of(.pixels(3), reason: "an old printer")))
        #expect(
            try #require(outcome.failure).contains(
                "  limit     up to 3 pixels (an old printer); up to 16 pixels would pass\n"))
        let enough = shop.check(
            try Workshop.picture(square: (4, 3, 4), .black), in: Workshop.session(),
            options: GoldenOptions(tolerance: .of(.pixels(16), reason: "an old printer")))
        #expect(enough.failure == nil && enough.result?.verdict == .match)
    }

    @Test("many changes of a layout are cut to eight, and the rest is counted")
    func manyChanges() throws {
        let shop = try Workshop()
        func layout(_ value: Int) -> String {
            "{" + (0..<11).map { "\"k\($0)\":\(value)" }.joined(separator: ",") + "}"
        }
        _ = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black), in: Workshop.session(),
            layout: layout(1))
        try shop.accept()
        let outcome = shop.check(
            try Workshop.picture(square: (4, 3, 4), .black), in: Workshop.session(),
            layout: layout(2))
        let message = try #require(outcome.failure)
        #expect(message.contains("k7 1 → 2\n            and 3 more, all in result.json\n"))
        #expect(!message.contains("k8"))
    }

    @Test("folders that the command would not find are named in the command")
    func foreignFolders() throws {
        let shop = try Workshop()
        let outcome = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black),
            in: Workshop.session([
                "GALLEY_GOLDENS": "\(shop.root)/Mine", "GALLEY_ARTIFACTS": "\(shop.root)/Out",
            ]))
        #expect(
            try #require(outcome.failure).hasSuffix(
                "  right?    \(Self.plugin) accept Buttons/save "
                    + "--golden-dir \(shop.root)/Mine --artifacts-dir \(shop.root)/Out"))
        #expect(
            shop.files(below: "Out/failures") == [
                "Buttons/save/actual.png", "Buttons/save/diff.png", "Buttons/save/result.json",
                "Buttons/save/side-by-side.png",
            ])
    }
}

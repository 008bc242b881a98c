import Foundation
import GalleyImage
import TestSupport
import Testing

@Suite("galley diff, explain and selftest")
struct DiffTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        var bitmap = try Bitmap(width: 20, height: 10, fill: .white)
        try write(bitmap, "a.png")
        bitmap[4, 5] = .black
        try write(bitmap, "b.png")
        try write(Bitmap(width: 20, height: 12, fill: .white), "tall.png")
    }

    private func write(_ bitmap: Bitmap, _ name: String) throws {
        try Data(bitmap.encodedPNG()).write(to: URL(fileURLWithPath: path(name)))
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func diff(_ first: String, _ second: String, _ words: String...) -> CommandRun {
        CommandRun(["diff", path(first), path(second)] + words)
    }

    @Test("The status tells a match, other pixels and other sizes apart")
    func statuses() {
        #expect(diff("a.png", "a.png").status == 0)
        #expect(diff("a.png", "b.png").status == 1)
        #expect(diff("a.png", "tall.png").status == 3)
        #expect(diff("a.png", "tall.png").output.contains("height +2"))
        #expect(diff("a.png", "b.png", "--exit-zero").status == 0)
        #expect(diff("a.png", "tall.png", "--on-size", "pad", "--max-diff", "40px").status == 0)
    }

    @Test("Limits take their units and say what would just pass")
    func limits() {
        #expect(diff("a.png", "b.png", "--max-diff", "1px").status == 0)
        #expect(diff("a.png", "b.png", "--max-diff", "0.5%").status == 0)
        #expect(diff("a.png", "b.png", "--max-diff", "0.49%").status == 1)
        #expect(diff("a.png", "b.png", "--max-diff", "1px", "--max-diff", "0.4%").status == 1)
        let bare = diff("a.png", "b.png", "--max-diff", "1")
        #expect(bare.status == 64)
        #expect(bare.errors.contains("3px"))
        #expect(diff("a.png", "b.png", "--max-channel", "254").status == 1)
        #expect(diff("a.png", "b.png", "--max-channel", "255").status == 0)
        #expect(diff("a.png", "b.png", "--window", "8:1").status == 0)
        #expect(diff("a.png", "b.png", "--window", "8:0").output.contains("--window 8:1 would"))
        #expect(diff("a.png", "b.png", "--fuzzy", "0-255;0-1").status == 0)
        #expect(diff("a.png", "b.png", "--ignore", "4,5,1,1").status == 0)
        #expect(diff("a.png", "b.png", "--ignore", "5,5,1,1").status == 1)
        #expect(diff("a.png", "b.png", "--ignore", "5,5,1").status == 64)
        #expect(diff("a.png", "b.png", "--metric", "yiq", "--threshold", "0.97").status == 0)
        #expect(diff("a.png", "b.png", "--metric", "yiq", "--threshold", "2").status == 64)
        #expect(diff("a.png", "b.png", "--threshold", "1").status == 64)
        #expect(diff("a.png", "b.png", "--ignore", "0,0,20,6").errors.contains("left out"))
    }

    @Test("Other comparators' statuses come with --compat")
    func compatibility() {
        #expect(diff("a.png", "b.png", "--compat", "odiff").status == 22)
        #expect(diff("a.png", "tall.png", "--compat", "odiff").status == 21)
        #expect(diff("a.png", "b.png", "--compat", "pixelmatch").status == 66)
        #expect(diff("a.png", "tall.png", "--compat", "pixelmatch").status == 65)
        #expect(diff("a.png", "a.png", "--compat", "pixelmatch").status == 0)
    }

    @Test("Files that are no pictures are named with what to do")
    func badFiles() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        try Data(pointer.utf8).write(to: URL(fileURLWithPath: path("pointer.png")))
        let whole = try Data(contentsOf: URL(fileURLWithPath: path("a.png")))
        try whole.dropLast(20).write(to: URL(fileURLWithPath: path("cut.png")))
        let run = diff("pointer.png", "a.png")
        #expect(run.status == 65)
        #expect(run.errors.contains("pointer.png: the file is a Git LFS pointer"))
        #expect(run.errors.contains("git lfs pull"))
        #expect(diff("a.png", "cut.png").status == 65)
        #expect(diff("a.png", "cut.png").errors.contains("ends too early"))
        #expect(diff("a.png", "none.png").status == 66)
    }

    @Test("Pictures of the differences are written, and the result as JSON")
    func outputs() throws {
        let run = diff(
            "a.png", "b.png", "-o", path("diff.png"), "--side-by-side", path("all.png"), "--json")
        let object = try #require(run.objects().first)
        #expect(object["verdict"] as? String == "changed")
        let measured = try #require(object["measured"] as? [String: Any])
        #expect(measured["differing"] as? Int == 1)
        #expect(measured["bounds"] as? [Int] == [4, 5, 1, 1])
        let picture = try Bitmap(
            png: Array(Data(contentsOf: URL(fileURLWithPath: path("diff.png")))))
        #expect(picture[4, 5] == Color(red: 255, green: 0, blue: 0))
        #expect(picture[5, 5] == .white)
        let all = try Bitmap(png: Array(Data(contentsOf: URL(fileURLWithPath: path("all.png")))))
        // Three pictures of 20 columns with 8 around each.
        #expect(all.width == 92 && all.height == 26)
        #expect(all[8 + 20 + 8 + 4, 8 + 5] == .black)
        #expect(diff("a.png", "b.png", "--preview").output.contains("▀"))
    }

    @Test("What differs is explained by metrics, places and what thresholds hide")
    func explain() throws {
        let run = CommandRun("explain", path("a.png"), path("b.png"))
        #expect(run.status == 0)
        #expect(run.output.contains("at 4,5,1,1: added, 1 px"))
        #expect(run.output.contains("exact: 1 px differ"))
        #expect(run.output.contains("yiq 0.1: steps up to 26"))
        #expect(run.output.contains("yiq 0.2: steps up to 52"))
        #expect(
            try CommandRun("explain", path("a.png"), path("b.png"), "--json").objects().count == 1)
    }

    @Test("The self test passes")
    func selfTest() {
        let run = CommandRun("selftest")
        #expect(run.status == 0)
        #expect(!run.output.contains("FAILED"))
    }
}

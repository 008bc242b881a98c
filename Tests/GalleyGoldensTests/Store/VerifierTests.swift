import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Verifying against goldens")
struct VerifierTests {
    @Test("A missing golden fails twice where nothing may be written, and waits with its pixels")
    func missing() throws {
        let fixture = try StoreFixture()
        for _ in 0..<2 {
            let verifier = try fixture.verifier(isReadOnly: true)
            let result = try verifier.verify(GoldenSubject("s/a"))
            try verifier.finish()
            #expect(result.verdict == .missing && result.isPending)
            #expect(!FileManager.default.fileExists(atPath: fixture.goldens))
            let waiting = try verifier.pending.all()
            #expect(waiting.map(\.name.path) == ["s/a"] && waiting[0].goldenPixelHash == nil)
            #expect(try verifier.pending.picture(of: waiting[0]).pixels.width == 12)
        }
        #expect(throws: GoldenStoreError.continuousIntegration) {
            try fixture.verifier(.changed, isReadOnly: true)
        }
    }

    @Test("Each mode writes what it says: none, missing, changed, all")
    func modes() throws {
        let other = GoldenEnvironment([GoldenEnvironment.Value("freetype", "2.13.0")])
        let table: [(UpdateMode, [GoldenVerdict])] = [
            (.none, [.match, .drift, .missing, .match]),
            (.missing, [.match, .drift, .recorded, .match]),
            (.changed, [.match, .recorded, .recorded, .match]),
            (.all, [.match, .recorded, .recorded, .recorded]),
        ]
        for (mode, expected) in table {
            let fixture = try StoreFixture()
            try fixture.record([
                GoldenSubject("s/same"), GoldenSubject("s/changed"), GoldenSubject("s/redrawn"),
            ])
            let verifier = try fixture.verifier(mode)
            let verdicts = [
                try verifier.verify(GoldenSubject("s/same")),
                try verifier.verify(GoldenSubject("s/changed", dot: 9, environment: other)),
                try verifier.verify(GoldenSubject("s/new")),
                try verifier.verify(GoldenSubject("s/redrawn", environment: other)),
            ].map(\.verdict)
            try verifier.finish()
            #expect(verdicts == expected, "\(mode)")
        }
    }

    @Test("A change of one step in one channel of one pixel among many fails")
    func oneStep() throws {
        let fixture = try StoreFixture()
        var bitmap = try Bitmap(width: 300, height: 200, fill: .white)
        func subject() throws -> GoldenSubject {
            GoldenSubject(
                name: try GoldenName(path: "big"), picture: .bitmap(bitmap),
                environment: StoreFixture.environment)
        }
        try fixture.record([subject()])
        bitmap[211, 123] = Color(red: 255, green: 254, blue: 255)
        let result = try fixture.verifier().verify(subject())
        #expect(result.verdict == .changed)
        #expect(result.comparison?.unequalPixels == 1)
        #expect(result.message.contains("1 of 60000 pixels differs"))
    }

    @Test("Recording again leaves every file as it is, byte for byte")
    func recordAgain() throws {
        let fixture = try StoreFixture()
        let subjects = [try GoldenSubject("s/a"), try GoldenSubject("s/b@2x", dot: 7)]
        try fixture.record(subjects)
        let before = try fixture.snapshot()
        for mode in [UpdateMode.changed, .all] {
            let verifier = try fixture.verifier(mode)
            for subject in subjects {
                #expect(try verifier.verify(subject).verdict == .match)
            }
            try verifier.finish()
            #expect(try fixture.snapshot() == before)
        }
        try FileManager.default.removeItem(atPath: fixture.goldens)
        try fixture.record(subjects.reversed())
        #expect(try fixture.snapshot() == before)
    }

    @Test("Another environment is told before the pixels, the library that moves glyphs first")
    func drift() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let now = GoldenEnvironment([
            GoldenEnvironment.Value("freetype", "2.13.0"),
            GoldenEnvironment.Value("harfbuzz", "6.0.0"),
            GoldenEnvironment.Value("zlib", "1.3"),
        ])
        let changed = try fixture.verifier().verify(
            GoldenSubject("s/a", dot: 199, environment: now))
        #expect(changed.verdict == .drift)
        #expect(
            changed.message.hasPrefix(
                "drawn in another environment (freetype 2.12.1 → 2.13.0, zlib 1.2.13 → 1.3); 1 of"))
        let equal = try fixture.verifier().verify(GoldenSubject("s/a", environment: now))
        #expect(equal.verdict == .match && equal.drift.map(\.name) == ["freetype", "zlib"])
        // What packs bytes can't change pixels.
        let packed = GoldenEnvironment(
            StoreFixture.environment.values.filter { $0.name != "zlib" }
                + [GoldenEnvironment.Value("zlib", "1.3")])
        let repacked = try fixture.verifier().verify(
            GoldenSubject("s/a", dot: 199, environment: packed))
        #expect(repacked.verdict == .changed)
    }

    @Test("An edited golden is found even where its text still claims the old pixels")
    func edited() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let texts = try PNGMetadata(png: [UInt8](fixture.bytes("s/a"))).texts
        var picture = try Bitmap(png: [UInt8](fixture.bytes("s/a")))
        picture[0, 0] = .black
        try fixture.write(picture.encodedPNG(texts: texts), to: "s/a.png")
        // Even the picture that the edited file shows is refused: nobody recorded it.
        let shown = GoldenSubject(
            name: try GoldenName(path: "s/a"), picture: .bitmap(picture),
            environment: StoreFixture.environment)
        for subject in [try GoldenSubject("s/a"), shown] {
            let result = try fixture.verifier().verify(subject)
            #expect(result.verdict == .edited && result.verdict.status == 65)
            #expect(result.message.contains("restore it from version control, or record it again"))
        }
        // Without the manifest the text alone tells.
        try FileManager.default.removeItem(atPath: "\(fixture.goldens)/manifest.json")
        #expect(try fixture.verifier().verify(shown).verdict == .edited)
    }

    @Test("The same pixels in another encoding match", arguments: [false, true])
    func recoded(isListed: Bool) throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let picture = try Bitmap(png: [UInt8](fixture.bytes("s/a")))
        let bytes = try picture.encodedPNG(
            scale: 3, texts: [PNGText(keyword: "Software", text: "other")])
        try fixture.write(bytes, to: "s/a.png")
        if !isListed {
            try FileManager.default.removeItem(atPath: "\(fixture.goldens)/manifest.json")
        }
        #expect(try fixture.verifier().verify(GoldenSubject("s/a")).verdict == .match)
        #expect(try fixture.verifier().verify(GoldenSubject("s/a", dot: 1)).verdict == .changed)
    }

    @Test("Two different pictures of one name are an error, equal ones are not")
    func duplicate() throws {
        let fixture = try StoreFixture()
        let verifier = try fixture.verifier(.all)
        _ = try verifier.verify(GoldenSubject("s/a"))
        _ = try verifier.verify(GoldenSubject("s/a"))
        let error = try #require(throws: GoldenStoreError.self) {
            try verifier.verify(GoldenSubject("s/a", dot: 1))
        }
        #expect("\(error)".contains("two pictures of this run are named s/a and differ"))
        #expect("\(error)".contains("a.json5:3") && "\(error)".contains("another name"))
    }

    @Test("Names that differ in nothing but case are refused, in a run and beside recorded ones")
    func collision() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/Save")])
        let verifier = try fixture.verifier(.changed)
        _ = try verifier.verify(GoldenSubject("s/save"))
        #expect(throws: GoldenStoreError.nameCollision("s/Save", "s/save")) {
            try verifier.finish()
        }
        #expect(throws: GoldenStoreError.nameCollision("s/save", "s/SAVE")) {
            try verifier.verify(GoldenSubject("s/SAVE"))
        }
    }

    @Test("A golden of an equal axis stands in; of another axis it does not")
    func fallback() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let verifier = try fixture.verifier(equalAxes: ["direction"])
        let result = try verifier.verify(GoldenSubject("s/a~direction=rtl"))
        #expect(result.verdict == .match && result.goldenName?.path == "s/a")
        #expect(
            try verifier.verify(GoldenSubject("s/a~appearance=dark")).verdict == .missing)
    }

    @Test("A Git LFS pointer, a cut and an empty golden are named")
    func unreadable() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let whole = [UInt8](try fixture.bytes("s/a"))
        let cases: [([UInt8], String)] = [
            (
                Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8),
                "run `git lfs pull`"
            ), (Array(whole.dropLast(20)), "ends too early"), ([], "empty"),
            (Array("GIF89a".utf8), "no PNG signature"),
        ]
        for (bytes, words) in cases {
            try fixture.write(bytes, to: "s/a.png")
            let error = try #require(throws: GoldenStoreError.self) {
                try fixture.verifier().verify(GoldenSubject("s/a"))
            }
            #expect("\(error)".hasPrefix("s/a.png: ") && "\(error)".contains(words))
        }
    }

    @Test("A tolerance forgives, and a lower end above zero asks equal pictures to differ")
    func tolerance() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        var subject = try GoldenSubject("s/a", dot: 199)
        subject.tolerance = .of(.pixels(1), reason: "a test")
        #expect(try fixture.verifier().verify(subject).verdict == .match)
        let range = try #require(Fuzzy(notation: "1-9;1-9"))
        var equal = try GoldenSubject("s/a")
        equal.tolerance = .of(.fuzzy(range), reason: "a test")
        #expect(try fixture.verifier().verify(equal).verdict == .changed)
    }
}

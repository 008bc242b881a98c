import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Artefacts of a failure")
struct ArtefactTests {
    @Test(
        "Every failing verdict leaves its files in a folder of its name, and a success clears them")
    func files() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a"), GoldenSubject("s/wide")])
        let verifier = try fixture.verifier()
        let pictures = ["actual.png", "diff.png", "result.json", "side-by-side.png"]
        let cases: [(GoldenSubject, GoldenVerdict, [String])] = [
            (try GoldenSubject("s/a", dot: 1), .changed, pictures + ["expected.png"]),
            (try GoldenSubject("s/wide", width: 14), .size, pictures + ["expected.png"]),
            (try GoldenSubject("s/new@2x"), .missing, pictures),
        ]
        for (subject, verdict, names) in cases {
            let result = try verifier.verify(subject)
            #expect(result.verdict == verdict)
            let folder = "\(fixture.artefacts)/failures/\(subject.name)"
            #expect(result.artefacts?.folder == folder)
            let found = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(found.sorted() == names.sorted())
            let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/result.json"))
            let json = try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
            #expect(json["verdict"] as? String == verdict.rawValue)
            #expect(json["name"] as? String == subject.name.path)
        }
        let size = try verifier.verify(GoldenSubject("s/wide", width: 14))
        #expect(size.message.contains("(width +2)"))
        let diff = try #require(size.artefacts?.diff)
        let picture = try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: diff))))
        #expect(picture.width == 14 && picture.height == 8)
        #expect(try fixture.verifier().verify(GoldenSubject("s/a")).verdict == .match)
        #expect(!FileManager.default.fileExists(atPath: "\(fixture.artefacts)/failures/s/a"))
        #expect(
            try String(contentsOfFile: "\(fixture.artefacts)/.gitignore", encoding: .utf8) == "*\n")
    }

    @Test("What moved in the layout is told value by value")
    func layout() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let result = try fixture.verifier().verify(GoldenSubject("s/a", x: 5))
        #expect(result.layoutChanges == ["x 3 → 5"])
    }

    @Test("Pictures in which the same colours changed are one group, others are not")
    func groups() throws {
        let fixture = try StoreFixture()
        let names = ["s/a", "s/b", "s/c"]
        try fixture.record([
            GoldenSubject("s/a", x: 2), GoldenSubject("s/b", x: 5), GoldenSubject("s/c", x: 8),
        ])
        let verifier = try fixture.verifier()
        let groups = [
            try verifier.verify(GoldenSubject("s/a", dot: 100, x: 2)).group,
            try verifier.verify(GoldenSubject("s/b", dot: 100, x: 5)).group,
            try verifier.verify(GoldenSubject("s/c", dot: 50, x: 8)).group,
        ]
        #expect(groups[0] == groups[1] && groups[0] != groups[2] && !groups[0].isEmpty)
        #expect(try verifier.pending.all().map(\.name.path) == names)
    }
}

import Foundation
import GalleyImage
import TestSupport
import Testing

@testable import GalleyGoldens

@Suite("The goldens' folder")
struct GoldenStoreTests {
    @Test(
        "A recording that was interrupted is finished by the next, and refused where nothing may be written"
    )
    func journal() throws {
        let (fixture, wanted) = (try StoreFixture(), try StoreFixture())
        try fixture.record([GoldenSubject("s/a")])
        try wanted.record([GoldenSubject("s/a", dot: 1), GoldenSubject("s/b")])
        // As a process leaves it that ends after its journal was written: one file moved, two not.
        let files = ["s/a.png": "1", "s/b.png": "2", "manifest.json": "3"]
        let moves = files.map { file, number in ["\(file).\(number).galley-tmp", file] }
        for move in moves {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(wanted.goldens)/\(move[1])"))
            try fixture.write(bytes, to: move[1] == "s/a.png" ? "s/a.png" : move[0])
        }
        let journal = try JSONSerialization.data(
            withJSONObject: ["galleyRecording": 1, "files": moves])
        try fixture.write(journal, to: ".recording.json")
        let error = try #require(throws: GoldenStoreError.self) {
            try fixture.verifier(isReadOnly: true)
        }
        #expect("\(error)".contains("interrupted") && "\(error)".contains("galley record"))
        #expect(try fixture.verifier().verify(GoldenSubject("s/b")).verdict == .match)
        #expect(try fixture.snapshot() == wanted.snapshot())
    }

    @Test("A journal can't move files out of the folder")
    func hostileJournal() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        let outside = try fixture.folder.write("mine", to: "outside.txt")
        for path in ["../outside.txt", outside] {
            let journal = "{\"galleyRecording\":1,\"files\":[[\"s/a.png\",\"\(path)\"]]}"
            try fixture.write(journal.utf8, to: ".recording.json")
            #expect(throws: GoldenStoreError.self) { try fixture.verifier() }
            #expect(try String(contentsOfFile: outside, encoding: .utf8) == "mine")
        }
    }

    @Test("Files and folders that are symbolic links are refused, whatever they lead to")
    func links() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a"), GoldenSubject("t/b")])
        let manager = FileManager.default
        try manager.moveItem(
            atPath: "\(fixture.goldens)/s/a.png", toPath: "\(fixture.folder.path)/a.png")
        try manager.createSymbolicLink(
            atPath: "\(fixture.goldens)/s/a.png", withDestinationPath: "../../a.png")
        try manager.moveItem(atPath: "\(fixture.goldens)/t", toPath: "\(fixture.folder.path)/t")
        try manager.createSymbolicLink(
            atPath: "\(fixture.goldens)/t", withDestinationPath: "../t")
        for (name, link) in [("s/a", "s/a.png"), ("t/b", "t")] {
            let error = try #require(throws: GoldenStoreError.self) {
                try fixture.verifier(.changed).verify(GoldenSubject(name))
            }
            #expect(error == .symbolicLink(path: "\(fixture.goldens)/\(link)"))
        }
    }

    @Test("Writers on many threads lose nothing and tear nothing")
    func threads() throws {
        let fixture = try StoreFixture()
        try FileManager.default.createDirectory(
            atPath: fixture.goldens, withIntermediateDirectories: true)
        Workers.run(count: 32, workers: 8) { number in
            let verifier = try? Verifier(
                store: fixture.store(), artefacts: fixture.artefacts, mode: .changed, batchSize: 0)
            _ = try? verifier?.verify(GoldenSubject("s/p\(number)", dot: UInt8(number)))
            _ = try? verifier?.verify(GoldenSubject("s/common"))
        }
        #expect(try fixture.store().names().count == 33)
        for number in 0..<32 {
            let subject = try GoldenSubject("s/p\(number)", dot: UInt8(number))
            #expect(try fixture.verifier().verify(subject).verdict == .match)
        }
        #expect(try fixture.snapshot().keys.allSatisfy { !$0.contains("galley-tmp") })
    }
}

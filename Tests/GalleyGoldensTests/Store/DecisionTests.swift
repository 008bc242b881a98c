import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Decisions on pictures that wait")
struct DecisionTests {
    private func waiting(_ fixture: StoreFixture) throws -> [PendingGolden] {
        try PendingStore(artefacts: fixture.artefacts).all()
    }

    private func decisions(_ fixture: StoreFixture) -> GoldenDecisions {
        GoldenDecisions(store: fixture.store(), artefacts: fixture.artefacts)
    }

    @Test("Accepting one of 200 pictures touches one golden and leaves 199 waiting")
    func one() throws {
        let fixture = try StoreFixture()
        let names = (100..<300).map { "s/p\($0)" }
        try fixture.record(names.map { try GoldenSubject($0) })
        let before = try fixture.snapshot()
        let verifier = try fixture.verifier()
        for name in names { _ = try verifier.verify(GoldenSubject(name, dot: 9)) }
        let waiting = try waiting(fixture)
        #expect(waiting.count == 200)
        let chosen = waiting.filter { $0.name.path == "s/p150" }
        #expect(try decisions(fixture).accept(chosen).map(\.path) == ["s/p150"])
        let after = try fixture.snapshot()
        let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
        #expect(changed == ["manifest.json", "s/p150.png"])
        #expect(try self.waiting(fixture).count == 199)
        #expect(try fixture.verifier().verify(GoldenSubject("s/p150", dot: 9)).verdict == .match)
    }

    @Test("An accepted picture gives the bytes that recording it would have given")
    func bytes() throws {
        let (accepted, recorded) = (try StoreFixture(), try StoreFixture())
        let subject = try GoldenSubject("s/a@2x")
        _ = try accepted.verifier().verify(subject)
        try decisions(accepted).accept(waiting(accepted))
        try recorded.record([subject])
        #expect(try accepted.snapshot() == recorded.snapshot())
        #expect(try waiting(accepted).isEmpty)
    }

    @Test("A picture of another tool keeps its pixels to the last bit when it is accepted")
    func foreign() throws {
        let fixture = try StoreFixture()
        // Its colour does not survive premultiplying.
        let straight = try StraightBitmap(width: 1, height: 1, bytes: [201, 7, 99, 3])
        // An uncompressed RGBA PNG that Python's zlib and struct wrote for these four bytes.
        let png = try #require(
            Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAEElEQVR4AQEFAPr/"
                    + "AMkHYwMEBwE3V7EXbwAAAABJRU5ErkJggg=="))
        let picture = try DrawnPicture(png: [UInt8](png))
        guard case .file(_, let pixels) = picture else { return #expect(Bool(false)) }
        #expect(pixels == straight)
        let subject = GoldenSubject(
            name: try GoldenName(foreignFile: "dot"), picture: picture,
            environment: GoldenEnvironment())
        _ = try fixture.verifier().verify(subject)
        try decisions(fixture).accept(waiting(fixture))
        #expect(try StraightBitmap(png: [UInt8](fixture.bytes("dot"))) == straight)
        #expect(try fixture.verifier().verify(subject).verdict == .match)
    }

    @Test("A golden that changed, and a picture that changed, make a decision outdated")
    func outdated() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a")])
        _ = try fixture.verifier().verify(GoldenSubject("s/a", dot: 1))
        let item = try #require(try waiting(fixture).first)
        try fixture.record([GoldenSubject("s/a", dot: 2)])
        // Recording cleared what waited; someone brings it back from elsewhere.
        _ = try fixture.verifier().verify(GoldenSubject("s/a", dot: 1))
        let before = try fixture.snapshot()
        let error = try #require(throws: GoldenStoreError.self) {
            try decisions(fixture).accept([item])
        }
        #expect("\(error)".contains("its golden is another one by now; verify again"))
        let fresh = try #require(try waiting(fixture).first)
        let path = "\(fixture.artefacts)/pending/pixels/\(fresh.pixelHash).png"
        try Data(Bitmap(width: 2, height: 2).encodedPNG()).write(to: URL(fileURLWithPath: path))
        #expect(throws: GoldenStoreError.self) { try decisions(fixture).accept([fresh]) }
        #expect(try fixture.snapshot() == before)
    }

    @Test(
        "Decisions of a file are carried out all together, or refused where one is for other pictures"
    )
    func file() throws {
        let fixture = try StoreFixture()
        try fixture.record([GoldenSubject("s/a"), GoldenSubject("s/b")])
        let verifier = try fixture.verifier()
        for name in ["s/a", "s/b", "s/new"] { _ = try verifier.verify(GoldenSubject(name, dot: 1)) }
        let items = try waiting(fixture)
        func entries(breaking name: String? = nil) -> [[String: Any]] {
            items.map { item in
                let zeros = String(repeating: "0", count: 64)
                return [
                    "name": item.name.path,
                    "decision": item.name.path == "s/b" ? "reject" : "accept",
                    "actual": name == "actual" && item.name.path == "s/new"
                        ? zeros : item.pixelHash,
                    "golden": name == "golden" && item.name.path == "s/b"
                        ? zeros : item.goldenPixelHash ?? NSNull() as Any,
                ]
            }
        }
        func carryOut(_ list: [[String: Any]]) throws -> [String] {
            let data = try JSONSerialization.data(
                withJSONObject: ["galleyDecisions": 1, "decisions": list])
            let read = try GoldenDecisions.Entry.read([UInt8](data), path: "d.json")
            return try decisions(fixture).carryOut(read).accepted.map(\.path)
        }
        let before = try fixture.snapshot()
        for broken in ["actual", "golden"] {
            let error = try #require(throws: GoldenStoreError.self) {
                try carryOut(entries(breaking: broken))
            }
            #expect("\(error)".contains("is for other pictures"))
            #expect(try fixture.snapshot() == before)
        }
        #expect(try carryOut(entries()).sorted() == ["s/a", "s/new"])
        #expect(try waiting(fixture).isEmpty)
        #expect(try fixture.verifier().verify(GoldenSubject("s/b")).verdict == .match)
        let again = try #require(throws: GoldenStoreError.self) { try carryOut(entries()) }
        #expect("\(again)".contains("nothing is pending under the name"))
    }

    @Test(
        "A file of decisions of another form is refused",
        arguments: [
            "{}", "{\"galleyDecisions\":2,\"decisions\":[]}",
            "{\"galleyDecisions\":1,\"decisions\":[{\"name\":\"a\",\"decision\":\"maybe\"}]}",
            "{\"galleyDecisions\":1,\"decisions\":[{\"name\":\"../a\",\"decision\":\"accept\"}]}",
        ])
    func shape(text: String) {
        #expect(throws: GoldenStoreError.self) {
            try GoldenDecisions.Entry.read(Array(text.utf8), path: "d.json")
        }
    }
}

import Foundation
import Testing

@testable import GalleyGoldens

@Suite("Manifest of goldens")
struct ManifestTests {
    private func fault(_ text: String) -> GoldenStoreError? {
        do {
            _ = try Manifest(reading: Array(text.utf8), path: "Goldens/manifest.json")
            return nil
        } catch {
            return error
        }
    }

    @Test("A manifest that is read and written stays the same, environments stored once")
    func roundTrip() throws {
        let fixture = try StoreFixture()
        try fixture.record([
            GoldenSubject("s/a"), GoldenSubject("s/b", dot: 9), GoldenSubject("t/c~x=1@2x"),
        ])
        let text = try String(contentsOfFile: "\(fixture.goldens)/manifest.json", encoding: .utf8)
        let manifest = try Manifest(reading: Array(text.utf8), path: "m")
        #expect(manifest.text == text)
        #expect(Array(manifest.records.keys.sorted()) == ["s/a", "s/b", "t/c~x=1@2x"])
        #expect(text.components(separatedBy: "\"freetype\"").count == 2)
        // Another program reads it.
        #expect((try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) != nil)
    }

    @Test("A manifest from the future is refused with what to do")
    func future() throws {
        let error = try #require(
            fault("{\"galleyGoldens\":2,\"goldens\":{},\"environments\":{},\"new\":1}"))
        #expect(
            error
                == .fromTheFuture(path: "Goldens/manifest.json", version: 2, known: 1))
        #expect("\(error)".contains("update galley"))
    }

    @Test("A merge that was not resolved is named with its line")
    func merge() throws {
        let text = "{\"galleyGoldens\":1,\n<<<<<<< ours\n\"goldens\":{}}"
        let error = try #require(fault(text))
        #expect("\(error)".hasPrefix("Goldens/manifest.json:2: "))
        #expect("\(error)".contains("resolve a merge"))
    }

    @Test(
        "A manifest of another shape names the key",
        arguments: [
            ("{}", "galleyGoldens"), ("[]", "galleyGoldens"),
            ("{\"galleyGoldens\":1,\"goldens\":{},\"environments\":{},\"extra\":1}", "extra"),
            ("{\"galleyGoldens\":1,\"goldens\":{\"../x\":{}},\"environments\":{}}", "../x"),
            ("{\"galleyGoldens\":1,\"goldens\":{\"x\":{\"file\":\"0\"}},\"environments\":{}}", "x"),
            ("{\"galleyGoldens\":1,\"goldens\":[],\"environments\":{}}", "goldens"),
        ])
    func shape(text: String, key: String) throws {
        let error = try #require(fault(text))
        #expect("\(error)".contains(key), "\(error)")
    }

    // RFC 8259: what is JSON and what is not.
    @Test(
        "Texts that are no JSON are refused without a crash",
        arguments: [
            "", "{", "[1,]", "{\"a\":1,}", "01", "+1", "1.", ".5", "nul", "\"\\x\"", "\"\\ud800\"",
            "\"\u{1}\"", "{\"a\":1,\"a\":2}", "1 2", "'a'", "-", "1e999",
            String(repeating: "[", count: 100_000),
        ])
    func notJSON(text: String) {
        #expect(throws: JSONParser.Fault.self) { try JSONParser.parse(Array(text.utf8)) }
    }

    @Test("Values of JSON are read, and written so that they are read again")
    func values() throws {
        let text =
            "{\"a\":[1,-2.5,1e3,true,false,null],\"b\":{\"c\":\"\\u00e9\\ud83d\\ude00\\n\\\"\"}}"
        let value = try JSONParser.parse(Array(text.utf8))
        #expect(value["b"]?["c"]?.text == "é😀\n\"")
        #expect(
            value["a"]
                == .array([
                    .integer(1), .number(-2.5), .number(1000), .boolean(true), .boolean(false),
                    .null,
                ]))
        #expect(value.line.utf8.allSatisfy { $0 < 0x80 })
        #expect(try JSONParser.parse(Array(value.line.utf8))["b"] == value["b"])
    }
}

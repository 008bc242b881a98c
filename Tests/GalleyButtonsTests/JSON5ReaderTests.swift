import GalleyButtons
import TestSupport
import Testing

@Suite("JSON5 reader")
struct JSON5ReaderTests {
    struct Accepted: Decodable, CustomTestStringConvertible {
        var name: String
        var why: String
        var source: String
        var value: PlainJSON
        var testDescription: String { name }
    }

    struct Rejected: Decodable, CustomTestStringConvertible {
        var name: String
        var why: String
        var source: String?
        var bytes: String?
        var at: String
        var message: String
        var testDescription: String { name }

        var input: [UInt8] {
            if let source { return Array(source.utf8) }
            return (bytes ?? "").split(separator: " ").compactMap { UInt8($0, radix: 16) }
        }
    }

    @Test(
        "what the specification allows reads as the value it says",
        arguments: Fixture.load([Accepted].self, from: "Spec/json5-accepted.json"))
    func accepts(_ fixture: Accepted) throws {
        let value = try JSON5Value(reading: Array(fixture.source.utf8), path: "a.json5")
        #expect(PlainJSON(value) == fixture.value)
    }

    @Test(
        "everything else is an error with its line, column, finding and remedy",
        arguments: Fixture.load([Rejected].self, from: "Spec/json5-rejected.json"))
    func rejects(_ fixture: Rejected) {
        let error = #expect(throws: ButtonsError.self) {
            try JSON5Value(reading: fixture.input, path: "a.json5")
        }
        #expect(error?.description == "a.json5:\(fixture.at): \(fixture.message)")
    }

    @Test("no file cut short before its last bracket reads as a value")
    func prefixes() throws {
        let source = Array(
            #"{a: [1.5e+3, 0xF, -.5, 'x\uD83D\uDE00\x41\n'], /* 文 */ "b": null, c: true}"#.utf8)
        for end in source.indices {
            #expect(throws: ButtonsError.self) {
                try JSON5Value(reading: Array(source[..<end]), path: "a")
            }
        }
        _ = try JSON5Value(reading: source, path: "a")
    }

    @Test("members keep their order, and keys and values know where they stand")
    func positions() throws {
        let source = "{\n  z: 1, 'a b':\r\n\t[+2 , {m: 'x'}],\r文: true}"
        let value = try JSON5Value(reading: Array(source.utf8), path: "a")
        guard case .object(let members) = value.content else {
            Issue.record("not an object")
            return
        }
        #expect(value.position == SourcePosition(line: 1, column: 1))
        #expect(members.map(\.key) == ["z", "a b", "文"])
        #expect(members.map(\.keyPosition.description) == ["2:3", "2:9", "4:1"])
        #expect(members.map(\.value.position.description) == ["2:6", "3:2", "4:4"])
        guard case .array(let elements) = members[1].value.content else {
            Issue.record("not an array")
            return
        }
        #expect(elements.map(\.position.description) == ["3:3", "3:8"])
        #expect(elements[0].content == .number(JSON5Number(value: 2, text: "+2")))
    }

    @Test("16 MiB are read and a byte more is an error")
    func size() {
        let limit = 16 * 1024 * 1024
        let oversize = [UInt8](repeating: UInt8(ascii: " "), count: limit + 1)
        let error = #expect(throws: ButtonsError.self) {
            try JSON5Value(reading: oversize, path: "a")
        }
        #expect(
            error?.description == "a:1:1: found a file of 16777217 bytes; allowed is up to 16777216"
        )
        #expect(JSON5Value.sizeLimit == limit)
    }

    @Test("a number of a hundred thousand digits rounds like any other")
    func longNumber() throws {
        let digits = "0." + String(repeating: "3", count: 100_000)
        let value = try JSON5Value(reading: Array(digits.utf8), path: "a")
        #expect(value.content == .number(JSON5Number(value: 1.0 / 3, text: digits)))
    }
}

import GalleyButtons
import TestSupport
import Testing

@Suite("Spec errors")
struct SpecRejectionTests {
    struct Rejected: Decodable, CustomTestStringConvertible {
        var name: String
        var why: String
        var source: String
        var error: String
        var testDescription: String { name }
    }

    @Test(
        "a fault is told with file, line, column, key path, finding and remedy",
        arguments: Fixture.load([Rejected].self, from: "Spec/rejected.json"))
    func rejects(_ fixture: Rejected) {
        let error = #expect(throws: ButtonsError.self) {
            try ButtonSpec(decoding: Array(fixture.source.utf8), path: "folder/spec.json5")
        }
        #expect(error?.description == fixture.error)
    }

    @Test("an issue carries its place and cause as values")
    func values() {
        let error = #expect(throws: ButtonsError.self) {
            try ButtonSpec(decoding: Array("{galley: 1,\n matrxi: 2}".utf8), path: "s.json5")
        }
        let site = SpecSite(
            path: "s.json5", position: SourcePosition(line: 2, column: 2), keyPath: "matrxi")
        let known = ["galley", "fonts", "colors", "styles", "buttons", "screens", "matrix"]
        #expect(
            error
                == .spec(
                    SpecIssue(site: site, problem: .unknownKey(nearest: "matrix", known: known))))
    }
}

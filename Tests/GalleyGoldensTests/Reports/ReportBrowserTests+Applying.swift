import Foundation
import GalleyGoldens
import TestSupport
import Testing

extension ReportBrowserTests {
    @Test("What is decided in the report of a real run is what galley accept then carries out")
    func applying() throws {
        let fixture = try StoreFixture()
        try fixture.record([
            GoldenSubject("s/changed"), GoldenSubject("s/kept"), GoldenSubject("s/wide"),
        ])
        let verifier = try fixture.verifier()
        let results = try [
            GoldenSubject("s/changed", dot: 90), GoldenSubject("s/kept", x: 5),
            GoldenSubject("s/wide", width: 14), GoldenSubject("s/new"),
        ].map { try verifier.verify($0) }
        let result = RunResult(
            toolVersion: "0.1.0", cases: results.map { CaseResult($0, environment: "now") })
        #expect(result.cases.map(\.status) == [.changed, .changed, .size, .missing])
        let bytes = Array(result.json.utf8)
        #expect(try SchemaCheck.faults(in: bytes, schema: ReportPage.resultSchema) == [])

        let page = HTMLReport(result).write(
            pictures: { item, role in
                item.artefacts[role == .golden ? "expected" : "actual"].flatMap {
                    FileManager.default.contents(atPath: $0).map(Array.init)
                }
            },
            beside: { (_, _) throws(Never) in })
        let file = "\(fixture.folder.path)/report.html"
        try Data(page).write(to: URL(fileURLWithPath: file))
        let browser = session.browser
        try browser.open("file://\(file)#case=s%2Fkept&view=three")
        try session.settle()
        #expect(try browser.text(".layout-table").contains("x35+2"))
        #expect(try browser.text("#case-message").contains("of 96 pixels"))
        for (name, key) in [("s/changed", "a"), ("s/kept", "r"), ("s/new", "a"), ("s/wide", "a")] {
            try browser.run(Self.choose(name))
            try browser.press(key)
        }
        let decisions = try download(to: fixture.folder.path)
        let done = try GoldenDecisions(store: fixture.store(), artefacts: fixture.artefacts)
            .carryOut(GoldenDecisions.Entry.read(decisions, path: "decisions.json"))
        #expect(done.accepted.map(\.path).sorted() == ["s/changed", "s/new", "s/wide"])
        #expect(done.rejected.map(\.path) == ["s/kept"])
        let again = try fixture.verifier()
        #expect(try again.verify(GoldenSubject("s/changed", dot: 90)).verdict == .match)
        #expect(try again.verify(GoldenSubject("s/new")).verdict == .match)
        #expect(try again.verify(GoldenSubject("s/kept")).verdict == .match)
    }

    /// Exports the decisions and returns the file's bytes.
    func download(to folder: String) throws -> [UInt8] {
        let file = "\(folder)/decisions.json"
        try session.browser.call(
            "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder])
        try session.browser.press("e")
        for _ in 0..<200 where !FileManager.default.fileExists(atPath: file) {
            Thread.sleep(forTimeInterval: 0.05)
        }
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    }

    /// The script that clicks on a case in the list.
    static func choose(_ name: String) -> String {
        """
        [...document.querySelectorAll('.row')]
          .find((row) => row.querySelector('.row-name').title === '\(name)').click()
        """
    }
}

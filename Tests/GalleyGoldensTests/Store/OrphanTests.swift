import Foundation
import GalleyGoldens
import TestSupport
import Testing

@Suite("Goldens of no use")
struct OrphanTests {
    /// Verifies pictures as one process of a run.
    private func run(
        _ fixture: StoreFixture, _ names: [String], _ scope: ReferenceLog.Scope,
        isComplete: Bool? = true
    ) throws {
        let log = try ReferenceLog(artefacts: fixture.artefacts, scope)
        let verifier = try fixture.verifier(references: log)
        for name in names { _ = try verifier.verify(GoldenSubject(name)) }
        if let isComplete { try log.finish(isComplete: isComplete) }
    }

    private func orphans(_ fixture: StoreFixture) throws -> [String] {
        try OrphanSearch(store: fixture.store(), artefacts: fixture.artefacts).orphans().map(\.path)
    }

    private func recorded() throws -> StoreFixture {
        let fixture = try StoreFixture()
        try fixture.record(["s/a", "s/b", "t/c"].map { try GoldenSubject($0) })
        return fixture
    }

    private func reason(_ fixture: StoreFixture) throws -> String {
        "\(try #require(throws: GoldenStoreError.self) { try orphans(fixture) })"
    }

    @Test("What a complete run had no use for is an orphan, listed in the manifest or not")
    func complete() throws {
        let fixture = try recorded()
        try fixture.write(fixture.bytes("s/b"), to: "s/stray.png")
        try run(fixture, ["s/a", "t/c"], .init(suites: ["s", "t"]))
        #expect(try orphans(fixture) == ["s/b", "s/stray"])
        let search = OrphanSearch(store: fixture.store(), artefacts: fixture.artefacts)
        try search.prune(search.orphans(), isFinal: false)
        #expect(try orphans(fixture).isEmpty)
        #expect(try fixture.store().names().map(\.path) == ["s/a", "t/c"])
        let trash = "\(fixture.artefacts)/trash/s"
        #expect(try FileManager.default.contentsOfDirectory(atPath: trash).count == 2)
    }

    @Test(
        "A run that was filtered, broken off or had an error can't tell, even after a complete one")
    func incomplete() throws {
        let scopes: [(ReferenceLog.Scope, Bool?, String)] = [
            (.init(suites: ["s"], isFiltered: true), true, "left pictures out"),
            (.init(suites: ["s"]), nil, "did not come to its end"),
            (.init(suites: ["s"]), false, "did not come to its end"),
        ]
        for (scope, isComplete, words) in scopes {
            let fixture = try recorded()
            try run(fixture, ["s/a", "s/b", "t/c"], .init(suites: ["s", "t"]))
            #expect(try orphans(fixture).isEmpty)
            try run(fixture, ["s/a"], scope, isComplete: isComplete)
            let reason = try reason(fixture)
            #expect(reason.hasPrefix("run incomplete: ") && reason.contains(words))
        }
    }

    @Test("A suite that no run covers can't be told, unless the run covers everything")
    func uncovered() throws {
        let fixture = try recorded()
        #expect(try reason(fixture).contains("no run has written down"))
        try run(fixture, ["s/a", "s/b"], .init(suites: ["s"]))
        #expect(try reason(fixture).contains("no run covers t"))
        try run(fixture, ["s/a", "s/b"], .init(suites: ["s"], isEverything: true))
        #expect(try orphans(fixture) == ["t/c"])
    }

    @Test("All specs together say nothing of the goldens that tests record")
    func tests() throws {
        let fixture = try recorded()
        var subject = try GoldenSubject("tests/d")
        subject.owner = "Tests/ButtonTests.swift:12"
        try fixture.record([subject])
        try run(fixture, ["s/a", "s/b"], .init(suites: ["s"], isEverything: true))
        #expect(try orphans(fixture) == ["t/c"])
        // A later run of tests leaves what the specs said as it is.
        try run(fixture, ["tests/d"], .init(suites: ["tests"]))
        #expect(try orphans(fixture) == ["t/c"])
    }

    @Test("Processes of one run count together, and one without an end spoils it")
    func processes() throws {
        let fixture = try recorded()
        try run(fixture, ["s/a"], .init(run: "1", suites: ["s"]))
        try run(fixture, ["s/b"], .init(run: "1", suites: ["s"]))
        try run(fixture, ["t/c"], .init(run: "1", suites: ["t"]))
        #expect(try orphans(fixture).isEmpty)
        try run(fixture, ["t/c"], .init(run: "1", suites: ["t"]), isComplete: nil)
        #expect(try reason(fixture).contains("did not come to its end"))
    }

    @Test("Two processes of a run that draw one name differently are an error")
    func conflict() throws {
        let fixture = try recorded()
        for dot in [1, 2] as [UInt8] {
            let log = try ReferenceLog(
                artefacts: fixture.artefacts, .init(run: "1", suites: ["s", "t"]))
            _ = try fixture.verifier(references: log).verify(GoldenSubject("s/a", dot: dot))
            try log.finish(isComplete: true)
        }
        #expect(try reason(fixture).contains("two pictures of this run are named s/a and differ"))
    }

    @Test("A spec that changed since the run makes its log too old")
    func changedSpec() throws {
        let fixture = try recorded()
        let spec = try fixture.folder.write("old", to: "s.json5")
        // SHA-256 of the text "old", by sha256sum.
        let hash = "cba06b5736faf67e54b07b561eae94395e774c517a7d910a54369e1263ccfbd4"
        try run(
            fixture, ["s/a", "s/b", "t/c"], .init(suites: ["s", "t"], inputs: [spec: hash]))
        #expect(try orphans(fixture).isEmpty)
        _ = try fixture.folder.write("new", to: "s.json5")
        #expect(try reason(fixture).contains("s.json5 has changed since"))
    }
}

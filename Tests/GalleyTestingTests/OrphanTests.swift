import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@testable import GalleyTesting

@Suite("Orphans beside tests")
struct TestOrphanTests {
    @Test("a run over all specs does not take the goldens of tests for orphans, but those of specs")
    func orphans() throws {
        let shop = try Workshop()
        let picture = try Workshop.picture(square: (2, 3, 4), .black)
        _ = shop.check(picture, in: Workshop.session(["GALLEY_UPDATE": "missing"]))
        let store = GoldenStore(folder: "\(shop.root)/Goldens")
        let artefacts = "\(shop.root)/.galley"
        let verifier = try Verifier(
            store: store, artefacts: artefacts, mode: .missing, batchSize: 0)
        let name = try GoldenName(suite: "buttons", name: "old")
        _ = try verifier.verify(
            GoldenSubject(
                name: name, picture: .bitmap(picture), environment: GoldenEnvironment(),
                owner: "buttons.json5:3"))
        let log = try ReferenceLog(
            artefacts: artefacts, ReferenceLog.Scope(isEverything: true))
        try log.finish(isComplete: true)
        #expect(try store.names().map(\.path) == ["Buttons/save", "buttons/old"])
        #expect(try OrphanSearch(store: store, artefacts: artefacts).orphans() == [name])
    }
}

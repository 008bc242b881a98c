import TestSupport
import Testing

@Suite("Button layout rules")
struct LayoutRulesTests {
    static let classic = Fixture.load([RulesFixture].self, from: "Layout/classic.json")
    static let edgeInsets = Fixture.load([RulesFixture].self, from: "Layout/edge-insets.json")
    static let swapped = Fixture.load([RulesFixture].self, from: "Layout/swapped.json")
    static let configuration = Fixture.load(
        [RulesFixture].self, from: "Layout/configuration.json")

    @Test("A classic button is laid out as the reference says", arguments: classic)
    func classicFrames(fixture: RulesFixture) throws { try fixture.check() }

    @Test("The inset categories do what the reference says", arguments: edgeInsets)
    func edgeInsetsFrames(fixture: RulesFixture) throws { try fixture.check() }

    @Test("The swaps do what the reference says, and their faults are named", arguments: swapped)
    func swappedFrames(fixture: RulesFixture) throws { try fixture.check() }

    @Test("A configured button is laid out as the reference says", arguments: configuration)
    func configurationFrames(fixture: RulesFixture) throws { try fixture.check() }
}

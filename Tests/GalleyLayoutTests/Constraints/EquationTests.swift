import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

struct AcceptedEquation: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let why: String
    let equation: String
    let expected: String

    var testDescription: String { name }
}

struct RejectedEquation: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let why: String
    let equation: String
    let column: Int
    let message: String

    var testDescription: String { name }
}

@Suite("Constraint equations")
struct EquationTests {
    static let accepted = Fixture.load(
        [AcceptedEquation].self, from: "Constraints/equations-accepted.json")
    static let rejected = Fixture.load(
        [RejectedEquation].self, from: "Constraints/equations-rejected.json")

    private let site = EquationSite(
        path: "demo.json5", key: "screens.demo.place.save[1]", line: 44, column: 24)

    private func layout() throws -> ConstraintLayout {
        var layout = try ConstraintLayout(size: Size(width: 375, height: 300))
        for name in ["save", "icon-left", "v1.2-b"] { try layout.addItem(name) }
        return layout
    }

    private func read(_ equation: String, at site: EquationSite? = nil) throws -> LayoutConstraint {
        var layout = try layout()
        let id = try layout.add(equation: equation, for: LayoutItem("save"), site: site)
        return try #require(layout.constraint(id))
    }

    @Test(
        "An equation says what its fixture says, and reads back from what it says",
        arguments: accepted)
    func reads(fixture: AcceptedEquation) throws {
        let constraint = try read(fixture.equation)
        #expect(constraint.description == fixture.expected)
        #expect(try read(constraint.description).matches(constraint))
        #expect(try read(constraint.description).constant == constraint.constant)
        #expect(constraint.source == .equation(fixture.equation, column: 1, site: nil))
    }

    @Test("A fault is an error that names its column and what is allowed", arguments: rejected)
    func refuses(fixture: RejectedEquation) throws {
        var layout = try layout()
        let error = #expect(throws: ConstraintError.self) {
            try layout.add(equation: fixture.equation, for: LayoutItem("save"))
        }
        let message = try #require(error).description
        let place = "equation \(fixture.equation.debugDescription) column \(fixture.column): "
        #expect(message.hasPrefix(place + fixture.message), "\(message)")
        #expect(layout.constraintCount == 0)
        let inFile = #expect(throws: ConstraintError.self) {
            try layout.add(equation: fixture.equation, for: LayoutItem("save"), site: site)
        }
        let prefix = "demo.json5:44:\(23 + fixture.column): screens.demo.place.save[1]: "
        #expect(try #require(inFile).description.hasPrefix(prefix + fixture.message))
    }

    @Test(
        "A mistyped name comes with all that could stand there, for the caller to find the nearest")
    func misspelling() throws {
        let item = #expect(throws: ConstraintError.self) { try read("top = icon-lef.bottom") }
        #expect(item?.misspelling?.name == "icon-lef")
        #expect(
            item?.misspelling?.allowed == ["save", "icon-left", "v1.2-b", "parent", "safeArea"])
        #expect(
            item?.message(nearest: ["icon-left"]).hasSuffix("; did you mean icon-left?") == true)
        let attribute = #expect(throws: ConstraintError.self) { try read("tpo = 20") }
        #expect(attribute?.misspelling?.name == "tpo")
        #expect(attribute?.misspelling?.allowed == LayoutAttribute.allCases.map(\.rawValue))
        let other = #expect(throws: ConstraintError.self) { try read("top = ") }
        #expect(other?.misspelling == nil)
    }

    @Test("An equation beyond the limit is an error that does not repeat it")
    func length() throws {
        let long = "width = 1" + String(repeating: " + 1", count: 2000)
        let error = #expect(throws: ConstraintError.self) { try read(long) }
        #expect(try #require(error).description.count < 200)
    }

    @Test("Cut and mangled equations are errors or constraints, never a crash")
    func mangled() throws {
        var generator = SplitMix64(seed: 3)
        var refused = 0
        let pieces: [[Character]] = [
            "20", ".", "-", "+", "=", "@", "×", "1e9", "é", "\n", "\u{0}", "🙂", " ",
            "99999999999999",
        ].map(Array.init)
        for _ in 0..<3000 {
            var text = Array(try #require(Self.accepted.randomElement(using: &generator)).equation)
            let start = Int.random(in: 0...text.count, using: &generator)
            let end = min(text.count, start + Int.random(in: 0...2, using: &generator))
            text.replaceSubrange(
                start..<end, with: pieces.randomElement(using: &generator) ?? [])
            do {
                _ = try read(String(text))
            } catch let error as ConstraintError {
                #expect(!error.description.isEmpty)
                refused += 1
            }
        }
        #expect(refused > 500 && refused < 2950)
    }
}

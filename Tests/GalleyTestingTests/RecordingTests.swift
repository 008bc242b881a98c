import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@testable import GalleyTesting

@Suite("Recording by tests")
struct RecordingTests {
    static let settings = "{ galley: 1, update: \"missing\" }"

    @Test("with CI set a missing golden fails twice in a row and no golden is written")
    func continuousIntegration() throws {
        let shop = try Workshop(settings: "{ galley: 1, update: \"all\" }")
        for _ in 0..<2 {
            let outcome = shop.check(
                try Workshop.picture(square: (2, 3, 4), .black),
                in: Workshop.session(["CI": "true", "GALLEY_UPDATE": "all"]),
                options: GoldenOptions(update: .all))
            #expect(outcome.result?.verdict == .missing)
            #expect(
                try #require(outcome.failure).hasSuffix(
                    "accept Buttons/save (on your own machine: CI writes no goldens)"))
            #expect(shop.files(below: "Goldens") == [])
            #expect(shop.files(below: ".galley/pending").count == 2)
        }
    }

    @Test("CI that is 0 or false is not set", arguments: ["0", "false", "False"])
    func noCI(value: String) throws {
        let shop = try Workshop()
        let outcome = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black),
            in: Workshop.session(["CI": value, "GALLEY_UPDATE": "missing"]))
        #expect(outcome.result?.verdict == .recorded)
    }

    /// What says whether a golden may be written, nearest first, and whether it is.
    static let sayings: [(GoldenUpdate?, GoldenUpdate?, String?, Bool, GoldenVerdict)] = [
        (nil, nil, nil, false, .missing), (nil, nil, nil, true, .recorded),
        (nil, nil, "none", true, .missing), (nil, nil, "missing", false, .recorded),
        (nil, .never, "missing", true, .missing), (nil, .missing, "none", false, .recorded),
        (.never, .missing, "missing", true, .missing),
        (.missing, .never, "none", false, .recorded),
    ]

    @Test(
        "the call counts more than the trait, that more than the environment, that more than galley.json5",
        arguments: sayings.indices)
    func precedence(index: Int) throws {
        let (call, trait, variable, isInSettings, verdict) = Self.sayings[index]
        let shop = try Workshop(settings: isInSettings ? Self.settings : nil)
        let variables = variable.map { ["GALLEY_UPDATE": $0] } ?? [:]
        let picture = try Workshop.picture(square: (2, 3, 4), .black)
        let outcome = GoldenOptions.$ofTraits.withValue(GoldenOptions(update: trait?.mode)) {
            shop.check(
                picture, in: Workshop.session(variables), options: GoldenOptions(update: call?.mode)
            )
        }
        #expect(outcome.result?.verdict == verdict)
    }

    @Test("the tolerance of a call, a trait or galley.json5 counts in this order")
    func tolerances() throws {
        let shop = try Workshop(
            settings: """
                { galley: 1, tolerances: [{ names: "Buttons/*", pixels: 16, reason: "old" }] }
                """)
        _ = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black), in: Workshop.session())
        try shop.accept()
        let moved = try Workshop.picture(square: (4, 3, 4), .black)
        #expect(shop.check(moved, in: Workshop.session()).result?.verdict == .match)
        let strict = GoldenOptions(tolerance: .exact)
        let loose = GoldenOptions(tolerance: .of(.pixels(16), reason: "old"))
        GoldenOptions.$ofTraits.withValue(strict) {
            #expect(shop.check(moved, in: Workshop.session()).result?.verdict == .changed)
            #expect(
                shop.check(moved, in: Workshop.session(), options: loose).result?.verdict
                    == .match)
        }
    }

    @Test("a picture that is recorded passes with a warning that names the golden")
    func recorded() throws {
        let shop = try Workshop()
        let outcome = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black), in: Workshop.session(),
            options: GoldenOptions(update: .missing))
        #expect(outcome.failure == nil)
        #expect(
            outcome.warning
                == "golden Buttons/save recorded as a golden of its own; look at "
                + "Goldens/Buttons/save.png")
        #expect(shop.files(below: "Goldens") == ["Buttons/save.png", "manifest.json"])
    }

    @Test("a value that does not fit GALLEY_UPDATE is an error that tells those that do")
    func wrongVariable() throws {
        let shop = try Workshop()
        let outcome = shop.check(
            try Workshop.picture(square: (2, 3, 4), .black),
            in: Workshop.session(["GALLEY_UPDATE": "yes"]))
        #expect(
            outcome.failure
                == "no verdict on a golden: \"yes\" does not fit the environment variable "
                + "GALLEY_UPDATE; set it to none, missing, changed, all, or unset it")
    }
}

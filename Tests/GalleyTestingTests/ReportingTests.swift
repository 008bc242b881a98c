import GalleyButtons
import GalleyGeometry
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@testable import GalleyTesting

@Suite("Goldens in Swift Testing", .goldens(tolerance: .of(.pixels(3), reason: "of the suite")))
struct ReportingTests {
    @Test("traits of suites and tests are joined", .goldens(update: .missing))
    func traits() {
        #expect(GoldenOptions.ofTraits.update == .missing)
        #expect(GoldenOptions.ofTraits.tolerance == .of(.pixels(3), reason: "of the suite"))
        #expect(GoldenOptions.ofTraits.metric == nil)
    }

    @Suite("Inner", .goldens(metric: Metric(.yiq), tolerance: .exact))
    struct Inner {
        @Test("an inner trait counts more than an outer one")
        func inner() {
            #expect(GoldenOptions.ofTraits.tolerance == .exact)
            #expect(GoldenOptions.ofTraits.metric == Metric(.yiq))
            #expect(GoldenOptions.ofTraits.update == nil)
        }
    }

    @Test("a golden that fails is an issue at the line of the call, with the message")
    func issue() throws {
        let folder = try TemporaryFolder()
        let session = Workshop.session([
            "GALLEY_GOLDENS": "\(folder.path)/Goldens", "GALLEY_ARTIFACTS": "\(folder.path)/out",
        ])
        let picture = try Workshop.picture(square: (2, 3, 4), .black)
        let line = #line + 3
        withKnownIssue {
            GoldenSession.$current.withValue(session) {
                let result = assertGolden(picture, named: "issue")
                #expect(result?.verdict == .missing)
            }
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileName == "ReportingTests.swift"
                && issue.comments.first?.rawValue.hasPrefix(
                    "golden ReportingTests/issue is missing: ") == true
        }
    }

    @Test("a button and a screen of a spec are recorded with the layout, and match afterwards")
    func specs() throws {
        let folder = try TemporaryFolder()
        let variables = [
            "GALLEY_GOLDENS": "\(folder.path)/Goldens", "GALLEY_ARTIFACTS": "\(folder.path)/out",
        ]
        func run(_ update: GoldenUpdate, shown: GoldenVerdict) {
            GoldenSession.$current.withValue(Workshop.session(variables)) {
                for appearance in [Appearance.light, .dark] {
                    let button = assertGolden(
                        .button("icon-left"), ofSpec: "Fixtures/Screens/icon-buttons.json5",
                        named: "button", scale: 2, state: .disabled, appearance: appearance,
                        update: update)
                    #expect(button?.verdict == shown)
                    #expect(
                        button?.name.path
                            == "ReportingTests/button~state=disabled"
                            + (appearance == .dark ? ",appearance=dark@2x" : "@2x"))
                }
            }
        }
        withKnownIssue(isIntermittent: true) {
            run(.missing, shown: .recorded)
        } matching: {
            $0.severity == .warning
        }
        run(.never, shown: .match)
        withKnownIssue {
            GoldenSession.$current.withValue(Workshop.session(variables)) {
                #expect(
                    assertGolden(
                        .screen("nowhere"), ofSpec: "Fixtures/Screens/icon-buttons.json5",
                        named: "screen") == nil)
            }
        } matching: { issue in
            issue.comments.first?.rawValue.contains("has no screen named \"nowhere\"; it has demo")
                == true
        }
    }

    @Test("a part that is ignored may change, and nothing else may")
    func ignoring() throws {
        let folder = try TemporaryFolder()
        func session() -> GoldenSession {
            Workshop.session([
                "GALLEY_GOLDENS": "\(folder.path)/Goldens",
                "GALLEY_ARTIFACTS": "\(folder.path)/out",
            ])
        }
        let spec = try ButtonSpec(path: PackagePaths.fixture("Screens/icon-buttons.json5"))
        let renderer = ButtonRenderer(fonts: ButtonFonts(spec.fonts))
        let button = try #require(spec.buttons.first { $0.name == "icon-left" })
        let screen = Screen(
            name: "s", size: Size(width: 140, height: 60),
            items: [
                Screen.Item(button: "icon-left", frame: Rect(x: 10, y: 10, width: 120, height: 34))
            ])
        var retitled = button
        retitled.title?.color = .black
        var redrawn = button
        redrawn.icon?.color = .black
        func verdicts(_ button: IconButton, _ update: GoldenUpdate) -> [GoldenVerdict?] {
            GoldenSession.$current.withValue(session()) {
                [
                    assertGolden(
                        button, renderer: renderer, named: "b", update: update,
                        ignoring: [.title])?.verdict,
                    assertGolden(
                        screen, buttons: [button], renderer: renderer, named: "s",
                        update: update, ignoring: [.title])?.verdict,
                ]
            }
        }
        withKnownIssue {
            #expect(verdicts(button, .missing) == [.recorded, .recorded])
        } matching: {
            $0.severity == .warning
        }
        #expect(verdicts(retitled, .never) == [.match, .match])
        withKnownIssue {
            #expect(verdicts(redrawn, .never) == [.changed, .changed])
        } matching: {
            $0.comments.first?.rawValue.contains(" differs: ") == true
        }
    }
}

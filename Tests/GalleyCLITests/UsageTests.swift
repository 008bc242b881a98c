import GalleyCLI
import TestSupport
import Testing

@Suite("Command line")
struct UsageTests {
    /// Words of the command line, where ROBOTO, ICONS, SPEC and FIXTURES stand for paths, and what
    /// they must end in.
    struct Case: CustomTestStringConvertible, Sendable {
        let words: String
        let status: Int32
        let error: String
        var testDescription: String { words }
    }

    static let failures: [Case] = [
        Case(words: "", status: 64, error: "a verb is missing"),
        Case(words: "draw", status: 64, error: "unknown verb \"draw\""),
        Case(words: "render", status: 64, error: "missing SPEC"),
        Case(words: "render SPEC", status: 64, error: "missing --output DIR"),
        Case(words: "render SPEC -o", status: 64, error: "--output needs a value"),
        Case(words: "render SPEC -o x --scale 0", status: 64, error: "whole numbers from 1 to 16"),
        Case(words: "render SPEC -o x --scale 1,,2", status: 64, error: "whole numbers from 1"),
        Case(words: "render SPEC -o x --scale 1e9", status: 64, error: "whole numbers from 1"),
        Case(words: "render SPEC -o x --fit all", status: 64, error: "one of bounds, ink"),
        Case(words: "render SPEC -o x --filter nothing", status: 64, error: "has a name like"),
        Case(words: "render SPEC -o x --filter [", status: 64, error: "filter"),
        Case(words: "render SPEC -o x --bogus", status: 64, error: "unknown option --bogus"),
        Case(words: "render missing.json5 -o x", status: 66, error: "there is no file at"),
        Case(words: "render FIXTURES -o x", status: 66, error: "not a regular file"),
        Case(words: "render ROBOTO -o x", status: 65, error: "is no UTF-8"),
        Case(words: "layout SPEC --json=1", status: 64, error: "--json takes no value"),
        Case(words: "layout SPEC --state hot", status: 64, error: "normal, or highlighted"),
        Case(words: "layout SPEC --state disabled+disabled", status: 64, error: "joined with +"),
        Case(words: "render SPEC -o x --direction up", status: 64, error: "one of ltr, rtl"),
        Case(words: "layout SPEC --as uikit", status: 64, error: "one of uikit-swift, uikit-objc"),
        Case(words: "layout SPEC --json --as uikit-objc", status: 64, error: "exclude each other"),
        Case(words: "icons", status: 64, error: "missing FONT"),
        Case(words: "icons missing.ttf", status: 66, error: "there is no file at"),
        Case(words: "icons FIXTURES/Fonts/upem-0.ttf", status: 65, error: "damaged"),
        Case(words: "icons ICONS zebrafish", status: 65, error: "leave SEARCH out to see all"),
        Case(
            words: "icons ICONS multiline_chat", status: 65, error: "did you mean multiline_chart?"),
        Case(words: "icons ICONS [", status: 64, error: "\"[\" without \"]\""),
        Case(words: "icons ICONS --index 3", status: 65, error: "has no face 3"),
        Case(words: "icons ICONS --index -1", status: 64, error: "--index counts from 0"),
        Case(words: "icons ICONS --axes FILL=1", status: 65, error: "has no axes"),
        Case(words: "icons ICONS --instance Bold", status: 65, error: "no named instances"),
        Case(words: "icons ICONS --palette 1", status: 65, error: "has no palettes"),
        Case(words: "icons ICONS --palette-override 1", status: 64, error: "an entry and a colour"),
        Case(words: "icons ICONS --names SPEC", status: 65, error: "icon-buttons.json5:1: found"),
        Case(words: "icons ICONS --size 0", status: 64, error: "out of range"),
        Case(words: "icons ICONS --icon-size 1", status: 64, error: "give 4 to 1024"),
        Case(words: "icons ICONS --columns 0", status: 64, error: "out of range"),
        Case(words: "schema extra", status: 64, error: "unexpected argument \"extra\""),
        Case(words: "measure --json", status: 64, error: "missing --font FILE"),
        Case(words: "measure a", status: 64, error: "missing --font FILE or --icon-font FILE"),
        Case(words: "measure a --font missing.ttf", status: 66, error: "there is no file at"),
        Case(words: "measure a --font FIXTURES/Fonts/trunc-0.ttf", status: 65, error: "is empty"),
        Case(words: "measure a --font FIXTURES/Fonts/trunc-1.ttf", status: 65, error: "not a font"),
        Case(words: "measure a --font FIXTURES/Fonts/upem-0.ttf", status: 65, error: "damaged"),
        Case(words: "measure a --font SPEC", status: 65, error: "is not a font"),
        Case(words: "measure a --font ROBOTO --size 0", status: 64, error: "out of range"),
        Case(words: "measure a --font ROBOTO --size nan", status: 64, error: "give a number"),
        Case(words: "measure a --font ROBOTO --size 1e9", status: 64, error: "out of range"),
        Case(words: "measure a --font ROBOTO#3", status: 65, error: "has no face 3"),
        Case(words: "measure a --font ROBOTO --features liga1", status: 64, error: "four-letter"),
        Case(
            words: "measure U+F000 --font ROBOTO", status: 65,
            error: "U+F000 is a private-use code point and no icon font is declared"),
        Case(
            words: "measure U+FABCD --font ROBOTO --icon-font ICONS", status: 65,
            error: "no declared icon font has U+FABCD"),
        Case(
            words: "measure multiline_chat --icon-font ICONS", status: 65,
            error: "did you mean multiline_chart"),
        Case(
            words: "measure home --icon-font ICONS --names SPEC", status: 65,
            error: "icon-buttons.json5:1: found"),
        Case(
            words: "measure U+E000 --icon-font FIXTURES/Fonts/recursive.ttf", status: 65,
            error: "FreeType error 21"),
    ]

    @Test(
        "A bad command line or input ends with the code of its cause and one line",
        arguments: failures)
    func failure(_ test: Case) {
        let words = test.words.split(separator: " ").map { word in
            word.replacing("FIXTURES", with: PackagePaths.fixture(""))
                .replacing("ROBOTO", with: PackagePaths.font("Roboto-Regular.ttf"))
                .replacing("ICONS", with: PackagePaths.font("MaterialIcons-Regular.ttf"))
                .replacing("SPEC", with: PackagePaths.fixture("Screens/icon-buttons.json5"))
        }
        let run = CommandRun(words.map { String($0) })
        #expect(run.status == test.status, "\(run.errors)")
        #expect(run.errors.contains(test.error), "\(run.errors)")
        #expect(run.errors.hasPrefix("galley: error: "))
        #expect(run.errors.filter(\.isNewline).count == 1, "one line, not \(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test(
        "Help and version are printed everywhere",
        arguments: ["render", "layout", "measure", "icons", "schema"])
    func help(verb: String) {
        let help = CommandRun(verb, "--help")
        #expect(help.status == 0 && help.output.hasPrefix("usage: galley \(verb)"))
        #expect(CommandRun("help", verb).output == help.output)
        #expect(CommandRun(verb, "--version").output == "galley \(GalleyCLI.version)\n")
        #expect(CommandRun("--help").output.contains("  \(verb) "))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test("The overview lists every exit code")
    func exitCodes() {
        let help = CommandRun("--help").output
        for code in ExitCode.allCases { #expect(help.contains("\n  \(code.rawValue) ")) }
        #expect(CommandRun("--version").output == "galley \(GalleyCLI.version)\n")
    }

    @Test("The process prints errors on stderr and ends with the same code")
    func process() throws {
        let run = try CommandRun(process: ["draw"], folder: "/", environment: [:])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("galley: error: unknown verb"))
    }
}

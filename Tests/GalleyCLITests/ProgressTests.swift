import Synchronization
import TestSupport
import Testing

@testable import GalleyCLI

@Suite("The progress of long runs")
struct ProgressTests {
    /// A clock that stands still until it is set, and what was drawn.
    private final class Desk: Sendable {
        private let state = Mutex((time: Duration.zero, drawn: [String]()))
        var time: Duration {
            get { state.withLock { $0.time } }
            set { state.withLock { $0.time = newValue } }
        }
        var drawn: [String] { state.withLock { $0.drawn } }

        func progress(_ total: Int, _ style: Progress.Style) -> Progress {
            Progress(
                "verify", total: total, style: style, now: { self.time },
                write: { text in self.state.withLock { $0.drawn.append(text) } })
        }
    }

    @Test(
        "Count, rate and time left",
        arguments: [
            (0, 10, Duration.seconds(3), "verify 0/10"),
            (5, 10, .zero, "verify 5/10"),
            (120, 4567, .milliseconds(2500), "verify 120/4567  48/s  ETA 1:33"),
            (10, 10, .seconds(4), "verify 10/10  2.5/s"),
            (1, 100, .seconds(100), "verify 1/100  100 s each  ETA 2:45:00"),
            (1, 2, .seconds(1000), "verify 1/2  1000 s each  ETA 16:40"),
            (199, 200, .seconds(20), "verify 199/200  10/s  ETA 0:01"),
            (1, 1_000_000_000, .seconds(3600), "verify 1/1000000000  3600 s each  ETA 99:59:59"),
        ])
    func text(done: Int, total: Int, elapsed: Duration, text: String) {
        let progress = ProgressText(verb: "verify", done: done, total: total, elapsed: elapsed)
        #expect(progress.description == text)
    }

    @Test("On a terminal a line appears after half a second, is drawn ten times a second, and goes")
    func line() {
        let desk = Desk()
        let progress = desk.progress(100, .line(isColored: false))
        for step in 1...100 {
            desk.time = .milliseconds(step * 20)
            progress.advance()
        }
        #expect(desk.drawn.count == 16)
        #expect(desk.drawn.first == "\rverify 25/100  50/s  ETA 0:02\u{1B}[K")
        #expect(desk.drawn.last == "\rverify 100/100  50/s\u{1B}[K")
        progress.interrupt {}
        progress.finish()
        #expect(desk.drawn.dropFirst(16) == ["\r\u{1B}[K"])
    }

    @Test("A run of less than half a second draws nothing, and a silent one never does")
    func nothing() {
        for (style, seconds) in [(Progress.Style.line(isColored: true), 0), (.silent, 99)] {
            let desk = Desk()
            let progress = desk.progress(3, style)
            for step in 1...3 {
                desk.time = .seconds(seconds) + .milliseconds(step * 150)
                progress.advance()
            }
            progress.finish()
            #expect(desk.drawn.isEmpty)
        }
    }

    @Test(
        "Elsewhere a plain line follows each half minute, without anything that only terminals read"
    )
    func plain() {
        let desk = Desk()
        let progress = desk.progress(1000, .plain)
        for step in 1...90 {
            desk.time = .seconds(step)
            progress.advance()
        }
        progress.finish()
        #expect(
            desk.drawn == [
                "galley: verify 30/1000  1.0/s  ETA 16:10\n",
                "galley: verify 60/1000  1.0/s  ETA 15:40\n",
                "galley: verify 90/1000  1.0/s  ETA 15:10\n",
            ])
    }

    @Test("A terminal gets a line that is dim unless NO_COLOR is set; --quiet and pipes get none")
    func styles() {
        func style(
            _ isTerminal: Bool, _ variables: [String: String] = [:], isQuiet: Bool = false,
            color: Bool? = nil, elsewhere: Progress.Style = .plain
        ) -> Progress.Style {
            let console = Console(
                output: { _ in }, errors: { _ in }, variables: { variables[$0] },
                isInteractive: false, isTerminal: false, isErrorTerminal: isTerminal)
            return Progress.Style(
                console, isQuiet: isQuiet, color: color, elsewhere: elsewhere)
        }
        #expect(style(true) == .line(isColored: true))
        #expect(style(true, ["NO_COLOR": "1"]) == .line(isColored: false))
        #expect(style(true, ["NO_COLOR": "1"], color: true) == .line(isColored: true))
        #expect(style(true, color: false) == .line(isColored: false))
        #expect(style(true, ["TERM": "dumb"]) == .plain)
        #expect(style(true, isQuiet: true) == .silent)
        #expect(style(false) == .plain)
        #expect(style(false, isQuiet: true) == .silent)
        #expect(style(false, elsewhere: .silent) == .silent)
        #expect(style(true, elsewhere: .silent) == .line(isColored: true))
        let desk = Desk()
        let progress = desk.progress(1, .line(isColored: true))
        desk.time = .seconds(1)
        progress.advance()
        #expect(desk.drawn == ["\r\u{1B}[2mverify 1/1  1.0/s\u{1B}[0m\u{1B}[K"])
    }

    @Test("render --quiet writes its files and prints nothing")
    func quietRender() throws {
        let project = try GoldenProject()
        let run = CommandRun("render", project.spec, "-o", "\(project.path)/out", "--quiet")
        #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
        #expect(project.folder.contents.contains("out"))
    }
}

import Synchronization

/// Tells on standard error how far a long run is.
///
/// On a terminal one line is drawn over and over, and gone in the end; elsewhere a plain line follows
/// now and then, so that a log shows that the run is alive. Short runs say nothing.
final class Progress: Sendable {
    /// How progress is told.
    enum Style: Equatable {
        case silent
        case plain
        case line(isColored: Bool)
    }

    private struct State {
        var done = 0
        var isVisible = false
        var shown: Duration
    }

    /// How long a run is silent at first, and between two lines.
    private static let pace: (first: Duration, next: Duration) = (
        .milliseconds(500), .milliseconds(100)
    )
    private static let plainPace: Duration = .seconds(30)

    private let verb: String
    private let total: Int
    private let style: Style
    private let now: @Sendable () -> Duration
    private let write: @Sendable (String) -> Void
    private let start: Duration
    private let state: Mutex<State>

    /// Begins a run.
    ///
    /// - Parameters:
    ///   - verb: What the run does.
    ///   - total: How many pictures there are.
    ///   - style: How progress is told.
    ///   - now: The time, from any beginning.
    ///   - write: Takes what is drawn.
    init(
        _ verb: String, total: Int, style: Style, now: @escaping @Sendable () -> Duration,
        write: @escaping @Sendable (String) -> Void
    ) {
        self.verb = verb
        self.total = total
        self.style = style
        self.now = now
        self.write = write
        start = now()
        state = Mutex(State(shown: start))
    }

    /// Begins a run that is told to a console.
    convenience init(_ verb: String, total: Int, style: Style, _ console: Console) {
        self.init(
            verb, total: total, style: style, now: { MonotonicClock.now }, write: console.draw)
    }

    /// Counts a picture; any thread may.
    func advance() {
        guard style != .silent else { return }
        state.withLock { state in
            state.done += 1
            show(&state)
        }
    }

    /// Takes the line away while something else is printed.
    func interrupt(_ body: () -> Void) {
        state.withLock { erase(&$0) }
        body()
    }

    /// Takes the line away for good.
    func finish() { state.withLock { erase(&$0) } }

    private func show(_ state: inout State) {
        let time = now()
        let text = ProgressText(
            verb: verb, done: state.done, total: total, elapsed: time - start
        ).description
        switch style {
        case .silent: return
        case .plain:
            guard time - state.shown >= Self.plainPace else { return }
            write("galley: \(text)\n")
        case .line(let isColored):
            let wait = state.shown == start ? Self.pace.first : Self.pace.next
            guard time - state.shown >= wait else { return }
            write("\r" + (isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text) + "\u{1B}[K")
            state.isVisible = true
        }
        state.shown = time
    }

    private func erase(_ state: inout State) {
        guard state.isVisible else { return }
        write("\r\u{1B}[K")
        state.isVisible = false
    }
}

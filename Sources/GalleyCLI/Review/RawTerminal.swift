#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// The terminal as it was, for the handler of signals, which can be given nothing: written once before
// the handler is set, read only by it.
nonisolated(unsafe) private var savedSettings = termios()

/// Reads keys one by one while it lives, and leaves the terminal as it was.
///
/// The terminal is also put right where the process is told to end meanwhile.
final class RawTerminal {
    private let settings: termios

    /// Switches standard input to single keys; nil where it is no terminal.
    init?() {
        var settings = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        self.settings = settings
        unsafe savedSettings = settings
        for number in Self.signals { signal(number, Self.putRight) }
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        unsafe withUnsafeMutableBytes(of: &settings.c_cc) { codes in
            unsafe codes[Int(VMIN)] = 1
            unsafe codes[Int(VTIME)] = 0
        }
        guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
    }

    deinit { restore() }

    /// Leaves the terminal as it was.
    func restore() {
        var settings = settings
        unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        for number in Self.signals { signal(number, SIG_DFL) }
    }

    /// Waits for a key; nil where there will be no more.
    func key() -> Character? {
        var byte: UInt8 = 0
        while true {
            let count = unsafe read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            return count == 1 ? Character(UnicodeScalar(byte)) : nil
        }
    }

    private static let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

    /// Puts the terminal right and lets the signal end the process.
    private static let putRight: @convention(c) (Int32) -> Void = { number in
        unsafe tcsetattr(STDIN_FILENO, TCSANOW, &savedSettings)
        signal(number, SIG_DFL)
        raise(number)
    }
}

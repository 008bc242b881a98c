#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the command's words go, results to one side, notes and errors to the other, and what it knows
/// of its surroundings.
public struct Console: Sendable {
    private let output: @Sendable (String) -> Void
    private let errors: @Sendable (String) -> Void
    private let variables: @Sendable (String) -> String?
    /// Whether a person sits at a terminal, who can be asked.
    let isInteractive: Bool
    /// Whether results are printed to a terminal.
    let isTerminal: Bool
    /// Whether notes are printed to a terminal.
    let isErrorTerminal: Bool

    /// Creates a console that hands its text to closures.
    ///
    /// - Parameters:
    ///   - output: Takes results.
    ///   - errors: Takes notes and errors.
    ///   - variables: Returns the value of an environment variable; by default none is set.
    public init(
        output: @escaping @Sendable (String) -> Void, errors: @escaping @Sendable (String) -> Void,
        variables: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.init(
            output: output, errors: errors, variables: variables, isInteractive: false,
            isTerminal: false, isErrorTerminal: false)
    }

    init(
        output: @escaping @Sendable (String) -> Void, errors: @escaping @Sendable (String) -> Void,
        variables: @escaping @Sendable (String) -> String?, isInteractive: Bool, isTerminal: Bool,
        isErrorTerminal: Bool
    ) {
        self.output = output
        self.errors = errors
        self.variables = variables
        self.isInteractive = isInteractive
        self.isTerminal = isTerminal
        self.isErrorTerminal = isErrorTerminal
    }

    /// The value of an environment variable; nil where it is not set or empty.
    func variable(_ name: String) -> String? {
        variables(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Prints a line of results.
    func print(_ text: String) { output(text + "\n") }

    /// Prints results that end their lines themselves.
    func write(_ text: String) { output(text) }

    /// Prints a note that is no result.
    func note(_ text: String) { errors("galley: warning: \(text)\n") }

    /// Draws beside the results, as notes are printed, without a break of its own.
    func draw(_ text: String) { errors(text) }

    /// Prints what went wrong.
    func error(_ text: String) { errors("galley: error: \(text)\n") }

    /// Writes to the process's standard output and standard error.
    public static let standard = Console(
        output: { write($0, to: STDOUT_FILENO) }, errors: { write($0, to: STDERR_FILENO) },
        variables: { name in unsafe getenv(name).map { unsafe String(cString: $0) } },
        isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
        isTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1)

    /// Writes all bytes; a reader that went away ends the writing.
    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                #if canImport(Glibc)
                    return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                #else
                    return unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            written += count
        }
    }
}

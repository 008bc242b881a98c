import GalleyButtons
import GalleyDrawing
import GalleyFonts
import GalleyGoldens
import GalleyImage
import GalleyText

/// Why the command ends without success: the status to end with and one sentence.
struct CommandError: Error {
    let exitCode: ExitCode
    let message: String

    /// A mistake on the command line; the verb's help is named where there is a verb.
    static func usage(_ message: String, verb: String? = nil) -> CommandError {
        let help = verb.map { "galley \($0) --help" } ?? "galley --help"
        return CommandError(exitCode: .usage, message: "\(message) (see \(help))")
    }

    /// A result that the verb has printed, which ends the command with a status of its own.
    static func outcome(_ exitCode: ExitCode) -> CommandError {
        CommandError(exitCode: exitCode, message: "")
    }

    init(exitCode: ExitCode, message: String) {
        self.exitCode = exitCode
        self.message = message
    }

    init(_ error: FontError) {
        switch error {
        case .fileNotFound, .fileNotReadable:
            self.init(exitCode: .missingInput, message: error.description)
        default: self.init(exitCode: .badData, message: error.description)
        }
    }

    init(_ error: TextError) {
        switch error {
        case .font(let error): self.init(error)
        case .noICU: self.init(exitCode: .unavailable, message: error.description)
        default: self.init(exitCode: .badData, message: error.description)
        }
    }

    init(_ error: ImageError) {
        switch error {
        case .fileNotFound, .fileNotReadable:
            self.init(exitCode: .missingInput, message: error.description)
        case .cannotCreate: self.init(exitCode: .cannotCreate, message: error.description)
        case .writeFailed: self.init(exitCode: .inputOutput, message: error.description)
        default: self.init(exitCode: .badData, message: error.description)
        }
    }

    init(_ error: DrawingError) {
        switch error {
        case .font(let error): self.init(error)
        case .image(let error): self.init(error)
        case .text(let error): self.init(error)
        case .sheetTooLarge, .sheetTooLong:
            self.init(exitCode: .usage, message: error.description)
        default: self.init(exitCode: .badData, message: error.description)
        }
    }

    init(_ error: ButtonsError) {
        let code =
            switch error {
            case .syntax, .spec, .undeclaredFont, .layout, .constraint: ExitCode.badData
            case .filter: ExitCode.usage
            case .file(let error): CommandError(error).exitCode
            case .font(let error): CommandError(error).exitCode
            case .text(_, let error): CommandError(error).exitCode
            case .image(_, _, let error): CommandError(error).exitCode
            case .drawing(_, let error): CommandError(error).exitCode
            }
        self.init(exitCode: code, message: error.description)
    }

    init(_ error: GoldenStoreError) {
        let code =
            switch error {
            case .file(let error), .actual(_, let error): CommandError(error).exitCode
            case .golden, .nameCollision, .duplicateName, .symbolicLink, .syntax, .shape,
                .fromTheFuture, .interruptedRecording, .outdatedDecision:
                ExitCode.badData
            case .name, .continuousIntegration, .notPending: ExitCode.usage
            case .incompleteRun: ExitCode.incomplete
            }
        self.init(exitCode: code, message: error.description)
    }
}

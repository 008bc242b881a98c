import GalleyButtons
import GalleyFonts
import GalleyGoldens

/// What keeps a golden of a test from being verified.
enum GoldenTestError: Error {
    /// A test with arguments does not say which of its pictures this is.
    case unnamedCase(function: String)
    /// An environment variable has a value that it can't have.
    case variable(name: String, value: String, allowed: String)
    /// A spec has no button or screen of a name.
    case unknownName(String, kind: String, path: String, known: [String])
    /// What is to be drawn can't be.
    case buttons(ButtonsError)
    /// The goldens can't be read or written, or names clash.
    case store(GoldenStoreError)
}

extension GoldenTestError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    var description: String {
        switch self {
        case .unnamedCase(let function):
            "\(function) runs once for each of its arguments, which have no names; "
                + "pass named: with a text that tells them apart"
        case .variable(let name, let value, let allowed):
            "\(value.debugDescription) does not fit the environment variable \(name); "
                + "set it to \(allowed), or unset it"
        case .unknownName(let name, let kind, let path, let known) where known.isEmpty:
            "\(path) has no \(kind) named \(name.debugDescription), nor any other; add one"
        case .unknownName(let name, let kind, let path, let known):
            "\(path) has no \(kind) named \(name.debugDescription); it has "
                + NearestName.ranked(for: name, among: known, count: 3).joined(separator: ", ")
        case .buttons(let error): error.description
        case .store(let error): error.description
        }
    }
}

extension GoldenTestError {
    /// Draws something, and takes an error of that as its own.
    static func wrap<Value>(
        _ body: () throws(ButtonsError) -> Value
    ) throws(GoldenTestError) -> Value {
        do {
            return try body()
        } catch {
            throw .buttons(error)
        }
    }
}

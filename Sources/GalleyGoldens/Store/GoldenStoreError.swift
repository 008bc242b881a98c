public import GalleyImage

/// What keeps goldens from being read, recorded or accepted.
public enum GoldenStoreError: Error, Hashable, Sendable {
    /// A name can't become a file name.
    case name(String, reason: String)
    /// Two names differ in nothing but upper and lower case, which some file systems don't tell apart.
    case nameCollision(String, String)
    /// One run draws two different pictures under one name.
    case duplicateName(String, first: String?, second: String?)
    /// The file of a golden, or a folder on the way to it, is a symbolic link.
    case symbolicLink(path: String)
    /// A file or folder can't be read, written, moved or removed.
    case file(ImageError)
    /// A golden can't be decoded.
    case golden(path: String, ImageError)
    /// A picture that is to be verified can't be encoded or decoded.
    case actual(name: String, ImageError)
    /// A file of the store is not JSON.
    case syntax(path: String, line: Int, problem: String)
    /// A file of the store is JSON of another shape.
    case shape(path: String, key: String, allowed: String)
    /// A file of the store was written by a newer version.
    case fromTheFuture(path: String, version: Int, known: Int)
    /// A recording ended before it was done, and may not be finished here.
    case interruptedRecording(path: String)
    /// Goldens may not be written here.
    case continuousIntegration
    /// There is no pending picture of a name.
    case notPending(String, nearest: [String])
    /// A decision is about other pictures than those there are.
    case outdatedDecision(name: String, reason: String)
    /// What is no longer referenced can't be told from a part of a run.
    case incompleteRun(reason: String)
}

extension GoldenStoreError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .name(let name, let reason):
            "the golden's name \(name.debugDescription) \(reason)"
        case .nameCollision(let first, let second):
            "the goldens \(first) and \(second) differ in nothing but upper and lower case, "
                + "which some file systems do not tell apart; rename one"
        case .duplicateName(let name, let first, let second):
            "two pictures of this run are named \(name) and differ"
                + Self.owners(first, second) + "; give one another name"
        case .symbolicLink(let path):
            "\(path) is a symbolic link; put the file or folder itself in its place"
        case .file(let error): error.description
        case .golden(let path, let error): "\(path): \(error)"
        case .actual(let name, let error): "\(name): \(error)"
        case .syntax(let path, let line, let problem):
            "\(path):\(line): \(problem); resolve a merge there, or restore the file"
        case .shape(let path, let key, let allowed):
            "\(path): \(key): allowed is \(allowed); restore the file, or update galley where a newer "
                + "version wrote it"
        case .fromTheFuture(let path, let version, let known):
            "\(path) is of format \(version) and this galley knows up to \(known); update galley"
        case .interruptedRecording(let path):
            "\(path) is left of a recording that was interrupted; "
                + "run `galley record` where goldens may be written, which finishes it"
        case .continuousIntegration:
            "CI is set, where goldens are never written; record and accept on your own machine, "
                + "or pass --no-ci if this is one"
        case .notPending(let name, let nearest) where nearest.isEmpty:
            "nothing is pending under the name \(name); `galley pending` lists what is"
        case .notPending(let name, let nearest):
            "nothing is pending under the name \(name); the nearest are "
                + nearest.joined(separator: ", ")
        case .outdatedDecision(let name, let reason):
            "the decision about \(name) is for other pictures: \(reason); "
                + "verify again and decide on what there is now"
        case .incompleteRun(let reason):
            "run incomplete: \(reason), so what is no longer used can't be told; "
                + "run `galley verify` on all specs without --filter"
        }
    }

    private static func owners(_ first: String?, _ second: String?) -> String {
        let known = [first, second].compactMap(\.self)
        return known.isEmpty ? "" : " (" + known.joined(separator: " and ") + ")"
    }
}

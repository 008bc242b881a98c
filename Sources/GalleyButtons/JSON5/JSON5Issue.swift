/// Why a file is not JSON5, and where.
public struct JSON5Issue: Hashable, Sendable, CustomStringConvertible {
    /// What has to be closed by a mark of its own.
    public enum Construct: String, Hashable, Sendable, CaseIterable {
        /// Members between `{` and `}`.
        case object
        /// Values between `[` and `]`.
        case array
        /// Characters between quotation marks.
        case string
        /// Text between `/*` and `*/`.
        case comment
    }

    /// The cause, with the offending text inside.
    public enum Problem: Hashable, Sendable {
        /// A byte that begins no well-formed UTF-8 sequence.
        case invalidUTF8(byte: UInt8)
        /// Something that cannot stand where it stands.
        case unexpected(found: String, allowed: String)
        /// An object, array, string or comment that is not closed.
        case unterminated(Construct, opened: SourcePosition, found: String, allowed: String)
        /// A key its object already has.
        case duplicateKey(String, first: SourcePosition)
        /// The words NaN and Infinity, sign included.
        case notFinite(String)
        /// A number whose nearest double is infinite.
        case numberOverflow(String)
        /// An array or object deeper than ``JSON5Value/depthLimit``.
        case tooDeep
        /// More bytes than ``JSON5Value/sizeLimit``.
        case tooLarge(byteCount: Int)
        /// Anything but white space and comments after the file's value.
        case trailingContent(found: String)
        /// An escape of one UTF-16 surrogate without its partner.
        case loneSurrogate(UInt16)
    }

    /// The file's name as the caller gave it.
    public let path: String
    /// Where the fault is.
    public let position: SourcePosition
    /// What the fault is.
    public let problem: Problem

    /// Creates an issue from the file's name, the place and the cause.
    public init(path: String, position: SourcePosition, problem: Problem) {
        self.path = path
        self.position = position
        self.problem = problem
    }

    /// One sentence: `path:line:column: found …; allowed is …`.
    public var description: String { "\(path):\(position): \(problem)" }
}

extension JSON5Issue.Problem: CustomStringConvertible {
    /// What was found and what is allowed instead.
    public var description: String {
        switch self {
        case .invalidUTF8(let byte):
            "found the byte 0x\(Wording.hexadecimal(UInt32(byte)).suffix(2)), which is no UTF-8; "
                + "allowed is a file saved as UTF-8"
        case .unexpected(let found, let allowed):
            "found \(found); allowed is \(allowed)"
        case .unterminated(let construct, let opened, let found, let allowed):
            "found \(found); allowed is \(allowed) to close the \(construct) opened at \(opened)"
        case .duplicateKey(let key, let first):
            "found the key \(Wording.quoted(key)) again; "
                + "allowed is one such key in the object, which has it at \(first)"
        case .notFinite(let text):
            "found \(text); allowed is a finite number"
        case .numberOverflow(let text):
            "found \(Wording.elided(text)); "
                + "allowed is a number up to \(Double.greatestFiniteMagnitude)"
        case .tooDeep:
            "found more than \(JSON5Value.depthLimit) arrays and objects inside one another; "
                + "allowed is a depth of \(JSON5Value.depthLimit)"
        case .tooLarge(let byteCount):
            "found a file of \(byteCount) bytes; allowed is up to \(JSON5Value.sizeLimit)"
        case .trailingContent(let found):
            "found \(found) after the value; allowed is the end of the file"
        case .loneSurrogate(let unit):
            "found half a surrogate pair, \\u\(Wording.hexadecimal(UInt32(unit))); "
                + "allowed is a pair of escapes or a scalar of its own"
        }
    }
}

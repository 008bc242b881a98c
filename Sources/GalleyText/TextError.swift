public import GalleyFonts

/// What can be wrong with a text or the style it is measured in.
public enum TextError: Error, Hashable, Sendable {
    /// A font, an icon or a name could not be resolved.
    case font(FontError)
    /// The size is not a finite number above zero and up to ``TextStyle/sizeLimit``.
    case sizeOutOfRange(Double)
    /// A length or number of a style or of the bounds is negative, too great or no number.
    case numberOutOfRange(String, Double)
    /// The text holds more scalars than ``TextStyle/scalarLimit``.
    case tooLong(scalars: Int)
    /// A grapheme holds more scalars than ``TextStyle/graphemeLimit``; the offset is its first's.
    case graphemeTooLong(scalars: Int, offset: Int)
    /// ICU, which right-to-left text needs, is missing or ran out of memory.
    case noICU(isMissing: Bool)
}

extension TextError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .font(let error): error.description
        case .sizeOutOfRange(let size):
            "\(size) is no font size; give a number above 0 and up to \(Int(TextStyle.sizeLimit))"
        case .numberOutOfRange(let name, let value):
            "\(value) is no \(name); give a number from 0 up to 1e9"
        case .tooLong(let scalars):
            "the text has \(scalars) scalars; cut it down to \(TextStyle.scalarLimit)"
        case .graphemeTooLong(let scalars, let offset):
            "the grapheme at scalar \(offset) has \(scalars) scalars; leave out marks until there are "
                + "at most \(TextStyle.graphemeLimit)"
        case .noICU(isMissing: true):
            "ICU is not installed in the version this program was built with; install it or build "
                + "the program again"
        case .noICU(isMissing: false):
            "ICU has no memory left for the text; cut it down"
        }
    }
}

import GalleyFonts
import GalleyLayout

extension ConstraintError {
    /// Where the fault was written, or nil if the error is about no single constraint.
    var source: ConstraintSource? {
        switch self {
        case .unknownItem(_, _, let source), .unknownAttribute(_, let source),
            .badEquation(_, _, let source), .equationTooLong(_, let source),
            .incomparable(_, _, let source), .placeWithoutReference(_, let source),
            .constrainedToItself(_, let source), .operandMismatch(_, _, let source),
            .badConstant(_, let source), .badMultiplier(_, let source),
            .priorityOutOfRange(_, let source):
            source
        default: nil
        }
    }

    /// The sentence, with its source in front where it has one, and the nearest name.
    var sentence: String {
        guard let misspelling else { return message(nearest: []) }
        let nearest = NearestName.suggestion(
            for: misspelling.name, among: misspelling.allowed)
        return message(nearest: nearest.map { [$0] } ?? [])
    }

    /// The sentence without its source.
    var finding: String {
        let sentence = sentence
        let place = source.map { "\($0): " } ?? ""
        return sentence.hasPrefix(place) ? String(sentence.dropFirst(place.count)) : sentence
    }

    /// Whether the sentence begins with a place in a file.
    var namesFile: Bool {
        if case .equation(_, _, _?)? = source { true } else { false }
    }
}

/// What can be wrong with constraints, or with what is asked of their solver.
public enum ConstraintError: Error, Hashable, Sendable {
    /// A constraint names an item that the layout does not have.
    case unknownItem(String, known: [String], ConstraintSource)
    /// An equation names an attribute that there is not.
    case unknownAttribute(String, ConstraintSource)
    /// An equation breaks its format.
    case badEquation(found: String, allowed: String, ConstraintSource)
    /// An equation is longer than ``ConstraintLimit/equationLength``.
    case equationTooLong(limit: Int, ConstraintSource)
    /// The attributes can't be compared with each other.
    case incomparable(LayoutAnchor, LayoutAnchor, ConstraintSource)
    /// A place is compared with a number that counts from nowhere.
    case placeWithoutReference(LayoutAnchor, ConstraintSource)
    /// The constraint compares an anchor with itself.
    case constrainedToItself(LayoutAnchor, ConstraintSource)
    /// A maker's operand has no part for the attribute, such as a size for an edge.
    case operandMismatch(LayoutAttribute, operand: String, ConstraintSource)
    /// The constant is no number or beyond ``ConstraintLimit/constant``.
    case badConstant(Double, ConstraintSource)
    /// The multiplier is no number or beyond ``ConstraintLimit/multiplier``.
    case badMultiplier(Double, ConstraintSource)
    /// The priority is not from 1 to 1000.
    case priorityOutOfRange(Double, ConstraintSource)
    /// An item of the name is there already, or the name belongs to the screen.
    case nameTaken(String)
    /// The name can't stand in an equation.
    case badName(String)
    /// The item is not in the layout, or is the screen, which has no content.
    case noSuchItem(String, known: [String])
    /// The measured content, a size or an inset is no number, negative or too large.
    case badExtent(Double, of: String)
    /// There would be more than ``ConstraintLimit/constraints``.
    case tooMany(limit: Int)
    /// The constraint has been removed, or never was in this solver or layout.
    case removedConstraint
    /// The variable has been removed, or never was in this solver.
    case removedVariable
    /// The variable is being edited already.
    case alreadyEdited
    /// The variable is not being edited.
    case notEdited
    /// Solving would take more steps than are allowed, such as ``ConstraintLimit/steps``.
    case tooComplex(steps: Int)
    /// The constraints multiply up to coordinates beyond all screens.
    case valuesTooLarge
}

extension ConstraintError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    public var description: String { message(nearest: []) }

    /// A name that is not among those that could stand in its place, for looking up near ones.
    public var misspelling: (name: String, allowed: [String])? {
        switch self {
        case .unknownItem(let name, let known, _), .noSuchItem(let name, let known):
            (name, known)
        case .unknownAttribute(let name, _): (name, LayoutAttribute.allCases.map(\.rawValue))
        default: nil
        }
    }

    /// Returns the sentence with names in it that were probably meant, nearest first.
    ///
    /// - Parameter nearest: The names nearest to ``misspelling``; empty lists all there are.
    /// - Returns: The sentence, without a full stop.
    public func message(nearest: [String]) -> String {
        switch self {
        case .unknownItem(let name, let known, let source):
            "\(source): found no item named \(name.debugDescription)"
                + Self.suggestion(nearest, of: known)
        case .unknownAttribute(let name, let source):
            "\(source): found no attribute named \(name.debugDescription)"
                + Self.suggestion(nearest, of: LayoutAttribute.allCases.map(\.rawValue))
        case .badEquation(let found, let allowed, let source):
            "\(source): found \(found); allowed is \(allowed)"
        case .equationTooLong(let limit, let source):
            "\(source): the equation is longer than \(limit) characters; cut it down"
        case .incomparable(let first, let second, let source):
            "\(source): \(first) can't be compared with \(second); "
                + Self.comparable(with: first.attribute)
        case .placeWithoutReference(let first, let source):
            "\(source): \(first) is a place, so a number alone says nothing; "
                + "compare it with parent.\(first.attribute.rawValue)"
        case .constrainedToItself(let anchor, let source):
            "\(source): \(anchor) is compared with itself; name another item or attribute"
        case .operandMismatch(let attribute, let operand, let source):
            "\(source): \(operand) says nothing about \(attribute.rawValue); "
                + "give a number, an item or an anchor"
        case .badConstant(let value, let source):
            "\(source): the constant \(LayoutNumberText.text(value)) can't be used; give a number up to "
                + "\(LayoutNumberText.text(ConstraintLimit.constant)) points to either side"
        case .badMultiplier(let value, let source):
            "\(source): the multiplier \(LayoutNumberText.text(value)) can't be used; give 0 or a number between "
                + "1/\(LayoutNumberText.text(ConstraintLimit.multiplier)) and "
                + "\(LayoutNumberText.text(ConstraintLimit.multiplier))"
        case .priorityOutOfRange(let value, let source):
            "\(source): the priority \(LayoutNumberText.text(value)) can't be used; "
                + "give a number from 1 to 1000, which is required"
        case .nameTaken(let name):
            "the name \(name.debugDescription) is taken; give each item a name of its own"
        case .badName(let name):
            "the name \(name.debugDescription) can't stand in an equation; use letters, digits, "
                + "dots, hyphens and underscores, and begin with none of . and -"
        case .noSuchItem(let name, let known):
            "no item is named \(name.debugDescription)" + Self.suggestion(nearest, of: known)
        case .badExtent(let value, let part):
            "the \(part) can't be \(LayoutNumberText.text(value)); give a number from 0 to "
                + "\(LayoutNumberText.text(ConstraintLimit.constant)) points"
        case .tooMany(let limit):
            "there are more than \(limit) constraints, items or variables; split the screen"
        case .removedConstraint: "the constraint is not there any more; add it again"
        case .removedVariable: "the variable is not there any more; add a new one"
        case .alreadyEdited: "the variable is being edited already; end that first"
        case .notEdited: "the variable is not being edited; begin that first"
        case .tooComplex(let steps):
            "solving the constraints takes more than \(steps) steps; split the screen"
        case .valuesTooLarge:
            "the constraints multiply up to coordinates beyond all screens; "
                + "use multipliers nearer to 1"
        }
    }

    private static func suggestion(_ nearest: [String], of known: [String]) -> String {
        if !nearest.isEmpty { return "; did you mean \(nearest.joined(separator: ", "))?" }
        let shown = known.prefix(12).joined(separator: ", ")
        return "; allowed is \(shown)\(known.count > 12 ? ", …" : "")"
    }

    private static func comparable(with attribute: LayoutAttribute) -> String {
        let names = LayoutAttribute.allCases.filter(attribute.isComparable).map(\.rawValue)
        return "compare it with \(names.joined(separator: ", "))"
    }
}

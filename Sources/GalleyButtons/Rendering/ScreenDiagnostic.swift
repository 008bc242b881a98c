public import GalleyLayout

/// Something about a screen's constraints that its designer should know.
public enum ScreenDiagnostic: Hashable, Sendable {
    /// Required constraints contradict each other; one of them is broken, as in UIKit.
    case conflict(ConstraintConflict)
    /// The constraints leave an attribute open.
    case ambiguity(LayoutAmbiguity)
    /// A button's baseline moves each time the button is placed by it.
    case unsettledBaseline(LayoutItem)

    /// The name of the cause, the same in every release.
    public var code: String {
        switch self {
        case .conflict: "unsatisfiableConstraints"
        case .ambiguity: "ambiguousLayout"
        case .unsettledBaseline: "unsettledBaseline"
        }
    }

    /// One sentence that says what is wrong and what to do.
    public var message: String {
        switch self {
        case .conflict(let conflict): conflict.description
        case .ambiguity(let ambiguity): ambiguity.description
        case .unsettledBaseline(let item):
            "\(item.name): its baseline moves with the height that depends on it; "
                + "give the button a height of its own"
        }
    }

    /// The item it is told about: the one of the broken constraint, or whose attribute is open.
    public var item: LayoutItem {
        switch self {
        case .conflict(let conflict):
            switch conflict.broken {
            case .constraint(let constraint):
                constraint.first.item == .parent || constraint.first.item == .safeArea
                    ? constraint.second?.item ?? constraint.first.item : constraint.first.item
            case .content(let item, _), .nonNegative(let item, _): item
            }
        case .ambiguity(let ambiguity): ambiguity.item
        case .unsettledBaseline(let item): item
        }
    }
}

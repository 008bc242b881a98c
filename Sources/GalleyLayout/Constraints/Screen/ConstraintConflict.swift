/// Required constraints of a layout that can't hold together.
public struct ConstraintConflict: Hashable, Sendable {
    /// Something that takes part in a conflict.
    public enum Part: Hashable, Sendable {
        /// A constraint that someone wrote.
        case constraint(LayoutConstraint)
        /// An item's required hugging of, or resistance to being smaller than, its content.
        case content(LayoutItem, LayoutAttribute)
        /// That an item's extent is not negative.
        case nonNegative(LayoutItem, LayoutAttribute)
    }

    /// The part that was broken, so that all others hold: the newest.
    public let broken: Part
    /// All parts, the broken one among them; without any one of them the others can hold.
    ///
    /// Constraints and contents stand oldest first, non-negative extents before them.
    public let parts: [Part]
}

extension ConstraintConflict.Part: CustomStringConvertible {
    /// The equation and where it was written.
    public var description: String {
        switch self {
        case .constraint(let constraint):
            constraint.source == .unknown
                ? "\(constraint)" : "\(constraint) (\(constraint.source))"
        case .content(let item, let attribute):
            "the content's \(attribute.rawValue) of \(item.name)"
        case .nonNegative(let item, let attribute): "\(item.name).\(attribute.rawValue) >= 0"
        }
    }
}

extension ConstraintConflict: CustomStringConvertible {
    /// One sentence that lists the conflict and says what was done.
    public var description: String {
        "these can't all hold: \(parts.map(\.description).joined(separator: "; ")): "
            + "broke \(broken); remove one of them or lower its priority"
    }
}

import GalleyLayout

/// A constraint in the form that Auto Layout accepts and makers can say.
///
/// A place is never compared with nothing, and a button, if one takes part, stands first: makers
/// begin with a view of their own.
struct CodeConstraint {
    let first: LayoutAnchor
    let relation: ConstraintRelation
    let second: LayoutAnchor?
    let multiplier: Double
    let constant: Double
    let priority: Double

    init(_ constraint: LayoutConstraint) {
        let (first, other, factor) = (
            constraint.first, constraint.second, constraint.multiplier
        )
        priority = constraint.strength.priority
        if let other, factor != 0, first.item.isScreen, !other.item.isScreen {
            self.first = other
            second = first
            multiplier = 1 / factor
            constant = -constraint.constant / factor + 0
            relation = factor > 0 ? constraint.relation.reversed : constraint.relation
            return
        }
        self.first = first
        relation = constraint.relation
        constant = constraint.constant
        if let other, factor == 0 {
            multiplier = 1
            second =
                first.attribute.isExtent
                ? nil : LayoutAnchor(.parent, Self.origin(of: first.attribute, other.attribute))
        } else {
            multiplier = other == nil ? 1 : factor
            second = other
        }
    }

    /// The edge of the screen from which the places of two attributes count.
    private static func origin(
        of first: LayoutAttribute, _ second: LayoutAttribute
    ) -> LayoutAttribute {
        switch (first, second) {
        case (.leading, _), (.trailing, _), (_, .leading), (_, .trailing): .leading
        case (.left, _), (.right, _), (.centerX, _): .left
        default: .top
        }
    }
}

extension LayoutItem {
    /// Whether the item is the screen or its safe area.
    var isScreen: Bool { self == .parent || self == .safeArea }
}

extension ConstraintRelation {
    /// The relation with both sides changed.
    fileprivate var reversed: ConstraintRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// The word of NSLayoutConstraint and of makers.
    var word: String {
        switch self {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}

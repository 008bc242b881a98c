/// A constraint between items: `first relation second × multiplier + constant @strength`.
///
/// The constant of extents and physical places is in points, to the right and down. Where leading or
/// trailing takes part, places count from the leading edge of the screen in the direction of lines.
public struct LayoutConstraint: Hashable, Sendable {
    /// The anchor the constraint is about.
    public let first: LayoutAnchor
    /// How both sides compare.
    public let relation: ConstraintRelation
    /// The anchor it is compared with, or nil for the constant alone.
    public let second: LayoutAnchor?
    /// What the second anchor's value is multiplied by.
    public let multiplier: Double
    /// What is added to it, in points.
    public let constant: Double
    /// How strongly the constraint holds.
    public let strength: ConstraintStrength
    /// Where the constraint was written.
    public let source: ConstraintSource

    /// Creates a constraint; what is wrong with it shows when it is added to a layout.
    public init(
        _ first: LayoutAnchor, _ relation: ConstraintRelation = .equal,
        _ second: LayoutAnchor? = nil, multiplier: Double = 1, constant: Double = 0,
        strength: ConstraintStrength = .required, source: ConstraintSource = .unknown
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.strength = strength
        self.source = source
    }

    /// Returns the constraint with another constant, in points.
    public func with(constant: Double) -> LayoutConstraint {
        LayoutConstraint(
            first, relation, second, multiplier: multiplier, constant: constant,
            strength: strength, source: source)
    }

    /// Whether another constraint says the same but for its constant (layout reference R60).
    public func matches(_ other: LayoutConstraint) -> Bool {
        first == other.first && relation == other.relation && second == other.second
            && multiplier == other.multiplier && strength == other.strength
    }

    /// Whether places on the x axis count from the leading edge.
    var isDirectional: Bool {
        first.attribute.kind == .directionalX || second?.attribute.kind == .directionalX
    }

    /// Finds what is wrong with the constraint, whatever items there are.
    func validate() throws(ConstraintError) {
        guard abs(constant) <= ConstraintLimit.constant else {
            throw .badConstant(constant, source)
        }
        let size = abs(multiplier)
        let isUsable =
            size <= ConstraintLimit.multiplier
            && (size == 0 || size * ConstraintLimit.multiplier >= 1 - 1e-9)
        guard isUsable else { throw .badMultiplier(multiplier, source) }
        guard let second else {
            if !first.attribute.isExtent { throw .placeWithoutReference(first, source) }
            return
        }
        guard first.attribute.isComparable(with: second.attribute) else {
            throw .incomparable(first, second, source)
        }
        if first == second { throw .constrainedToItself(first, source) }
    }
}

extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as an equation, which reads back as the same constraint.
    public var description: String {
        var text = "\(first) \(relation.rawValue) "
        if let second {
            text += "\(second)"
            if multiplier != 1 { text += " × \(LayoutNumberText.text(multiplier))" }
            if constant != 0 {
                text += constant < 0 ? " - " : " + "
                text += LayoutNumberText.text(abs(constant))
            }
        } else {
            text += LayoutNumberText.text(constant)
        }
        if !strength.isRequired { text += " @\(LayoutNumberText.text(strength.priority))" }
        return text
    }
}

/// How strongly a constraint holds: required, or a priority from 1 to 1000 as in Auto Layout.
///
/// Strengths are levels, not weights: however many constraints of a weaker strength agree, they never
/// outweigh a single one of a stronger strength.
public struct ConstraintStrength: Hashable, Sendable, Comparable {
    /// The priority, above 0 and up to 1000, which is required.
    public let priority: Double

    /// Holds, or the system is unsatisfiable.
    public static let required = ConstraintStrength(unchecked: 1000)
    /// Auto Layout's high priority, 750; also content's resistance to compression.
    public static let strong = ConstraintStrength(unchecked: 750)
    /// Masonry's medium priority, 500.
    public static let medium = ConstraintStrength(unchecked: 500)
    /// Auto Layout's low priority, 250; also the hugging of content.
    public static let weak = ConstraintStrength(unchecked: 250)
    /// The word of makers for 750.
    public static let high = strong
    /// The word of makers for 250.
    public static let low = weak
    /// The hugging of a label, 251, which makes other views beside it grow first.
    public static let labelHugging = ConstraintStrength(unchecked: 251)
    /// The priority at which a screen shrinks to its fitting size, 50.
    public static let fittingSize = ConstraintStrength(unchecked: 50)

    /// Creates a strength from a priority.
    ///
    /// - Throws: ``ConstraintError/priorityOutOfRange(_:_:)`` unless 1 ≤ priority ≤ 1000.
    public init(priority: Double) throws(ConstraintError) {
        guard priority >= 1, priority <= 1000 else {
            throw .priorityOutOfRange(priority, .unknown)
        }
        self.priority = priority
    }

    private init(unchecked priority: Double) { self.priority = priority }

    /// Whether the constraint must hold.
    public var isRequired: Bool { priority == 1000 }

    /// Whether the first strength gives way to the second.
    public static func < (first: ConstraintStrength, second: ConstraintStrength) -> Bool {
        first.priority < second.priority
    }
}

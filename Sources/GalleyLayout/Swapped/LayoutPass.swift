/// Which layout pass after the button got its present content is looked at.
public enum LayoutPass: Int, Hashable, Sendable, CaseIterable {
    /// The first one.
    case first = 1
    /// The second one, which all later ones are like.
    case second = 2
}

/// The limits of what constraints may say; errors name them.
public enum ConstraintLimit {
    /// How many constraints a layout, or a solver, may have; also how many items or variables.
    public static let constraints = 100_000
    /// The largest constant, extent, inset and offset in points, to either side.
    public static let constant = 1_000_000.0
    /// The largest multiplier; the smallest one other than zero is its inverse.
    public static let multiplier = 10_000.0
    /// How many characters an equation may have.
    public static let equationLength = 4096
    /// How many steps of arithmetic one solve may take unless a solver says otherwise; some seconds.
    public static let steps = 2_000_000_000
    /// The largest coordinate a solution may have, in points.
    static let solvedMagnitude = 1e12
}

/// How a pen follows a path; all lengths are in the path's unit.
public struct StrokeStyle: Hashable, Sendable {
    /// The thickness of the line, half of it on each side of the path.
    public var width: Double
    /// What the line has at the ends of open contours and of dashes.
    public var cap: LineCap
    /// What the line has at corners.
    public var join: LineJoin
    /// The most that a mitre may be longer than the line is wide; beyond it the corner is bevelled.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn; an odd number of them is gone through twice, and
    /// without any the line is unbroken.
    public var dashes: [Double]
    /// How far into the dashes each contour starts.
    public var dashPhase: Double

    /// Creates a style; what is not given is as in SVG, but for the miter limit of 10 of iOS.
    public init(
        width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
        dashes: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }

    /// How far the line may reach beyond the lines and curves of its path, in the path's unit.
    ///
    /// It is half the width, but for mitres and square caps, which reach farther.
    public var reach: Double {
        var factor = 1.0
        if cap == .square { factor = 2.0.squareRoot() }
        if join == .miter { factor = max(factor, miterLimit) }
        return max(0, width) / 2 * factor
    }

    func check() throws(DrawingError) {
        let limit = Double(RasterizerLimits.distance)
        try DrawingError.check(width, "line width", within: 0...limit)
        try DrawingError.check(miterLimit, "miter limit", within: 1...limit)
        try DrawingError.check(dashPhase, "dash phase", within: -limit...limit)
        for dash in dashes { try DrawingError.check(dash, "dash length", within: 0...limit) }
    }
}

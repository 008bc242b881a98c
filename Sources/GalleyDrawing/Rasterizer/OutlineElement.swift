/// A line or curve of an outline in subunits of its face, y down.
struct OutlineElement: BitwiseCopyable {
    /// What the points are.
    enum Kind: UInt8, BitwiseCopyable {
        /// From `start` to `end`.
        case line
        /// With one control point, `control1`.
        case quad
        /// With two control points.
        case cubic
    }

    var kind: Kind
    var contour: Int32
    var start: GridPoint
    var control1: GridPoint
    var control2: GridPoint
    var end: GridPoint

    @inline(__always)
    init(
        _ kind: Kind, contour: Int32, start: GridPoint, control1: GridPoint = .zero,
        control2: GridPoint = .zero, end: GridPoint
    ) {
        self.kind = kind
        self.contour = contour
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The same line or curve drawn from its end to its start.
    var reversed: OutlineElement {
        OutlineElement(
            kind, contour: contour, start: end, control1: kind == .cubic ? control2 : control1,
            control2: control1, end: start)
    }

    /// Whether it bounds no area: a line whose two ends are level.
    @inline(__always)
    var isLevel: Bool { kind == .line && start.y == end.y }

    /// Whether it is a line straight up or down.
    @inline(__always)
    var isVertical: Bool { kind == .line && start.x == end.x }
}

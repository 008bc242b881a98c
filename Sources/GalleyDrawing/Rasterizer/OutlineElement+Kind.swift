import GalleyFonts

extension OutlineElement {
    /// What the points are.
    enum Kind: UInt8, BitwiseCopyable {
        /// From `start` to `end`.
        case line
        /// With one control point, `control1`.
        case quad
        /// With two control points.
        case cubic
    }

    @inline(__always)
    init(
        _ kind: Kind, contour: Int32, start: GridPoint, control1: GridPoint = .zero,
        control2: GridPoint = .zero, end: GridPoint
    ) {
        self.init(
            controlCount: kind.rawValue, contour: contour, start: start, control1: control1,
            control2: control2, end: end)
    }

    @inline(__always)
    var kind: Kind {
        switch controlCount {
        case 0: .line
        case 1: .quad
        default: .cubic
        }
    }

    /// The same line or curve drawn from its end to its start.
    var reversed: OutlineElement {
        OutlineElement(
            kind, contour: contour, start: end, control1: kind == .cubic ? control2 : control1,
            control2: control1, end: start)
    }

    /// Whether it bounds no area: a line whose two ends are level.
    @inline(__always)
    var isLevel: Bool { controlCount == 0 && start.y == end.y }

    /// Whether it is a line straight up or down.
    @inline(__always)
    var isVertical: Bool { controlCount == 0 && start.x == end.x }
}

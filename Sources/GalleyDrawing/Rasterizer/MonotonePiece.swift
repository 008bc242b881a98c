import GalleyFonts

/// A part of a contour that goes down all the way: a line, or a curve inside its control hull.
struct MonotonePiece: BitwiseCopyable {
    var kind: OutlineElement.Kind
    var top: GridPoint
    var control1: GridPoint
    var control2: GridPoint
    var bottom: GridPoint
    /// 1 where the contour goes down along the piece, −1 where it goes up.
    var direction: Int32
    var contour: Int32
    /// The least and greatest x of the ends and control points.
    var minX: Int32 = 0
    var maxX: Int32 = 0
    /// The place among the pieces at the line, −1 while the line does not meet it.
    var place: Int32 = -1
    /// The winding number to the right of the piece.
    var winding: Int32 = 0

    /// What a buffer holds before pieces are written.
    static let none = MonotonePiece(
        .line, from: .zero, .zero, .zero, to: GridPoint(0, 1), contour: 0)

    /// Creates the piece of a line or curve whose points go down or up all the way.
    @inline(__always)
    init(
        _ kind: OutlineElement.Kind, from start: GridPoint, _ control1: GridPoint,
        _ control2: GridPoint, to end: GridPoint, contour: Int32
    ) {
        self.kind = kind
        self.contour = contour
        let goesDown = start.y < end.y
        direction = goesDown ? 1 : -1
        top = goesDown ? start : end
        bottom = goesDown ? end : start
        let isTurned = !goesDown && kind == .cubic
        self.control1 = isTurned ? control2 : control1
        self.control2 = isTurned ? control1 : control2
        measure()
    }

    /// Fills in the horizontal extent.
    @inline(__always)
    private mutating func measure() {
        minX = min(top.x, bottom.x)
        maxX = max(top.x, bottom.x)
        if kind == .line { return }
        minX = min(minX, control1.x)
        maxX = max(maxX, control1.x)
        if kind == .quad { return }
        minX = min(minX, control2.x)
        maxX = max(maxX, control2.x)
    }

    /// How far the curve leaves its chord to either side at most, at equal heights.
    ///
    /// It takes divisions, and most pieces never come near enough to another for it to matter.
    @inline(__always)
    var bulge: (left: Int, right: Int) {
        if kind == .line { return (0, 0) }
        let offset1 = offsetFromChord(control1)
        if kind == .quad {
            // A quadratic curve goes half as far as its control point.
            return (max(0, 0 &- offset1 / 2) &+ 1, max(0, offset1 / 2) &+ 1)
        }
        let offset2 = offsetFromChord(control2)
        // The weights of a cubic curve's control points sum to at most three quarters.
        return (
            (max(0, 0 &- offset1, 0 &- offset2) &* 3) / 4 &+ 1,
            (max(0, offset1, offset2) &* 3) / 4 &+ 1
        )
    }

    @inline(__always)
    private func offsetFromChord(_ point: GridPoint) -> Int { Int(point.x) &- chordX(Int(point.y)) }

    /// Returns where the chord between the ends is at a height.
    @inline(__always)
    func chordX(_ y: Int) -> Int {
        let (x0, y0) = (Int(top.x), Int(top.y))
        let height = Int(bottom.y) &- y0
        return x0 &+ (Int(bottom.x) &- x0) &* (y &- y0) / height
    }

    /// The upper and the lower half of a curve; nil for a half that is level.
    var halves: (MonotonePiece?, MonotonePiece?) {
        func middle(_ a: GridPoint, _ b: GridPoint) -> GridPoint { (a &+ b) &>> 1 }
        func piece(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint)
            -> MonotonePiece?
        {
            a.y < d.y ? MonotonePiece(kind, from: a, b, c, to: d, contour: contour) : nil
        }
        let (first, last) = (
            middle(top, control1), middle(kind == .quad ? control1 : control2, bottom)
        )
        if kind == .quad {
            let centre = middle(first, last)
            return (piece(top, first, first, centre), piece(centre, last, last, bottom))
        }
        let inner = middle(control1, control2)
        let (left, right) = (middle(first, inner), middle(inner, last))
        let centre = middle(left, right)
        return (piece(top, first, left, centre), piece(centre, right, last, bottom))
    }

    /// Whether a point at a height that the piece reaches lies on it or to the right of it.
    func isLeft(ofX x: Int, y: Int) -> Bool {
        if Int(maxX) <= x { return true }
        if Int(minX) > x { return false }
        if y >= Int(bottom.y) { return Int(bottom.x) <= x }
        if Int(minX) == x { return false }
        var piece = self
        for _ in 0..<12 {
            let chord = piece.chordX(y)
            let bulge = piece.bulge
            if chord &+ bulge.right <= x { return true }
            if chord &- bulge.left > x { return false }
            if piece.kind == .line { break }
            let (upper, lower) = piece.halves
            if let upper, y <= Int(upper.bottom.y) || lower == nil {
                piece = upper
            } else if let lower {
                piece = lower
            } else {
                break
            }
        }
        return piece.chordX(min(max(y, Int(piece.top.y)), Int(piece.bottom.y))) <= x
    }
}

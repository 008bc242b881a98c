// Curves that a window does not show need no chords: what lies above or below is left out, what
// lies to the left or right becomes a vertical line along the window's edge, of which only the end
// heights matter. Curves are halved by the same rule as without a window, so the chords that
// remain are the same.
extension Flattener {
    mutating func add(_ line: Line, in window: Window) {
        switch window.side(of: line.box) {
        case .outside: return
        case .left: addEdge(window.columns.lowerBound, line.y0, line.y1)
        case .right: addEdge(window.columns.upperBound, line.y0, line.y1)
        case .across: add(line)
        }
    }

    mutating func add(_ curve: QuadCurve, in window: Window) {
        switch window.side(of: curve.box) {
        case .outside: return
        case .left: addEdge(window.columns.lowerBound, curve.y0, curve.y2)
        case .right: addEdge(window.columns.upperBound, curve.y0, curve.y2)
        case .across:
            let chords = chordCount(curve)
            if chords <= CurveStepTable.chordLimit {
                addChords(of: curve, count: chords)
            } else if !isOverfull {
                let (left, right) = curve.halves
                add(left, in: window)
                add(right, in: window)
            }
        }
    }

    mutating func add(_ curve: CubicCurve, in window: Window) {
        switch window.side(of: curve.box) {
        case .outside: return
        case .left: addEdge(window.columns.lowerBound, curve.y0, curve.y3)
        case .right: addEdge(window.columns.upperBound, curve.y0, curve.y3)
        case .across:
            let chords = chordCount(curve)
            if chords <= CurveStepTable.chordLimit {
                addChords(of: curve, count: chords)
            } else if !isOverfull {
                let (left, right) = curve.halves
                add(left, in: window)
                add(right, in: window)
            }
        }
    }

    /// Adds a vertical line along a column's left boundary.
    private mutating func addEdge(_ column: Int, _ y0: Int, _ y1: Int) {
        let x = column << Subpixel.bits
        addSegment(Segment(x0: x, y0: y0, x1: x, y1: y1))
    }
}

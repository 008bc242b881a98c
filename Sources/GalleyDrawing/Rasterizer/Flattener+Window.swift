// Curves that a window does not show need no chords: what lies above or below is left out, what
// lies to the left or right becomes a vertical line along the window's edge, of which only the end
// heights matter. Curves are halved by the same rule as without a window, so the chords that
// remain are the same.
extension Flattener {
    mutating func addLine(_ start: GridPoint, _ end: GridPoint, in window: Window) {
        let box = SubpixelBox(
            minX: Int(min(start.x, end.x)), minY: Int(min(start.y, end.y)),
            maxX: Int(max(start.x, end.x)), maxY: Int(max(start.y, end.y)))
        switch window.side(of: box) {
        case .outside: return
        case .left: addEdge(window.columns.lowerBound, Int(start.y), Int(end.y))
        case .right: addEdge(window.columns.upperBound, Int(start.y), Int(end.y))
        case .across: addLine(start, end)
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
        let x = Int32(column << Subpixel.bits)
        addLine(GridPoint(x, Int32(y0)), GridPoint(x, Int32(y1)))
    }
}

/// Turns lines and curves of the device into segments.
struct Flattener: ~Copyable {
    /// The segments; the first ``count`` are meant.
    var segments = ScratchBuffer<Segment>(
        capacity: 1024, zero: Segment(.zero, .zero))
    private(set) var count = 0
    private let table = CurveStepTable()

    /// The most segments that one call writes without looking at the limit.
    private static let burst = CurveStepTable.chordLimit + 4

    /// Whether the curves needed more segments than are kept; the list is then incomplete.
    var isOverfull: Bool { count > RasterizerLimits.flattenedSegments }

    /// Forgets all segments.
    mutating func removeAll() { count = 0 }

    /// Takes the pieces of a sweep instead of the segments, the inside on the right going down.
    mutating func replaceAll(with sweep: borrowing EdgeSweep) {
        count = sweep.pieceCount
        segments.reserve(count)
        for index in 0..<count {
            let piece = sweep.pieces[index]
            segments[index] =
                piece.side > 0
                ? Segment(piece.top, piece.bottom) : Segment(piece.bottom, piece.top)
        }
    }

    @inline(__always)
    mutating func add(_ line: Line) {
        addSegment(Segment(x0: line.x0, y0: line.y0, x1: line.x1, y1: line.y1))
    }

    @inline(__always)
    mutating func addSegment(_ segment: Segment) {
        if isOverfull { return }
        segments.reserve(count &+ 1)
        segments[unchecked: count] = segment
        count &+= 1
    }

    @inline(__always)
    func chordCount(_ curve: QuadCurve) -> Int {
        let bendX = curve.x0 &- 2 &* curve.x1 &+ curve.x2
        let bendY = curve.y0 &- 2 &* curve.y1 &+ curve.y2
        return table.chordCount(
            bend: CurveStepTable.length(bendX, bendY),
            length: CurveStepTable.length(curve.x2 &- curve.x0, curve.y2 &- curve.y0))
    }

    @inline(__always)
    func chordCount(_ curve: CubicCurve) -> Int {
        let bendX = max(
            abs(curve.x0 &- 2 &* curve.x1 &+ curve.x2), abs(curve.x1 &- 2 &* curve.x2 &+ curve.x3))
        let bendY = max(
            abs(curve.y0 &- 2 &* curve.y1 &+ curve.y2), abs(curve.y1 &- 2 &* curve.y2 &+ curve.y3))
        let legX = max(
            abs(curve.x1 &- curve.x0), abs(curve.x2 &- curve.x1), abs(curve.x3 &- curve.x2))
        let legY = max(
            abs(curve.y1 &- curve.y0), abs(curve.y2 &- curve.y1), abs(curve.y3 &- curve.y2))
        return table.chordCount(
            bend: 3 &* CurveStepTable.length(bendX, bendY),
            length: (CurveStepTable.length(legX, legY) &* 5) >> 1)
    }

    @inline(__always)
    mutating func add(_ curve: QuadCurve) {
        let chords = chordCount(curve)
        if chords > CurveStepTable.chordLimit {
            addHalves(of: curve)
        } else {
            addChords(of: curve, count: chords)
        }
    }

    @inline(never)
    private mutating func addHalves(of curve: QuadCurve) {
        if isOverfull { return }
        let (left, right) = curve.halves
        addCalled(left)
        addCalled(right)
    }

    /// Ends the inlining that two functions calling each other would ask for.
    @inline(never)
    private mutating func addCalled(_ curve: QuadCurve) { add(curve) }

    @inline(never)
    mutating func add(_ curve: CubicCurve) {
        let chords = chordCount(curve)
        if chords > CurveStepTable.chordLimit {
            if isOverfull { return }
            let (left, right) = curve.halves
            add(left)
            add(right)
        } else {
            addChords(of: curve, count: chords)
        }
    }

    /// Adds a quadratic curve as a number of chords that the table allows.
    ///
    /// Up to four chords are written without a branch on their number: three vertices always, and
    /// then the end point over the end of the last chord that counts.
    @inline(__always)
    mutating func addChords(of curve: QuadCurve, count chords: Int) {
        segments.reserve(count &+ Self.burst)
        let steps = table[chords]
        let (bendX, bendY) = (
            curve.x0 &- 2 &* curve.x1 &+ curve.x2, curve.y0 &- 2 &* curve.y1 &+ curve.y2
        )
        let (slopeX, slopeY) = (2 &* (curve.x1 &- curve.x0), 2 &* (curve.y1 &- curve.y0))
        var position = SIMD2<Int64>(
            Self.fixed(curve.x0, slopeX &* steps.first, bendX &* steps.square.start),
            Self.fixed(curve.y0, slopeY &* steps.first, bendY &* steps.square.start))
        var velocity = SIMD2<Int64>(
            Int64(slopeX &* steps.step &+ bendX &* steps.square.first),
            Int64(slopeY &* steps.step &+ bendY &* steps.square.first))
        let acceleration = SIMD2<Int64>(
            Int64(bendX &* steps.square.second), Int64(bendY &* steps.square.second))
        let start = Self.point(curve.x0, curve.y0)
        let end = Self.point(curve.x2, curve.y2)
        let first = count
        count &+= chords

        let vertex1 = Self.vertex(position)
        position &+= velocity
        velocity &+= acceleration
        let vertex2 = Self.vertex(position)
        position &+= velocity
        var previous = Self.vertex(position)
        segments.set(
            unchecked: first, Segment(start, vertex1), Segment(vertex1, vertex2),
            Segment(vertex2, previous), Segment(previous, end))
        if chords <= 4 {
            segments[unchecked: first &+ chords &- 1].end = end
            return
        }
        var index = first &+ 3
        while index < count &- 1 {
            velocity &+= acceleration
            position &+= velocity
            let vertex = Self.vertex(position)
            segments[unchecked: index] = Segment(previous, vertex)
            previous = vertex
            index &+= 1
        }
        segments[unchecked: index] = Segment(previous, end)
    }

    /// Adds a cubic curve as a number of chords that the table allows.
    @inline(__always)
    mutating func addChords(of curve: CubicCurve, count chords: Int) {
        segments.reserve(count &+ Self.burst)
        let steps = table[chords]
        let (c1x, c1y) = (3 &* (curve.x1 &- curve.x0), 3 &* (curve.y1 &- curve.y0))
        let (bendX, bendY) = (
            curve.x0 &- 2 &* curve.x1 &+ curve.x2, curve.y0 &- 2 &* curve.y1 &+ curve.y2
        )
        let (c2x, c2y) = (3 &* bendX, 3 &* bendY)
        let c3x = curve.x1 &- 2 &* curve.x2 &+ curve.x3 &- bendX
        let c3y = curve.y1 &- 2 &* curve.y2 &+ curve.y3 &- bendY
        let (square, cube) = (steps.square, steps.cube)
        let startX = c1x &* steps.first &+ c2x &* square.start
        let startY = c1y &* steps.first &+ c2y &* square.start
        var position = SIMD2<Int64>(
            Self.fixed(curve.x0, startX, c3x &* cube.start),
            Self.fixed(curve.y0, startY, c3y &* cube.start))
        var velocity = SIMD2<Int64>(
            Int64(c1x &* steps.step &+ c2x &* square.first &+ c3x &* cube.first),
            Int64(c1y &* steps.step &+ c2y &* square.first &+ c3y &* cube.first))
        var acceleration = SIMD2<Int64>(
            Int64(c2x &* square.second &+ c3x &* cube.second),
            Int64(c2y &* square.second &+ c3y &* cube.second))
        let jerk = SIMD2<Int64>(
            Int64((c3x &* steps.cubeThird) >> 12), Int64((c3y &* steps.cubeThird) >> 12))
        var previous = Self.point(curve.x0, curve.y0)
        let end = count &+ chords &- 1
        var index = count
        count &+= chords
        while index < end {
            let vertex = Self.vertex(position)
            segments[unchecked: index] = Segment(previous, vertex)
            previous = vertex
            index &+= 1
            position &+= velocity
            velocity &+= acceleration
            acceleration &+= jerk
        }
        segments[unchecked: index] = Segment(previous, Self.point(curve.x3, curve.y3))
    }

    /// Returns a coordinate in Q32 with the half that makes dropping the fraction round.
    @inline(__always)
    private static func fixed(_ whole: Int, _ a: Int, _ b: Int) -> Int64 {
        Int64((whole << 32) &+ a &+ b &+ (1 << 31))
    }

    @inline(__always)
    private static func vertex(_ position: SIMD2<Int64>) -> GridPoint {
        GridPoint(truncatingIfNeeded: position &>> 32)
    }

    @inline(__always)
    private static func point(_ x: Int, _ y: Int) -> GridPoint {
        GridPoint(Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    }
}

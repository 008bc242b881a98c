/// Finds, among segments that cross and cover each other, the pieces that bound the filled set.
///
/// A line sweeps from top to bottom over the segments, keeping those it meets ordered by x. It
/// stops where a segment starts, ends or crosses its neighbour, and counts the windings anew when
/// the order changed. Pieces start and end at whole heights and in pairs, so that what they
/// enclose is always closed; a wrong order of two nearly equal x costs only the sliver between
/// them. No test needs more than 64 bits.
struct EdgeSweep: ~Copyable {
    /// The pieces found; the first ``pieceCount`` are meant.
    private(set) var pieces = ScratchBuffer<SweepPiece>(
        capacity: 256, zero: SweepPiece(segment: 0, side: 0, top: .zero, bottom: .zero))
    private(set) var pieceCount = 0

    private var edges = ScratchBuffer<SweepEdge>(capacity: 256, zero: SweepEdge())
    private var edgeCount = 0
    /// The edges by their top: the height above the edge's index.
    private var order = KeySort(capacity: 256)
    /// The next edge of ``order`` that the line has not met.
    private var nextEdge = 0
    /// The edges that the line meets, from left to right.
    private var active = ScratchBuffer<Int32>(capacity: 256, zero: 0)
    private var activeCount = 0
    /// Where the active edges are at the line, and where they are at its next stop.
    private var here = ScratchBuffer<Int>(capacity: 256, zero: 0)
    private var there = ScratchBuffer<Int>(capacity: 256, zero: 0)
    private var steps = 0
    private var stepLimit = 0
    /// Sorts many edges that start at one height.
    private var starts = KeySort(capacity: 64)

    /// Fills ``pieces`` from the first segments of a list, whose differences fit 31 bits.
    ///
    /// - Throws: ``DrawingError/shapeTooComplex(limit:)`` after `limit` steps.
    mutating func run(
        _ segments: borrowing ScratchBuffer<Segment>, count: Int, rule: FillRule, limit: Int
    ) throws(DrawingError) {
        load(segments, count: count)
        stepLimit = limit
        var y = 0
        while activeCount > 0 || nextEdge < edgeCount {
            if activeCount == 0 { y = nextTop }
            let firstBelow = firstEdge(below: y)
            sortStarts(before: firstBelow)
            var isReordered = retire(at: y, before: firstBelow)
            if admit(before: firstBelow) { isReordered = true }
            if activeCount == 0 { continue }
            let stop = nextStop(from: y, isReordered: &isReordered)
            if isReordered { updateSides(at: y, rule: rule) }
            swap(&here, &there)
            y = stop
            if isExhausted { throw .shapeTooComplex(limit: limit) }
        }
    }

    /// Whether the steps are used up; what the loops leave behind then is not used.
    @inline(__always)
    private var isExhausted: Bool { steps > stepLimit }

    private mutating func load(_ segments: borrowing ScratchBuffer<Segment>, count: Int) {
        edges.reserve(count)
        order.keys.reserve(count)
        active.reserve(count)
        here.reserve(count)
        there.reserve(count)
        (pieceCount, edgeCount, nextEdge, activeCount, steps) = (0, 0, 0, 0, 0)
        for index in 0..<count {
            let segment = segments[index]
            if segment.start.y == segment.end.y { continue }
            let edge = SweepEdge(segment, index: index)
            edges[edgeCount] = edge
            // With the sign bit turned, unsigned keys are in the order of signed heights.
            let height = UInt32(bitPattern: Int32(edge.topY)) ^ (1 << 31)
            order.keys[edgeCount] = UInt64(height) << 32 | UInt64(edgeCount)
            edgeCount += 1
        }
        order.sort(count: edgeCount, ordered: 32)
    }

    @inline(__always)
    private func edgeIndex(_ place: Int) -> Int { Int(order.keys[place] & 0xffff_ffff) }

    /// The top of the next edge the line meets.
    private var nextTop: Int { edges[edgeIndex(nextEdge)].topY }

    /// Returns the place in the order after the last edge that starts at a height.
    private func firstEdge(below y: Int) -> Int {
        var place = nextEdge
        while place < edgeCount && edges[edgeIndex(place)].topY == y { place &+= 1 }
        return place
    }

    /// Puts the edges that start at the line in order of x.
    private mutating func sortStarts(before firstBelow: Int) {
        let count = firstBelow &- nextEdge
        if count < 2 { return }
        starts.keys.reserve(count)
        for offset in 0..<count {
            let index = edgeIndex(nextEdge &+ offset)
            let x = UInt32(bitPattern: Int32(truncatingIfNeeded: edges[index].topX)) ^ (1 << 31)
            starts.keys[offset] = UInt64(x) << 32 | UInt64(index)
        }
        starts.sort(count: count)
        let height = order.keys[nextEdge] & ~0xffff_ffff
        for offset in 0..<count {
            order.keys[nextEdge &+ offset] = height | (starts.keys[offset] & 0xffff_ffff)
        }
    }

    /// Removes the edges that end at a height, and says whether the windings change by that.
    ///
    /// Where an edge that starts at the same point goes on in the same direction, it takes the
    /// place and nothing changes.
    private mutating func retire(at y: Int, before firstBelow: Int) -> Bool {
        var isReordered = false
        var kept = 0
        for place in 0..<activeCount {
            let index = Int(active[place])
            if edges[index].bottomY != y {
                active[kept] = active[place]
                here[kept] = here[place]
                kept &+= 1
                continue
            }
            let edge = edges[index]
            emit(index, x: edge.bottomX, y: y)
            guard let successor = takeSuccessor(of: edge, before: firstBelow) else {
                isReordered = true
                continue
            }
            edges[successor].side = edge.side
            active[kept] = Int32(successor)
            here[kept] = edge.bottomX
            kept &+= 1
        }
        activeCount = kept
        return isReordered
    }

    /// Finds an edge that goes on where another ends and marks it as met.
    private mutating func takeSuccessor(of edge: SweepEdge, before firstBelow: Int) -> Int? {
        // The starts are in order of x: halve down to the first at the end point.
        var (low, high) = (nextEdge, firstBelow)
        while low < high {
            let middle = (low &+ high) >> 1
            if edges[edgeIndex(middle)].topX < edge.bottomX {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        while low < firstBelow && !isExhausted {
            steps &+= 1
            let index = edgeIndex(low)
            if edges[index].topX != edge.bottomX { return nil }
            if edges[index].direction == edge.direction && !edges[index].isMet {
                edges[index].isMet = true
                return index
            }
            low &+= 1
        }
        return nil
    }

    /// Puts the edges that start at the line into their places and says whether there are any.
    private mutating func admit(before firstBelow: Int) -> Bool {
        var hasAdmitted = false
        while nextEdge < firstBelow && !isExhausted {
            let index = edgeIndex(nextEdge)
            let edge = edges[index]
            nextEdge &+= 1
            if edge.isMet { continue }
            var place = activeCount
            while place > 0 {
                let x = here[place &- 1]
                if x < edge.topX { break }
                if x == edge.topX && edges[Int(active[place &- 1])].slope <= edge.slope { break }
                active[place] = active[place &- 1]
                here[place] = x
                place &-= 1
            }
            steps &+= activeCount &- place
            active[place] = Int32(index)
            here[place] = edge.topX
            activeCount &+= 1
            hasAdmitted = true
        }
        return hasAdmitted
    }

    /// Returns the height of the next stop and fills in where the edges are there.
    private mutating func nextStop(from y: Int, isReordered: inout Bool) -> Int {
        var stop = nextEdge < edgeCount ? nextTop : Int.max
        for place in 0..<activeCount { stop = min(stop, edges[Int(active[place])].bottomY) }
        while !isExhausted {
            steps &+= activeCount
            var isOrdered = true
            var previous = Int.min
            for place in 0..<activeCount {
                let x = edges[Int(active[place])].x(at: stop)
                there[place] = x
                if x < previous { isOrdered = false }
                previous = x
            }
            if isOrdered { return stop }
            var firstCrossing = stop
            if exchangeCrossed(from: y, to: stop, firstCrossing: &firstCrossing) {
                isReordered = true
                continue
            }
            if firstCrossing >= stop { return stop }
            stop = firstCrossing
        }
        return stop
    }

    /// Exchanges neighbours that cross at once, or else finds the first crossing below the line.
    ///
    /// Every exchange puts two edges in the order they have at the stop, so there is an end to it.
    private mutating func exchangeCrossed(
        from y: Int, to stop: Int, firstCrossing: inout Int
    ) -> Bool {
        var hasExchanged = false
        var place = 1
        while place < activeCount && !isExhausted {
            let overlap = there[place &- 1] &- there[place]
            if overlap > 0 {
                let gap = here[place] &- here[place &- 1]
                let crossing = gap <= 0 ? y : y &+ ((stop &- y) &* gap) / (gap &+ overlap)
                if crossing > y {
                    firstCrossing = min(firstCrossing, crossing)
                } else {
                    exchange(place &- 1, place)
                    hasExchanged = true
                    steps &+= 1
                    if place > 1 { place &-= 2 }
                }
            }
            place &+= 1
        }
        return hasExchanged
    }

    private mutating func exchange(_ left: Int, _ right: Int) {
        let edge = active[left]
        active[left] = active[right]
        active[right] = edge
        let (x, next) = (here[left], there[left])
        here[left] = here[right]
        here[right] = x
        there[left] = there[right]
        there[right] = next
    }

    /// Counts the windings from left to right; an edge whose side changes ends its piece here.
    private mutating func updateSides(at y: Int, rule: FillRule) {
        var winding = 0
        for place in 0..<activeCount {
            let index = Int(active[place])
            let isInsideLeft = rule.encloses(winding)
            winding &+= edges[index].direction
            let isInsideRight = rule.encloses(winding)
            let side = isInsideLeft == isInsideRight ? 0 : (isInsideRight ? 1 : -1)
            if edges[index].side == side { continue }
            emit(index, x: here[place], y: y)
            edges[index].side = side
            edges[index].pieceX = here[place]
            edges[index].pieceY = y
        }
    }

    /// Ends the piece that an edge has pending, if it bounds the filled set and has a height.
    private mutating func emit(_ index: Int, x: Int, y: Int) {
        let edge = edges[index]
        guard edge.side == 1 || edge.side == -1, y > edge.pieceY else { return }
        if pieceCount == RasterizerLimits.flattenedSegments {
            // More memory than a picture is worth: the same as too many steps.
            steps = max(steps, stepLimit &+ 1)
            return
        }
        pieces.reserve(pieceCount &+ 1)
        pieces[pieceCount] = SweepPiece(
            segment: edge.segment, side: Int32(truncatingIfNeeded: edge.side),
            top: GridPoint(
                Int32(truncatingIfNeeded: edge.pieceX), Int32(truncatingIfNeeded: edge.pieceY)),
            bottom: GridPoint(Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y)))
        pieceCount &+= 1
    }
}

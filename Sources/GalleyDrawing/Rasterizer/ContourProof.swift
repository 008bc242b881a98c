import GalleyFonts

/// The proof that an outline's contours do not cross, and how each must be turned.
///
/// A line sweeps from top to bottom over the vertices at which contours start, go on or end,
/// keeping the pieces it meets in order. Whenever two pieces become neighbours they must be
/// separated over all heights they share; where every pair of neighbours is, nothing crosses. At
/// each start the windings tell which side is inside, and a contour must say the same at all its
/// starts: keep it, turn it round, or drop it because both sides are inside or both outside.
struct ContourProof: ~Copyable {
    /// A vertex of a contour between two pieces, level runs counted as a single vertex.
    private struct Vertex: BitwiseCopyable {
        enum Kind: UInt8, BitwiseCopyable {
            // In the order in which vertices of equal height are met.
            case end, passing, start
        }
        var kind = Kind.end
        /// The piece above a passing vertex, or either piece of another one.
        var first: Int32 = 0
        var second: Int32 = 0
    }

    /// The low bits of a key, which hold the vertex's index below its height and kind.
    private static let indexBits: UInt64 = 30
    private static let indexMask: UInt64 = (1 << indexBits) - 1

    private var list = MonotonePieces()
    private var vertices = ScratchBuffer<Vertex>(capacity: 64, zero: Vertex())
    /// The vertices in the order in which the line meets them.
    private var order = KeySort(capacity: 64)
    private var vertexCount = 0
    /// The pieces that the line meets, from left to right.
    private var active = ScratchBuffer<Int32>(capacity: 64, zero: 0)
    private var activeCount = 0
    /// What each contour's starts say: 1 keep, −1 turn round, 0 drop, nothing yet.
    private var factors = ScratchBuffer<Int32>(capacity: 16, zero: 0)
    private static let unknown: Int32 = 2
    private var steps = 0
    private var stepLimit = 0

    /// Whether the contours of an outline do not cross; ``factors`` then say how each must be turned.
    mutating func succeeds(for elements: [OutlineElement]) -> Bool {
        guard list.read(elements) else { return false }
        begin()
        return succeeds()
    }

    /// Lends what is to become of each contour so that winding numbers are 0 and 1: 1 keep,
    /// −1 turn round, anything else drop.
    func withFactors<Result>(_ body: (Span<Int32>) -> Result) -> Result {
        factors.withSpan(count: list.contourCount, body)
    }

    /// Makes room for the list's pieces and forgets those before.
    private mutating func begin() {
        (vertexCount, activeCount, steps) = (0, 0, 0)
        // Beyond this many comparisons for each piece the proof costs more than cutting.
        stepLimit = 4096 + 256 * list.count
        vertices.reserve(list.count)
        order.keys.reserve(list.count)
        active.reserve(list.count + 2)
        factors.reserve(list.contourCount)
        for contour in 0..<list.contourCount { factors[contour] = Self.unknown }
    }

    private mutating func succeeds() -> Bool {
        findVertices()
        order.sort(count: vertexCount, ordered: Self.indexBits)
        for place in 0..<vertexCount {
            let vertex = vertices[Int(order.keys[place] & Self.indexMask)]
            let (first, second) = (Int(vertex.first), Int(vertex.second))
            let holds =
                switch vertex.kind {
                case .passing: pass(from: first, to: second)
                case .end: end(first, second)
                case .start: start(first, second)
                }
            if !holds || steps > stepLimit { return false }
        }
        return true
    }

    private mutating func findVertices() {
        for contour in 0..<list.contourCount {
            let first = Int(list.contourStarts[contour])
            let end = Int(list.contourStarts[contour + 1])
            guard first < end else { continue }
            var previous = end - 1
            for piece in first..<end {
                addVertex(from: previous, to: piece)
                previous = piece
            }
        }
    }

    private mutating func addVertex(from previous: Int, to piece: Int) {
        let arrivesGoingDown = list.pieces[previous].direction > 0
        let leavesGoingDown = list.pieces[piece].direction > 0
        var vertex = Vertex(first: Int32(previous), second: Int32(piece))
        if arrivesGoingDown == leavesGoingDown {
            vertex.kind = .passing
            if !arrivesGoingDown { (vertex.first, vertex.second) = (vertex.second, vertex.first) }
        } else {
            vertex.kind = arrivesGoingDown ? .end : .start
        }
        let y = leavesGoingDown ? list.pieces[piece].top.y : list.pieces[piece].bottom.y
        let height = UInt64(UInt32(bitPattern: y) ^ (1 << 31))
        vertices[vertexCount] = vertex
        order.keys[vertexCount] =
            (height << 2 | UInt64(vertex.kind.rawValue)) << Self.indexBits | UInt64(vertexCount)
        vertexCount += 1
    }

    /// Whether the pieces at two neighbouring places are separated; true beside the ends.
    private mutating func isSeparated(at place: Int) -> Bool {
        guard place >= 0 && place + 1 < activeCount else { return true }
        let (left, right) = (Int(active[place]), Int(active[place + 1]))
        // Before the pieces are copied: most neighbours are beside each other.
        if list.pieces[left].maxX <= list.pieces[right].minX { return true }
        return list.pieces[left].isSeparated(from: list.pieces[right], steps: &steps)
    }

    private mutating func pass(from upper: Int, to lower: Int) -> Bool {
        let place = list.pieces[upper].place
        guard place >= 0 else { return false }
        active[Int(place)] = Int32(lower)
        list.pieces[lower].place = place
        list.pieces[lower].winding = list.pieces[upper].winding
        list.pieces[upper].place = -1
        return isSeparated(at: Int(place) - 1) && isSeparated(at: Int(place))
    }

    private mutating func end(_ first: Int, _ second: Int) -> Bool {
        let left = Int(min(list.pieces[first].place, list.pieces[second].place))
        let right = Int(max(list.pieces[first].place, list.pieces[second].place))
        guard left >= 0 && right == left + 1 else { return false }
        list.pieces[first].place = -1
        list.pieces[second].place = -1
        for place in right + 1..<max(right + 1, activeCount) {
            move(from: place, to: place - 2)
        }
        activeCount -= 2
        return isSeparated(at: left - 1)
    }

    private mutating func start(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (list.pieces[first], list.pieces[second])
        let isInOrder =
            a.top.x == b.top.x ? a.opensLeft(of: b, atTop: true) : a.top.x < b.top.x
        let (left, right) = isInOrder ? (first, second) : (second, first)
        let vertex = list.pieces[left].top
        var place = activeCount
        while place > 0 {
            let neighbour = Int(active[place - 1])
            if list.pieces[neighbour].isLeft(ofX: Int(vertex.x), y: Int(vertex.y)) { break }
            place -= 1
            move(from: place, to: place + 2)
        }
        activeCount += 2
        active[place] = Int32(left)
        active[place + 1] = Int32(right)
        list.pieces[left].place = Int32(truncatingIfNeeded: place)
        list.pieces[right].place = Int32(truncatingIfNeeded: place + 1)
        return agree(left: left, right: right, place: place)
            && isSeparated(at: place - 1) && isSeparated(at: place) && isSeparated(at: place + 1)
    }

    private mutating func move(from place: Int, to target: Int) {
        let piece = active[place]
        active[target] = piece
        list.pieces[Int(piece)].place = Int32(truncatingIfNeeded: target)
        steps += 1
    }

    /// Counts the windings between two pieces that start, and whether their contours agree.
    private mutating func agree(left: Int, right: Int, place: Int) -> Bool {
        let outer = place > 0 ? list.pieces[Int(active[place - 1])].winding : 0
        let inner = outer + list.pieces[left].direction
        list.pieces[left].winding = inner
        list.pieces[right].winding = outer
        let side: Int32 = (outer != 0) == (inner != 0) ? 0 : (inner != 0 ? 1 : -1)
        return agree(list.pieces[left].contour, on: side * list.pieces[left].direction)
            && agree(list.pieces[right].contour, on: -side * list.pieces[right].direction)
    }

    private mutating func agree(_ contour: Int32, on factor: Int32) -> Bool {
        let earlier = factors[Int(contour)]
        factors[Int(contour)] = factor
        return earlier == factor || earlier == Self.unknown
    }
}

/// A segment as the sweep meets it: from its top to its bottom.
struct SweepEdge: BitwiseCopyable {
    var topX = 0
    var topY = 0
    var bottomX = 0
    var bottomY = 0
    /// The width passed with each step of height, in Q30.
    var slope = 0
    /// 1 where the segment goes down, −1 where it goes up.
    var direction = 0
    /// The index of the segment.
    var segment: Int32 = 0
    /// On which side the inside is: 1 right, −1 left, 0 on both or neither.
    var side = unknownSide
    /// Where the pending piece starts.
    var pieceX = 0
    var pieceY = 0

    /// Whether the edge took the place of one that ended where it starts.
    var isMet = false

    /// The side of an edge that the line has just met.
    static let unknownSide = 2

    init() {}

    init(_ segment: Segment, index: Int) {
        let (x0, y0) = (Int(segment.start.x), Int(segment.start.y))
        let (x1, y1) = (Int(segment.end.x), Int(segment.end.y))
        let goesDown = y0 < y1
        (topX, topY) = goesDown ? (x0, y0) : (x1, y1)
        (bottomX, bottomY) = goesDown ? (x1, y1) : (x0, y0)
        slope = ((bottomX &- topX) << 30) / (bottomY &- topY)
        direction = goesDown ? 1 : -1
        self.segment = Int32(index)
        (pieceX, pieceY) = (topX, topY)
    }

    /// Returns where the edge is at a height between its ends.
    @inline(__always)
    func x(at y: Int) -> Int {
        if y == bottomY { return bottomX }
        return topX &+ ((slope &* (y &- topY) &+ (1 << 29)) >> 30)
    }
}

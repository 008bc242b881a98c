import GalleyFonts

/// A part of a line or curve of an outline between two cuts.
struct OutlinePart {
    /// Whether the inside is to the right going down along the part as it is drawn.
    var isKept: Bool
    /// Where the part starts and ends on the curve, in Q30 of its parameter.
    var startParameter: Int
    var endParameter: Int
    /// The ends, rounded where the sweep cut.
    var start: GridPoint
    var end: GridPoint

    /// How far apart, in subunits, two ends count as the same on a level line.
    private static let joinDistance: Int32 = 2

    /// Creates the part that a piece of one of an element's segments is.
    init(_ piece: SweepPiece, of segment: Segment, offset: Int, count: Int) {
        let goesDown = segment.start.y < segment.end.y
        isKept = (piece.side > 0) == goesDown
        start = goesDown ? piece.top : piece.bottom
        end = goesDown ? piece.bottom : piece.top
        let height = Int(segment.end.y) - Int(segment.start.y)
        func parameter(_ point: GridPoint) -> Int {
            let depth = Int(point.y) - Int(segment.start.y)
            return ((offset << 30) + (depth << 30) / height) / count
        }
        startParameter = parameter(start)
        endParameter = parameter(end)
    }

    /// Returns the parameter of an element's vertex in Q30.
    static func parameter(_ vertex: Int, of count: Int) -> Int { (vertex << 30) / count }

    /// Takes in the part that follows, if it does so without a gap and bounds the same side.
    mutating func join(_ next: OutlinePart) -> Bool {
        guard isKept == next.isKept, meets(next.start) else { return false }
        end = next.end
        endParameter = next.endParameter
        return true
    }

    /// Takes in a level segment that follows without a gap.
    mutating func extend(over segment: Segment, endParameter: Int) {
        guard meets(segment.start) else { return }
        end = segment.end
        self.endParameter = endParameter
    }

    private func meets(_ point: GridPoint) -> Bool {
        end.y == point.y && abs(end.x - point.x) <= Self.joinDistance
    }
}

extension OutlineElement {
    /// Returns how many chords keep within a tolerance of the curve, at most 256.
    func chordCount(tolerance: Int) -> Int {
        func bend(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
            CurveStepTable.length(
                Int(a.x) - 2 * Int(b.x) + Int(c.x), Int(a.y) - 2 * Int(b.y) + Int(c.y))
        }
        let quadBend: Int
        switch kind {
        case .line: return 1
        case .quad: quadBend = bend(start, control1, end)
        case .cubic:
            quadBend = 3 * max(bend(start, control1, control2), bend(control1, control2, end))
        }
        var count = 1
        while count < 256 && 4 * tolerance * count * count < quadBend { count += 1 }
        return count
    }

    /// Returns the point of the curve at the parameter `index / count`, rounded.
    func point(at index: Int, of count: Int) -> GridPoint {
        let (t, u) = (index, count - index)
        func combine(_ weights: SIMD4<Int>, _ total: Int) -> GridPoint {
            func sum(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> Int32 {
                let products = weights &* SIMD4(Int(a), Int(b), Int(c), Int(d))
                let sum = products[0] + products[1] + products[2] + products[3]
                return Int32((2 * sum + total) / (2 * total))
            }
            return GridPoint(
                sum(start.x, control1.x, control2.x, end.x),
                sum(start.y, control1.y, control2.y, end.y))
        }
        switch kind {
        case .line: return combine(SIMD4(u, 0, 0, t), count)
        case .quad: return combine(SIMD4(u * u, 2 * u * t, 0, t * t), count * count)
        case .cubic:
            return combine(
                SIMD4(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t), count * count * count)
        }
    }

    /// Returns the part of the curve, turned round unless it is kept.
    ///
    /// Control points come from the curve's blossom at the two parameters.
    func part(_ part: OutlinePart) -> OutlineElement {
        let (s, t) = (part.startParameter, part.endParameter)
        var result = self
        result.start = part.start
        result.end = part.end
        if kind == .quad {
            result.control1 = Self.between(
                Self.between(start, control1, s), Self.between(control1, end, s), t)
        } else if kind == .cubic {
            let a = Self.between(start, control1, s)
            let b = Self.between(control1, control2, s)
            let c = Self.between(control2, end, s)
            result.control1 = Self.between(Self.between(a, b, s), Self.between(b, c, s), t)
            result.control2 = Self.between(Self.between(a, b, t), Self.between(b, c, t), t)
        }
        return part.isKept ? result : result.reversed
    }

    /// Returns the point between two points at a parameter in Q30.
    private static func between(_ a: GridPoint, _ b: GridPoint, _ t: Int) -> GridPoint {
        func between(_ a: Int32, _ b: Int32) -> Int32 {
            a &+ Int32(truncatingIfNeeded: ((Int(b) - Int(a)) * t + (1 << 29)) >> 30)
        }
        return GridPoint(between(a.x, b.x), between(a.y, b.y))
    }
}

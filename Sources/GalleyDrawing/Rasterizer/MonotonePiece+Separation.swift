import GalleyFonts

extension MonotonePiece {
    /// How far, in subunits, halving may have moved two curves that touch into each other.
    private static let slack = 2
    /// How often two curves are halved to tell them apart.
    private static let halvings = 6

    /// Whether the piece lies to the left of another over all heights both reach, touching allowed.
    ///
    /// The answer no may also mean that it could not be told.
    @inline(__always)
    func isSeparated(from right: MonotonePiece, steps: inout Int) -> Bool {
        maxX <= right.minX || isSeparated(from: right, depth: 0, steps: &steps)
    }

    private func isSeparated(from right: MonotonePiece, depth: Int, steps: inout Int) -> Bool {
        steps &+= 1
        let upper = Int(max(top.y, right.top.y))
        let lower = Int(min(bottom.y, right.bottom.y))
        if upper >= lower || maxX <= right.minX { return true }
        if Int(minX) > Int(right.maxX) &+ Self.slack { return false }
        let upperGap = right.chordX(upper) &- chordX(upper)
        let lowerGap = right.chordX(lower) &- chordX(lower)
        let reach = bulge.right &+ right.bulge.left &- Self.slack
        if upperGap >= reach && lowerGap >= reach { return true }
        if kind == .line && right.kind == .line {
            return upperGap >= -Self.slack && lowerGap >= -Self.slack
        }
        if top == right.top && opensLeft(of: right, atTop: true) { return true }
        if bottom == right.bottom && opensLeft(of: right, atTop: false) { return true }
        if depth >= Self.halvings { return false }
        return areHalvesSeparated(from: right, depth: depth &+ 1, steps: &steps)
    }

    private func areHalvesSeparated(
        from right: MonotonePiece, depth: Int, steps: inout Int
    ) -> Bool {
        let mine = kind == .line ? (self, nil) : halves
        let others = right.kind == .line ? (right, nil) : right.halves
        for half in [mine.0, mine.1] {
            guard let half else { continue }
            for other in [others.0, others.1] {
                guard let other else { continue }
                if !half.isSeparated(from: other, depth: depth, steps: &steps) { return false }
            }
        }
        return true
    }

    /// Whether, seen from a shared end, all of the piece's hull is to the left of another's.
    func opensLeft(of right: MonotonePiece, atTop: Bool) -> Bool {
        let mine = directions(atTop: atTop)
        let others = right.directions(atTop: atTop)
        for a in 0..<3 {
            for b in 0..<3 where mine[a].x &* others[b].y &- mine[a].y &* others[b].x > 0 {
                return false
            }
        }
        return true
    }

    /// The way from an end to the control points and the other end, y away from the end.
    @inline(__always)
    private func directions(atTop: Bool) -> InlineArray<3, (x: Int, y: Int)> {
        let from = atTop ? top : bottom
        let sign = atTop ? 1 : -1
        func way(_ point: GridPoint) -> (x: Int, y: Int) {
            (Int(point.x) &- Int(from.x), (Int(point.y) &- Int(from.y)) &* sign)
        }
        let far = way(atTop ? bottom : top)
        switch kind {
        case .line: return [far, far, far]
        case .quad: return [far, way(control1), way(control1)]
        case .cubic: return [far, way(control1), way(control2)]
        }
    }
}

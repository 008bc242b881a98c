import GalleyFonts

/// Rebuilds an outline whose contours cross so that they no longer do.
///
/// Curves are flattened finely, the sweep finds the pieces that bound the filled set, and these
/// are mapped back: a line or curve that is bounding over its whole length stays as it is, turned
/// round where needed; one that is nowhere bounding is dropped; the others become parts of curves
/// whose ends are the heights of the sweep, equal on both sides of each cut.
struct OutlineUnion: ~Copyable {
    /// What became of an outline.
    enum Outcome {
        /// No line or curve was cut: exact at any size.
        case whole([OutlineElement])
        /// Lines or curves were cut, with ends rounded to subunits.
        case cut([OutlineElement])
        /// The outline crosses itself too often.
        case tooComplex
    }

    /// What becomes of one line or curve.
    private enum Fate {
        case kept, reversed, dropped, cut
    }

    private var elements: [OutlineElement] = []
    private var segments = ScratchBuffer<Segment>(capacity: 256, zero: Segment(.zero, .zero))
    /// The first segment of each element, and the number of all segments.
    private var firstSegments: [Int] = []
    private var sweep = EdgeSweep()
    /// The topmost piece of each segment and the piece below each piece; −1 for none.
    private var topPieces: [Int32] = []
    private var nextPieces: [Int32] = []

    /// Returns an outline with winding numbers 0 and 1 that fills what the non-zero rule fills.
    mutating func uncrossed(_ elements: [OutlineElement], unitsPerEm: Int) -> Outcome {
        self.elements = elements
        defer { self.elements = [] }
        firstSegments.removeAll(keepingCapacity: true)
        guard flatten(tolerance: max(1, unitsPerEm >> 14)) else { return .tooComplex }
        do {
            try sweep.run(
                segments, count: firstSegments.last ?? 0, rule: .nonZero,
                limit: RasterizerLimits.unionSteps)
        } catch {
            return .tooComplex
        }
        linkPieces()
        return rebuild()
    }

    /// Flattens the curves to vertices on them; false if there are too many.
    private mutating func flatten(tolerance: Int) -> Bool {
        var count = 0
        for element in elements {
            firstSegments.append(count)
            let chords = element.chordCount(tolerance: tolerance)
            segments.reserve(count + chords)
            var previous = element.start
            for chord in 1...chords {
                let next =
                    chord == chords ? element.end : element.point(at: chord, of: chords)
                segments[count] = Segment(previous, next)
                previous = next
                count += 1
            }
            if count > RasterizerLimits.flattenedSegments { return false }
        }
        firstSegments.append(count)
        return true
    }

    private mutating func linkPieces() {
        topPieces = [Int32](repeating: -1, count: firstSegments.last ?? 0)
        nextPieces = [Int32](repeating: -1, count: sweep.pieceCount)
        // The sweep finds the pieces of one segment from top to bottom.
        for piece in stride(from: sweep.pieceCount - 1, through: 0, by: -1) {
            let segment = Int(sweep.pieces[piece].segment)
            nextPieces[piece] = topPieces[segment]
            topPieces[segment] = Int32(piece)
        }
    }

    private mutating func rebuild() -> Outcome {
        var result: [OutlineElement] = []
        result.reserveCapacity(elements.count)
        var isCut = false
        for index in elements.indices {
            switch fate(of: index) {
            case .kept: result.append(elements[index])
            case .reversed: result.append(elements[index].reversed)
            case .dropped: break
            case .cut:
                isCut = true
                appendParts(of: index, to: &result)
            }
        }
        return isCut ? .cut(result) : .whole(result)
    }

    private func fate(of index: Int) -> Fate {
        var fate: Fate?
        for segmentIndex in firstSegments[index]..<firstSegments[index + 1] {
            let segment = segments[segmentIndex]
            if segment.start.y == segment.end.y { continue }
            let own = self.fate(ofSegment: segmentIndex)
            if own == .cut || (fate != nil && fate != own) { return .cut }
            fate = own
        }
        return fate ?? .dropped
    }

    private func fate(ofSegment index: Int) -> Fate {
        let segment = segments[index]
        var piece = Int(topPieces[index])
        if piece < 0 { return .dropped }
        let side = sweep.pieces[piece].side
        var reached = min(segment.start.y, segment.end.y)
        while piece >= 0 {
            let part = sweep.pieces[piece]
            if part.side != side || part.top.y != reached { return .cut }
            reached = part.bottom.y
            piece = Int(nextPieces[piece])
        }
        if reached != max(segment.start.y, segment.end.y) { return .cut }
        return (side > 0) == (segment.start.y < segment.end.y) ? .kept : .reversed
    }

    /// Appends the bounding parts of an element, joining pieces that follow on each other.
    private func appendParts(of index: Int, to result: inout [OutlineElement]) {
        let element = elements[index]
        let segmentRange = firstSegments[index]..<firstSegments[index + 1]
        var open: OutlinePart?
        func finish() {
            if let part = open { result.append(element.part(part)) }
            open = nil
        }
        for (offset, segmentIndex) in segmentRange.enumerated() {
            let segment = segments[segmentIndex]
            if segment.start.y == segment.end.y {
                let end = OutlinePart.parameter(offset + 1, of: segmentRange.count)
                open?.extend(over: segment, endParameter: end)
                continue
            }
            let parts = pieces(ofSegment: segmentIndex).map {
                OutlinePart($0, of: segment, offset: offset, count: segmentRange.count)
            }
            if parts.isEmpty { finish() }
            for part in parts where open?.join(part) != true {
                finish()
                open = part
            }
        }
        finish()
    }

    /// Returns the pieces of a segment in the direction of the segment.
    private func pieces(ofSegment index: Int) -> [SweepPiece] {
        var result: [SweepPiece] = []
        var piece = Int(topPieces[index])
        while piece >= 0 {
            result.append(sweep.pieces[piece])
            piece = Int(nextPieces[piece])
        }
        let goesDown = segments[index].start.y < segments[index].end.y
        return goesDown ? result : result.reversed()
    }
}

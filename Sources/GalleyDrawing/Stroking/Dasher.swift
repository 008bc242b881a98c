import GalleyGeometry

/// Cuts contours into dashes.
struct Dasher {
    /// Dashes and gaps in turn, an even number.
    private let lengths: [Double]
    /// Where in ``lengths`` a contour starts, and how much of that is left.
    private let start: (index: Int, rest: Double)
    private let period: Double

    /// Returns nil for a line that is not broken.
    init?(_ style: StrokeStyle) {
        guard !style.dashes.isEmpty else { return nil }
        lengths = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
        period = lengths.reduce(0, +)
        guard period > 0 else { return nil }
        var phase = style.dashPhase - (style.dashPhase / period).rounded(.down) * period
        phase = min(max(phase, 0), period)
        var index = 0
        // A dash without length right at the start is a dot there.
        while index < lengths.count - 1 && phase >= lengths[index] && phase > 0 {
            phase -= lengths[index]
            index += 1
        }
        start = (index, max(0, lengths[index] - phase))
    }

    /// Returns the dashes of a contour; one that runs on over a closed contour's start is whole.
    ///
    /// - Throws: ``DrawingError/tooManySegments(count:limit:)``.
    func dashes(
        of contour: StrokeContour, tolerance: Double
    ) throws(DrawingError) -> [StrokeContour] {
        if contour.dot != nil { return start.index % 2 == 0 ? [contour] : [] }
        let measures = contour.segments.map { CurveLength($0, tolerance: tolerance) }
        let total = measures.reduce(0) { $0 + $1.total }
        let count = total / period * Double(lengths.count)
        guard count <= Double(RasterizerLimits.segments) else {
            throw .tooManySegments(
                count: Int(min(count, 1e15)), limit: RasterizerLimits.segments)
        }
        var cutter = DashCutter(contour)
        var (index, rest) = start
        for (segment, measure) in measures.enumerated() {
            var position = 0.0
            while rest < measure.total - position {
                position += rest
                let t = measure.parameter(at: position)
                if index % 2 == 0 {
                    cutter.draw(segment, to: t)
                } else {
                    cutter.skip(segment, to: t)
                }
                if index % 2 == 0 { cutter.endDash() } else { cutter.beginDash() }
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            rest -= measure.total - position
            if index % 2 == 0 { cutter.draw(segment, to: 1) }
            cutter.endSegment()
        }
        return cutter.finish(startsInDash: start.index % 2 == 0, endsInDash: index % 2 == 0)
    }
}

/// The dashes of one contour as they are cut off it.
private struct DashCutter {
    private let contour: StrokeContour
    private var t = 0.0
    private var current: [StrokeSegment] = []
    private var tangent: Point
    private var place: Point
    private var dashes: [StrokeContour] = []
    private var cuts = 0

    init(_ contour: StrokeContour) {
        self.contour = contour
        let first = contour.segments[0]
        place = first.start
        tangent = StrokeFrame(first, reach: first.reach, t: 0).tangent
    }

    mutating func draw(_ index: Int, to end: Double) {
        let segment = contour.segments[index]
        if end > t {
            let part = segment.part(from: t, to: end)
            if !part.isPoint { current.append(part) }
        }
        advance(segment, to: end)
    }

    mutating func skip(_ index: Int, to end: Double) { advance(contour.segments[index], to: end) }

    private mutating func advance(_ segment: StrokeSegment, to end: Double) {
        let frame = StrokeFrame(segment, reach: segment.reach, t: end)
        (place, tangent) = (frame.point, frame.tangent)
        t = end
    }

    mutating func endSegment() { t = 0 }

    mutating func beginDash() {
        cuts += 1
        current.removeAll(keepingCapacity: true)
    }

    mutating func endDash() {
        cuts += 1
        let dot = current.isEmpty ? (point: place, tangent: tangent) : nil
        dashes.append(StrokeContour(segments: current, isClosed: false, dot: dot))
        current.removeAll(keepingCapacity: true)
    }

    mutating func finish(startsInDash: Bool, endsInDash: Bool) -> [StrokeContour] {
        if endsInDash && cuts == 0 { return [contour] }
        if endsInDash {
            if contour.isClosed, startsInDash, let first = dashes.first {
                let segments = current + first.segments
                dashes[0].segments = segments
                if !segments.isEmpty { dashes[0].dot = nil }
            } else if !current.isEmpty {
                dashes.append(StrokeContour(segments: current, isClosed: false, dot: nil))
            }
        }
        return dashes
    }
}

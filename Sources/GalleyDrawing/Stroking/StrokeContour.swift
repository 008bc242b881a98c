import GalleyGeometry

/// A contour or a dash of it, without pieces that go nowhere.
struct StrokeContour {
    var segments: [StrokeSegment]
    var isClosed: Bool
    /// Where the contour is if it has no segment, and the direction it would have there.
    var dot: (point: Point, tangent: Point)?

    /// Returns the contours of a path; lone points are left out.
    static func contours(of path: Path) -> [StrokeContour] {
        var contours: [StrokeContour] = []
        var segments: [StrokeSegment] = []
        var (start, current) = (Point.zero, Point.zero)
        var isDrawn = false
        func finish(isClosed: Bool) {
            if !segments.isEmpty {
                contours.append(StrokeContour(segments: segments, isClosed: isClosed, dot: nil))
            } else if isDrawn {
                contours.append(
                    StrokeContour(
                        segments: [], isClosed: false, dot: (start, Point(x: 1, y: 0))))
            }
            segments = []
            isDrawn = false
        }
        func add(_ segment: StrokeSegment) {
            isDrawn = true
            if !segment.isPoint { segments.append(segment) }
            current = segment.end
        }
        var index = 0
        for verb in path.verbs {
            let next = index + verb.pointCount
            let points = path.points[index..<next]
            switch verb {
            case .move:
                finish(isClosed: false)
                start = points[index]
                current = start
            case .line:
                add(StrokeSegment(line: current, points[index]))
            case .quad:
                add(StrokeSegment(quad: current, points[index], points[index + 1]))
            case .cubic:
                add(
                    StrokeSegment(
                        cubic: current, points[index], points[index + 1], points[index + 2]))
            case .close:
                if current != start { add(StrokeSegment(line: current, start)) }
                isDrawn = true
                finish(isClosed: true)
                current = start
            }
            index = next
        }
        finish(isClosed: false)
        return contours
    }
}

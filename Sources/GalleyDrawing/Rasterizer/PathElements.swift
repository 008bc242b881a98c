import GalleyGeometry

/// A line or curve of a path as indices into the path's points.
struct PathElement {
    /// Which contour it belongs to, counted from 0.
    var contour: Int
    /// How many control points it has: 0 for a line, 1 for a quadratic, 2 for a cubic curve.
    var controlCount: Int
    /// The index of the point it starts at.
    var start: Int
    /// The index of its first control point, or of its end point where it has none.
    var next: Int
}

/// Walks the lines and curves of a path, adding the line that closes each contour.
struct PathElements: IteratorProtocol {
    private let verbs: [Path.Verb]
    private var verbIndex = 0
    private var pointIndex = 0
    private var contour = -1
    private var contourStart = 0
    private var current = 0

    init(_ path: Path) { verbs = path.verbs }

    mutating func next() -> PathElement? {
        while verbIndex < verbs.count {
            let verb = verbs[verbIndex]
            if verb == .move || verb == .close {
                if current != contourStart { return closingLine() }
                verbIndex += 1
                if verb == .move {
                    contour += 1
                    contourStart = pointIndex
                    current = pointIndex
                    pointIndex += 1
                }
                continue
            }
            verbIndex += 1
            let element = PathElement(
                contour: contour, controlCount: verb.pointCount - 1, start: current,
                next: pointIndex)
            pointIndex += verb.pointCount
            current = pointIndex - 1
            return element
        }
        return current != contourStart ? closingLine() : nil
    }

    private mutating func closingLine() -> PathElement {
        let element = PathElement(
            contour: contour, controlCount: 0, start: current, next: contourStart)
        current = contourStart
        return element
    }
}

extension Path {
    /// Throws when the path has more lines and curves than are drawn.
    func checkSegmentCount() throws(DrawingError) {
        if verbs.count <= RasterizerLimits.segments { return }
        var count = 0
        for verb in verbs where verb != .move { count += 1 }
        if count > RasterizerLimits.segments {
            throw .tooManySegments(count: count, limit: RasterizerLimits.segments)
        }
    }
}

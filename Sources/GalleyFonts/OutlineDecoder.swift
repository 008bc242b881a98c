import CFreeType
import GalleyGeometry

/// Decodes FreeType's points and tags into contours.
///
/// A quadratic contour may leave out the on-curve point halfway between two control points
/// (FreeType glyph conventions, "Curve decomposition"); in Double the halves are exact.
@safe struct OutlineDecoder {
    // Lent by the face for as long as its slot holds the glyph; the decoder is used up before.
    private let outline: FT_Outline
    /// The font units one coordinate step spans.
    private let unit: Double
    private var verbs: [Path.Verb] = []
    private var points: [Point] = []

    init(_ outline: FT_Outline, unit: Double) {
        unsafe self.outline = outline
        self.unit = unit
    }

    /// Decodes all contours.
    mutating func path() -> Path {
        // A point gives a verb and two points at most, a contour a start and a close more.
        let (pointCount, contourCount) = unsafe (Int(outline.n_points), Int(outline.n_contours))
        verbs.reserveCapacity(pointCount + 2 * contourCount)
        points.reserveCapacity(2 * pointCount + contourCount)
        var first = 0
        for contour in 0..<contourCount {
            let last = unsafe Int(outline.contours[contour])
            guard last >= first, last < pointCount else { break }
            // A contour of one point has no area.
            if last > first { append(first, last) }
            first = last + 1
        }
        return Path(verbs: verbs, points: points)
    }

    @inline(__always)
    private func point(_ index: Int) -> Point {
        let vector = unsafe outline.points[index]
        return Point(x: Double(vector.x) * unit, y: Double(vector.y) * unit)
    }

    @inline(__always)
    private func kind(_ index: Int) -> Int32 { unsafe Int32(outline.tags[index]) & 3 }

    @inline(__always)
    private mutating func append(_ verb: Path.Verb, _ point: Point) {
        verbs.append(verb)
        points.append(point)
    }

    @inline(__always)
    private mutating func appendQuad(_ control: Point, _ end: Point) {
        append(.quad, control)
        points.append(end)
    }

    private static func middle(_ a: Point, _ b: Point) -> Point {
        Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }

    private mutating func append(_ first: Int, _ last: Int) {
        var next = first
        var end = last + 1
        let start: Point
        if kind(next) == FT_CURVE_TAG_ON {
            start = point(next)
            next += 1
        } else if kind(last) == FT_CURVE_TAG_ON {
            end = last
            start = point(last)
        } else {
            start = Self.middle(point(next), point(last))
        }
        append(.move, start)
        while next < end {
            let index = next
            next += 1
            switch kind(index) {
            case FT_CURVE_TAG_ON:
                append(.line, point(index))
            case FT_CURVE_TAG_CUBIC:
                guard next < end else { break }
                append(.cubic, point(index))
                points.append(point(next))
                points.append(next + 1 < end ? point(next + 1) : start)
                next += 2
            default:
                let control = point(index)
                if next == end {
                    appendQuad(control, start)
                } else if kind(next) == FT_CURVE_TAG_ON {
                    appendQuad(control, point(next))
                    next += 1
                } else {
                    appendQuad(control, Self.middle(control, point(next)))
                }
            }
        }
        verbs.append(.close)
    }
}

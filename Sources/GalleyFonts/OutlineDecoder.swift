import CFreeType

/// Decodes FreeType's points and tags into contours.
///
/// A quadratic contour may leave out the on-curve point halfway between two control points
/// (FreeType glyph conventions, "Curve decomposition").
@safe struct OutlineDecoder {
    // Lent by the face for as long as its slot holds the glyph; the decoder is used up before.
    private let outline: FT_Outline

    init(_ outline: FT_Outline) { unsafe self.outline = outline }

    private var pointCount: Int { unsafe Int(outline.n_points) }

    /// Whether no coordinate lies more than a number of steps from the origin.
    func isWithin(_ steps: Int) -> Bool {
        for index in 0..<pointCount {
            let vector = unsafe outline.points[index]
            if max(vector.x.magnitude, vector.y.magnitude) > UInt(steps) { return false }
        }
        return true
    }

    /// Passes all contours on.
    @inline(__always)
    func decode<Sink: OutlineSink>(into sink: inout Sink) {
        let contourCount = unsafe Int(outline.n_contours)
        sink.reserve(points: pointCount, contours: contourCount)
        var first = 0
        for contour in 0..<contourCount {
            let last = unsafe Int(outline.contours[contour])
            guard last >= first, last < pointCount else { break }
            // A contour of one point has no area.
            if last > first { decode(first, last, into: &sink) }
            first = last + 1
        }
    }

    /// A point in half steps.
    @inline(__always)
    private func point(_ index: Int) -> SIMD2<Int> {
        let vector = unsafe outline.points[index]
        return SIMD2(vector.x &* 2, vector.y &* 2)
    }

    /// The point halfway between two, in half steps.
    @inline(__always)
    private func middle(_ index: Int, _ other: Int) -> SIMD2<Int> {
        let (a, b) = unsafe (outline.points[index], outline.points[other])
        return SIMD2(a.x &+ b.x, a.y &+ b.y)
    }

    @inline(__always)
    private func kind(_ index: Int) -> Int32 { unsafe Int32(outline.tags[index]) & 3 }

    @inline(__always)
    private func decode<Sink: OutlineSink>(_ first: Int, _ last: Int, into sink: inout Sink) {
        var next = first
        var end = last + 1
        let start: SIMD2<Int>
        if kind(next) == FT_CURVE_TAG_ON {
            start = point(next)
            next += 1
        } else if kind(last) == FT_CURVE_TAG_ON {
            end = last
            start = point(last)
        } else {
            start = middle(next, last)
        }
        sink.move(to: start)
        while next < end {
            let index = next
            next += 1
            switch kind(index) {
            case FT_CURVE_TAG_ON:
                sink.line(to: point(index))
            case FT_CURVE_TAG_CUBIC:
                guard next < end else { break }
                sink.cubic(
                    point(index), point(next), to: next + 1 < end ? point(next + 1) : start)
                next += 2
            default:
                if next == end {
                    sink.quad(point(index), to: start)
                } else if kind(next) == FT_CURVE_TAG_ON {
                    sink.quad(point(index), to: point(next))
                    next += 1
                } else {
                    sink.quad(point(index), to: middle(index, next))
                }
            }
        }
        sink.close()
    }
}

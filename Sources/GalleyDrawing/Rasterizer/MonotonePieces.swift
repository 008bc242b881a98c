import GalleyFonts

/// The pieces of an outline's contours that go down or up all the way, in the contours' order.
struct MonotonePieces: ~Copyable {
    var pieces = ScratchBuffer<MonotonePiece>(capacity: 64, zero: .none)
    private(set) var count = 0
    /// The first piece of each contour, and the number of all pieces.
    private(set) var contourStarts = ScratchBuffer<Int32>(capacity: 16, zero: 0)
    /// How many contours there are, those without pieces included.
    private(set) var contourCount = 0

    /// How often a cubic curve is halved until its parts go one way.
    private static let halvings = 6
    /// How far, in subunits, the control points of a part that small may leave its ends.
    private static let flatness: Int32 = 64

    /// Takes the pieces of an outline in place of those before; false where a curve cannot be split.
    mutating func read(_ elements: [OutlineElement]) -> Bool {
        count = 0
        contourCount = Int(elements.last?.contour ?? -1) + 1
        contourStarts.reserve(contourCount + 1)
        var contour = 0
        for element in elements {
            while contour <= Int(element.contour) {
                contourStarts[contour] = Int32(truncatingIfNeeded: count)
                contour += 1
            }
            guard add(element) else { return false }
        }
        contourStarts[contour] = Int32(truncatingIfNeeded: count)
        return true
    }

    @inline(__always)
    private mutating func add(_ element: OutlineElement) -> Bool {
        switch element.kind {
        case .line: add(.line, element, element.start, .zero, .zero, element.end)
        case .quad: addQuad(element)
        case .cubic: return addCubic(element, depth: 0)
        }
        return true
    }

    @inline(__always)
    private mutating func add(
        _ kind: OutlineElement.Kind, _ element: OutlineElement, _ start: GridPoint,
        _ control1: GridPoint, _ control2: GridPoint, _ end: GridPoint
    ) {
        if start.y == end.y { return }
        pieces.reserve(count &+ 1)
        pieces[count] = MonotonePiece(
            kind, from: start, control1, control2, to: end, contour: element.contour)
        count &+= 1
    }

    private mutating func addQuad(_ element: OutlineElement) {
        let (start, control, end) = (element.start, element.control1, element.end)
        let isMonotone =
            min(start.y, end.y) <= control.y && control.y <= max(start.y, end.y)
        if isMonotone {
            add(.quad, element, start, control, control, end)
            return
        }
        // The extremum is at t = (y0 − y1) / (y0 − 2y1 + y2), here in Q20.
        let rise = Int(start.y) - Int(control.y)
        let parameter = (rise << 20) / (rise + Int(end.y) - Int(control.y))
        func between(_ a: GridPoint, _ b: GridPoint) -> GridPoint {
            func between(_ a: Int32, _ b: Int32) -> Int32 {
                a &+ Int32(truncatingIfNeeded: ((Int(b) - Int(a)) * parameter) >> 20)
            }
            return GridPoint(between(a.x, b.x), between(a.y, b.y))
        }
        var (left, right) = (between(start, control), between(control, end))
        let extremum = between(left, right)
        left.y = extremum.y
        right.y = extremum.y
        add(.quad, element, start, left, left, extremum)
        add(.quad, element, extremum, right, right, end)
    }

    private mutating func addCubic(_ element: OutlineElement, depth: Int) -> Bool {
        let (y0, y1) = (element.start.y, element.control1.y)
        let (y2, y3) = (element.control2.y, element.end.y)
        if (y0 <= y1 && y1 <= y2 && y2 <= y3) || (y0 >= y1 && y1 >= y2 && y2 >= y3) {
            add(.cubic, element, element.start, element.control1, element.control2, element.end)
            return true
        }
        if depth < Self.halvings {
            let (first, second) = element.cubicHalves
            return addCubic(first, depth: depth + 1) && addCubic(second, depth: depth + 1)
        }
        let (low, high) = (min(y0, y3), max(y0, y3))
        if max(y1, y2) > high + Self.flatness || min(y1, y2) < low - Self.flatness { return false }
        // A part this small around an extremum is as good as one that goes one way.
        let nearLow = min(max(min(y1, y2), low), high)
        let nearHigh = min(max(max(y1, y2), low), high)
        var (control1, control2) = (element.control1, element.control2)
        control1.y = y0 <= y3 ? nearLow : nearHigh
        control2.y = y0 <= y3 ? nearHigh : nearLow
        add(.cubic, element, element.start, control1, control2, element.end)
        return true
    }
}

extension OutlineElement {
    /// The two halves of a cubic curve by de Casteljau's construction.
    fileprivate var cubicHalves: (OutlineElement, OutlineElement) {
        func middle(_ a: GridPoint, _ b: GridPoint) -> GridPoint { (a &+ b) &>> 1 }
        let (first, last) = (middle(start, control1), middle(control2, end))
        let inner = middle(control1, control2)
        let (left, right) = (middle(first, inner), middle(inner, last))
        let centre = middle(left, right)
        return (
            OutlineElement(
                .cubic, contour: contour, start: start, control1: first, control2: left,
                end: centre),
            OutlineElement(
                .cubic, contour: contour, start: centre, control1: right, control2: last, end: end)
        )
    }
}

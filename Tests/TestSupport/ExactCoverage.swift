public import GalleyDrawing
public import GalleyGeometry

/// The oracle: the area that a path covers of each pixel, in floating point and exact.
///
/// Each row of pixels is cut at the heights of all ends and all crossings of its lines. Between
/// two cuts the lines are straight and in order, so that the filled set is a row of trapezoids,
/// whose areas are added up. Curves are flattened to vertices on them, a given distance apart from
/// the chords at most.
public struct ExactCoverage {
    /// The pixels around the path.
    public let rect: PixelRect
    /// The covered area of each pixel, row by row, in pixels.
    public let areas: [Double]

    /// A line from its top to its bottom.
    struct Edge {
        var x0, y0, x1, y1: Double
        var direction: Int

        func x(at y: Double) -> Double {
            if y == y0 { return x0 }
            if y == y1 { return x1 }
            return x0 + (x1 - x0) * (y - y0) / (y1 - y0)
        }
    }

    /// Computes the areas of a path in pixels, y down.
    public init(_ path: Path, rule: FillRule, flatness: Double = 1.0 / 2000) {
        let edges = Self.edges(of: path, flatness: flatness)
        guard let first = edges.first else {
            rect = .zero
            areas = []
            return
        }
        var (left, right, top, bottom) = (first.x0, first.x0, first.y0, first.y1)
        for edge in edges {
            left = min(left, edge.x0, edge.x1)
            right = max(right, edge.x0, edge.x1)
            top = min(top, edge.y0)
            bottom = max(bottom, edge.y1)
        }
        let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
        let width = max(1, Int(right.rounded(.up)) - x)
        let height = max(1, Int(bottom.rounded(.up)) - y)
        rect = PixelRect(x: x, y: y, width: width, height: height)

        var rows = [[Edge]](repeating: [], count: height)
        for edge in edges {
            let last = min(height - 1, Int(edge.y1.rounded(.up)) - 1 - y)
            for row in Int(edge.y0.rounded(.down)) - y...max(Int(edge.y0.rounded(.down)) - y, last)
            where row < height {
                if let part = Self.part(of: edge, from: Double(y + row)) { rows[row].append(part) }
            }
        }
        var areas: [Double] = []
        areas.reserveCapacity(width * height)
        for row in rows {
            areas += Self.rowAreas(row, left: Double(x), width: width, rule: rule)
        }
        self.areas = areas
    }

    /// Returns the area of a pixel; 0 outside the rectangle.
    public func area(x: Int, y: Int) -> Double {
        guard (rect.x..<rect.maxX).contains(x) && (rect.y..<rect.maxY).contains(y) else { return 0 }
        return areas[(y - rect.y) * rect.width + x - rect.x]
    }

    /// The part of an edge within the row of pixels that starts at a height.
    private static func part(of edge: Edge, from top: Double) -> Edge? {
        let (y0, y1) = (max(edge.y0, top), min(edge.y1, top + 1))
        guard y0 < y1 else { return nil }
        return Edge(
            x0: edge.x(at: y0), y0: y0, x1: edge.x(at: y1), y1: y1, direction: edge.direction)
    }

    private static func rowAreas(
        _ edges: [Edge], left: Double, width: Int, rule: FillRule
    ) -> [Double] {
        var changes = AreaRow(left: left, width: width)
        let heights = cutHeights(of: edges)
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            let middle = (top + bottom) / 2
            let band = edges.filter { $0.y0 <= top && $0.y1 >= bottom }
                .map { (edge: $0, x: $0.x(at: middle)) }.sorted { $0.x < $1.x }
            var winding = 0
            for (edge, _) in band {
                let before = encloses(winding, rule)
                winding += edge.direction
                let after = encloses(winding, rule)
                if before == after { continue }
                changes.add(
                    from: edge.x(at: top), to: edge.x(at: bottom),
                    height: after ? bottom - top : top - bottom)
            }
        }
        return changes.areas
    }

    private static func encloses(_ winding: Int, _ rule: FillRule) -> Bool {
        switch rule {
        case .nonZero: winding != 0
        case .evenOdd: winding % 2 != 0
        }
    }

    /// The heights of all ends and crossings, ascending and different.
    private static func cutHeights(of edges: [Edge]) -> [Double] {
        var heights: [Double] = []
        for (index, a) in edges.enumerated() {
            heights.append(a.y0)
            heights.append(a.y1)
            for b in edges[(index + 1)...] {
                if max(a.x0, a.x1) <= min(b.x0, b.x1) || max(b.x0, b.x1) <= min(a.x0, a.x1) {
                    continue
                }
                let (top, bottom) = (max(a.y0, b.y0), min(a.y1, b.y1))
                if top >= bottom { continue }
                let upper = b.x(at: top) - a.x(at: top)
                let lower = b.x(at: bottom) - a.x(at: bottom)
                if upper * lower < 0 {
                    heights.append(top + (bottom - top) * upper / (upper - lower))
                }
            }
        }
        heights.sort()
        var different: [Double] = []
        for height in heights where height != different.last { different.append(height) }
        return different
    }
}

/// The areas of one row of pixels, summed from what lies to the right of lines.
private struct AreaRow {
    let left: Double
    /// What each pixel adds to itself alone, and to itself and all pixels to its right.
    var own: [Double]
    var onward: [Double]

    init(left: Double, width: Int) {
        self.left = left
        own = [Double](repeating: 0, count: width)
        onward = [Double](repeating: 0, count: width + 1)
    }

    /// Adds the area to the right of a line over a height, negative to take it away.
    mutating func add(from x0: Double, to x1: Double, height: Double) {
        let (low, high) = (min(x0, x1) - left, max(x0, x1) - left)
        let first = min(max(Int(low), 0), own.count - 1)
        let last = min(max(Int(high), 0), own.count - 1)
        if first == last {
            own[first] += height * (Double(first + 1) - (low + high) / 2)
            onward[first + 1] += height
            return
        }
        for column in first...last {
            let from = column == first ? low : Double(column)
            let to = column == last ? high : Double(column + 1)
            let part = height * (to - from) / (high - low)
            own[column] += part * (Double(column + 1) - (from + to) / 2)
            onward[column + 1] += part
        }
    }

    var areas: [Double] {
        var sum = 0.0
        return own.indices.map { column in
            sum += onward[column]
            return sum + own[column]
        }
    }
}

extension ExactCoverage {
    /// Returns the lines of a path, curves flattened and contours closed.
    static func edges(of path: Path, flatness: Double) -> [Edge] {
        var edges: [Edge] = []
        var (start, current) = (Point.zero, Point.zero)
        func line(to point: Point) {
            if current.y < point.y {
                edges.append(
                    Edge(x0: current.x, y0: current.y, x1: point.x, y1: point.y, direction: 1))
            } else if current.y > point.y {
                edges.append(
                    Edge(x0: point.x, y0: point.y, x1: current.x, y1: current.y, direction: -1))
            }
            current = point
        }
        func curve(_ points: [Point]) {
            let count = chordCount(points, flatness: flatness)
            for index in 1..<max(1, count) {
                line(to: casteljau(points, Double(index) / Double(count)))
            }
            line(to: points[points.count - 1])
        }
        var index = 0
        for verb in path.verbs {
            let points = Array(path.points[index..<index + verb.pointCount])
            index += verb.pointCount
            switch verb {
            case .move:
                line(to: start)
                start = points[0]
                current = start
            case .line: line(to: points[0])
            case .quad, .cubic: curve([current] + points)
            case .close: line(to: start)
            }
        }
        line(to: start)
        return edges
    }

    /// Returns how many chords keep a curve within a distance of them: d/n² with a quarter of a
    /// quadratic curve's second difference, three quarters of a cubic one's larger.
    private static func chordCount(_ points: [Point], flatness: Double) -> Int {
        var bend = 0.0
        for index in 0..<points.count - 2 {
            let (a, b, c) = (points[index], points[index + 1], points[index + 2])
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            bend = max(bend, (x * x + y * y).squareRoot())
        }
        let distance = bend * (points.count == 3 ? 0.25 : 0.75)
        return max(1, Int((distance / flatness).squareRoot().rounded(.up)))
    }

    private static func casteljau(_ points: [Point], _ t: Double) -> Point {
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map {
                Point(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
        }
        return points[0]
    }
}

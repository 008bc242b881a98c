public import GalleyGeometry

/// Closed contours as lists of curves, to be compared point by point.
public struct OutlineContours: Sendable {
    /// A line or curve to its last point; the earlier ones are its control points.
    public typealias Curve = [Point]

    /// The contours, each a ring of curves.
    public private(set) var contours: [[Curve]] = []

    /// Creates no contours.
    public init() {}

    /// Reads the absolute M, L, Q, C and Z commands of an SVG path; nil for any others.
    public init?(svgPath: String) {
        var numbers: [Double] = []
        var command: Character = "Z"
        var path = Path()
        func flush() -> Bool {
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                Point(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (command, points.count) {
            case ("M", 1): path.move(to: points[0])
            case ("L", 1): path.line(to: points[0])
            case ("Q", 2): path.quad(to: points[1], control: points[0])
            case ("C", 3): path.cubic(to: points[2], control1: points[0], control2: points[1])
            case ("Z", 0): if !path.isEmpty { path.close() }
            default: return false
            }
            numbers = []
            return true
        }
        for word in svgPath.split(whereSeparator: { $0 == " " || $0 == "," }) {
            if let first = word.first, first.isLetter {
                guard flush() else { return nil }
                command = first
            }
            let digits = word.drop { $0.isLetter }
            guard !digits.isEmpty else { continue }
            guard let number = Double(digits) else { return nil }
            numbers.append(number)
        }
        guard flush() else { return nil }
        self.init(path)
    }

    /// Takes the contours of a path, the closing lines written out.
    public init(_ path: Path) {
        var start = Point.zero
        var next = 0
        var contour: [Curve] = []
        func finish() {
            if let last = contour.last?.last, last != start { contour.append([start]) }
            if !contour.isEmpty { contours.append(contour) }
            contour = []
        }
        for verb in path.verbs {
            let points = Array(path.points[next..<next + verb.pointCount])
            next += verb.pointCount
            switch verb {
            case .move:
                finish()
                start = points[0]
            case .close: finish()
            case .line, .quad, .cubic: contour.append(points)
            }
        }
        finish()
    }

    /// The contours in whole units, the fractions cut off.
    public var truncated: OutlineContours {
        var result = self
        result.contours = contours.map { contour in
            contour.map {
                $0.map { Point(x: $0.x.rounded(.towardZero), y: $0.y.rounded(.towardZero)) }
            }
        }
        return result
    }

    /// Adds contours, moved.
    public mutating func append(_ other: OutlineContours, x: Double, y: Double) {
        contours += other.contours.map { contour in
            contour.map { $0.map { Point(x: $0.x + x, y: $0.y + y) } }
        }
    }

    /// Whether both have the same contours, each begun anywhere, with points as near as told.
    public func matches(_ other: OutlineContours, within tolerance: Double) -> Bool {
        var left = other.contours
        for contour in contours {
            guard
                let index = left.firstIndex(where: {
                    Self.match(contour, $0, within: tolerance)
                })
            else { return false }
            left.remove(at: index)
        }
        return left.isEmpty
    }

    private static func match(
        _ first: [Curve], _ second: [Curve], within tolerance: Double
    ) -> Bool {
        let (first, second) = (withoutTinyLines(first), withoutTinyLines(second))
        guard first.count == second.count else { return false }
        return first.isEmpty
            || first.indices.contains { shift in
                second.indices.allSatisfy { index in
                    let (a, b) = (first[(index + shift) % first.count], second[index])
                    return a.count == b.count
                        && zip(a, b).allSatisfy {
                            abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
                        }
                }
            }
    }

    /// Drops lines that rounding to whole units may make or leave out.
    private static func withoutTinyLines(_ contour: [Curve]) -> [Curve] {
        var kept: [Curve] = []
        var current = contour.last?.last ?? .zero
        for curve in contour {
            guard let end = curve.last else { continue }
            if curve.count == 1, abs(end.x - current.x) < 1, abs(end.y - current.y) < 1 { continue }
            kept.append(curve)
            current = end
        }
        return kept
    }
}

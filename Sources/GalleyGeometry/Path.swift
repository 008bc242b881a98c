/// Contours of lines, quadratic and cubic Bézier curves.
///
/// Verbs and points are kept apart: each verb takes its own number of points, control points first
/// and the end point last. Filling closes every contour, whether it ends with ``Verb/close`` or not.
public struct Path: Hashable, Sendable {
    /// What a group of points does.
    public enum Verb: UInt8, Hashable, Sendable {
        /// Starts a contour at one point.
        case move
        /// Draws a straight line to one point.
        case line
        /// Draws a quadratic curve: one control point, one end point.
        case quad
        /// Draws a cubic curve: two control points, one end point.
        case cubic
        /// Draws a straight line back to the start of the contour.
        case close

        /// How many points the verb takes.
        public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// What is drawn, in order.
    public private(set) var verbs: [Verb] = []
    /// The points of all verbs, in order.
    public private(set) var points: [Point] = []

    /// Creates a path without contours.
    public init() {}

    /// Takes verbs and their points over as they are, for readers of outlines that make many paths.
    ///
    /// - Precondition: The first verb is ``Verb/move``, and there are the points the verbs take.
    package init(verbs: [Verb], points: [Point]) {
        assert((verbs.first ?? .move) == .move && !(verbs.isEmpty && !points.isEmpty))
        assert(verbs.reduce(0) { $0 + $1.pointCount } == points.count)
        self.verbs = verbs
        self.points = points
    }

    /// Whether nothing has been added.
    public var isEmpty: Bool { verbs.isEmpty }

    /// Makes room for a number of verbs and points.
    public mutating func reserveCapacity(verbs verbCount: Int, points pointCount: Int) {
        verbs.reserveCapacity(verbCount)
        points.reserveCapacity(pointCount)
    }

    /// Starts a contour.
    public mutating func move(to point: Point) {
        verbs.append(.move)
        points.append(point)
    }

    /// Adds a straight line to the current contour.
    ///
    /// - Precondition: A contour has been started.
    public mutating func line(to point: Point) {
        precondition(!verbs.isEmpty, "a path starts with move(to:)")
        verbs.append(.line)
        points.append(point)
    }

    /// Adds a quadratic curve to the current contour.
    ///
    /// - Precondition: A contour has been started.
    public mutating func quad(to point: Point, control: Point) {
        precondition(!verbs.isEmpty, "a path starts with move(to:)")
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    /// Adds a cubic curve to the current contour.
    ///
    /// - Precondition: A contour has been started.
    public mutating func cubic(to point: Point, control1: Point, control2: Point) {
        precondition(!verbs.isEmpty, "a path starts with move(to:)")
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// Closes the current contour with a straight line to its start.
    public mutating func close() {
        precondition(!verbs.isEmpty, "a path starts with move(to:)")
        verbs.append(.close)
    }

    /// Adds the contours of another path.
    public mutating func append(_ other: Path) {
        verbs += other.verbs
        points += other.points
    }

    /// The smallest rectangle that holds every control point, or nil for a path without points.
    ///
    /// It holds the drawn shape, and is larger where a curve does not reach its control points.
    public var controlBounds: Rect? {
        guard let first = points.first else { return nil }
        var low = first
        var high = first
        for point in points.dropFirst() {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }

    /// Returns the path with every point moved by a transform.
    public func transformed(by transform: AffineTransform) -> Path {
        var result = self
        for index in points.indices { result.points[index] = transform.apply(to: points[index]) }
        return result
    }
}

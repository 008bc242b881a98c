/// One corner of a rounded rectangle, drawn from the side before it to the side after it.
struct RoundedCorner {
    /// Where the sides meet.
    let corner: Point
    let radius: Double
    /// The unit vector of the side before, towards the corner.
    let arriving: Point
    /// The unit vector of the side after, away from the corner.
    let leaving: Point
    /// How much of the shorter side the corner may take.
    let room: Double

    /// Returns a corner's share of its two sides, each given with the radius at its other end.
    ///
    /// A side is shared in proportion to its two radii.
    static func room(
        _ radius: Double, _ sides: (length: Double, other: Double)...
    ) -> Double {
        var room = Double.infinity
        for side in sides { room = min(room, side.length * (radius / (radius + side.other))) }
        return room
    }

    func addCircular(to path: inout Path) {
        begin(at: radius, in: &path)
        guard radius > 0 else { return }
        // Two curves up to a radius of 57, four beyond it.
        path.arc(
            center: center, radius: radius, from: Point(x: -leaving.x, y: -leaving.y),
            to: arriving, isPositive: true, tolerance: min(radius * 8e-6, 4e-4))
    }

    func addContinuous(to path: inout Path) {
        guard radius > 0 else {
            begin(at: 0, in: &path)
            return
        }
        let reach = Self.continuous[0].before
        let smoothness = min(max((room / radius - 1) / (reach - 1), 0), 1)
        let points = zip(Self.circular, Self.continuous).map { circular, continuous in
            place(
                before: circular.before + smoothness * (continuous.before - circular.before),
                after: circular.after + smoothness * (continuous.after - circular.after))
        }
        if path.isEmpty { path.move(to: points[0]) } else { path.line(to: points[0]) }
        for index in stride(from: 1, to: points.count, by: 3) {
            path.cubic(
                to: points[index + 2], control1: points[index], control2: points[index + 1])
        }
    }

    /// A distance from the corner back along the side before and on along the side after, in radii.
    private typealias Place = (before: Double, after: Double)

    /// The corner of iOS.
    private static let continuous: [Place] = [
        (1.528_664_98, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39),
        (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79),
        (0, 0.868_406_94), (0, 1.088_492_96), (0, 1.528_664_98),
    ]

    /// A quarter circle cut in the directions in which the corner of iOS is cut.
    private static let circular: [Place] = {
        let cut = continuous[3]
        let (x, y) = (1 - cut.before, 1 - cut.after)
        let length = (x * x + y * y).squareRoot()
        let (sine, cosine) = (x / length, y / length)
        // tan(angle / 4) from the half angle, of the outer arcs and of the middle one.
        func handle(cosine: Double) -> Double {
            let (s, c) = (((1 - cosine) / 2).squareRoot(), ((1 + cosine) / 2).squareRoot())
            return 4.0 / 3 * s / (1 + c)
        }
        let (outer, inner) = (handle(cosine: cosine), handle(cosine: 2 * sine * cosine))
        let node = (before: 1 - sine, after: 1 - cosine)
        let half: [Place] = [
            (1, 0), (1 - outer, 0),
            (node.before + outer * cosine, node.after - outer * sine),
            node, (node.before - inner * cosine, node.after + inner * sine),
        ]
        return half + half.reversed().map { (before: $0.after, after: $0.before) }
    }()

    private var center: Point { place(before: 1, after: 1) }

    private func place(before: Double, after: Double) -> Point {
        Point(
            x: corner.x + radius * (leaving.x * after - arriving.x * before),
            y: corner.y + radius * (leaving.y * after - arriving.y * before))
    }

    private func begin(at distance: Double, in path: inout Path) {
        let start = Point(
            x: corner.x - arriving.x * distance, y: corner.y - arriving.y * distance)
        if path.isEmpty { path.move(to: start) } else { path.line(to: start) }
    }
}

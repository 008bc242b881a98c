import Foundation

/// What something takes at several sizes.
struct ScaleCurve {
    /// What it takes at one size.
    struct Point: Equatable {
        /// How many things there are.
        let count: Int
        /// How long processors work on all of them, in seconds.
        let seconds: Double
        /// The peak memory of the process, where it was measured.
        var mebibytes: Double?
    }

    /// What is done, and what is counted.
    let name: String
    let item: String
    let points: [Point]

    /// The slope of time over count, both as logarithms: 1 is linear, 2 quadratic.
    ///
    /// Of the larger half of the points, since what is done once weighs much in the smaller ones.
    var timeExponent: Double? { Self.slope(larger.map { (Double($0.count), $0.seconds) }) }

    /// The same of memory: 0 is flat.
    var memoryExponent: Double? {
        Self.slope(larger.compactMap { point in point.mebibytes.map { (Double(point.count), $0) } })
    }

    private var larger: ArraySlice<Point> { points.suffix(max(3, (points.count + 1) / 2)) }

    /// Returns the slope of the line through the logarithms of points, by least squares; nil for
    /// fewer than two places.
    static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
        let logarithms = points.map { (x: log($0.x), y: log($0.y)) }
        let count = Double(points.count)
        let meanX = logarithms.reduce(0) { $0 + $1.x } / count
        let meanY = logarithms.reduce(0) { $0 + $1.y } / count
        let square = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
        guard square > 0 else { return nil }
        return logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / square
    }

    /// The table to print.
    var text: String {
        var text = "\(name)\n" + Table.right(item, 12) + "        time    per item  peak memory\n"
        for point in points {
            text += Table.right(String(point.count), 12)
            text += Table.right(Table.time(point.seconds), 12)
            text += Table.right(Table.time(point.seconds / Double(point.count)), 12)
            if let size = point.mebibytes { text += Table.number(size, 1, width: 9) + " MiB" }
            text += "\n"
        }
        text += "  time grows with the power \(Self.text(timeExponent))"
        if memoryExponent != nil { text += ", memory with \(Self.text(memoryExponent))" }
        return text + "\n"
    }

    private static func text(_ exponent: Double?) -> String {
        exponent.map { String(format: "%.2f", $0) } ?? "unknown"
    }
}

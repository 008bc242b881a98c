import Foundation
import GalleyGeometry

/// Areas within one pixel that follow from a formula.
enum ClosedForm {
    /// The area that a disc covers of the pixel at (x, y).
    static func disc(center: Point, radius: Double, x: Int, y: Int) -> Double {
        func below(_ x: Double, _ y: Double) -> Double {
            discArea(radius: radius, leftOf: x - center.x, above: y - center.y)
        }
        let (left, top) = (Double(x), Double(y))
        return below(left + 1, top + 1) - below(left, top + 1) - below(left + 1, top)
            + below(left, top)
    }

    /// The area of a disc around the origin where x and y are below limits: the integral over x of
    /// the height, which is the half chord plus y clamped to the half chord.
    private static func discArea(radius r: Double, leftOf x: Double, above y: Double) -> Double {
        func halfDisc(_ t: Double) -> Double {
            let t = min(max(t, -r), r)
            return (t * (r * r - t * t).squareRoot() + r * r * asin(t / r)) / 2
        }
        let reach = (max(0, r * r - y * y)).squareRoot()
        // Within ±reach the limit y cuts the disc; outside the half chord is shorter than |y|.
        let (start, end) = (-r, min(max(x, -r), r))
        func integral(_ from: Double, _ to: Double, cut: Bool) -> Double {
            guard to > from else { return 0 }
            let half = halfDisc(to) - halfDisc(from)
            if cut { return half + min(max(y, -r), r) * (to - from) }
            return y > 0 ? 2 * half : 0
        }
        return integral(start, min(end, -reach), cut: false)
            + integral(max(start, -reach), min(end, reach), cut: abs(y) < r)
            + integral(max(start, reach), end, cut: false)
    }

    /// The area that a convex polygon covers of the pixel at (x, y), by cutting it at the four
    /// sides (Sutherland and Hodgman) and Gauss's area formula.
    static func polygon(_ points: [Point], x: Int, y: Int) -> Double {
        var points = points
        let sides: [(Point) -> Double] = [
            { $0.x - Double(x) }, { Double(x + 1) - $0.x }, { $0.y - Double(y) },
            { Double(y + 1) - $0.y },
        ]
        for distance in sides {
            var kept: [Point] = []
            for (index, point) in points.enumerated() {
                let next = points[(index + 1) % points.count]
                let (from, to) = (distance(point), distance(next))
                if from >= 0 { kept.append(point) }
                if from * to < 0 {
                    let t = from / (from - to)
                    kept.append(
                        Point(
                            x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t
                        ))
                }
            }
            points = kept
            if points.isEmpty { return 0 }
        }
        var doubled = 0.0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            doubled += (point.x - Double(x)) * (next.y - Double(y))
            doubled -= (next.x - Double(x)) * (point.y - Double(y))
        }
        return abs(doubled) / 2
    }

    /// The area that an axis-parallel rectangle covers of the pixel at (x, y).
    static func rect(_ rect: Rect, x: Int, y: Int) -> Double {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        guard let shared = rect.intersection(pixel) else { return 0 }
        return shared.width * shared.height
    }
}

import GalleyDrawing
import GalleyGeometry
import TestSupport

/// How far a renderer's coverage lies from the exact area, in 1/255 of a pixel.
struct CoverageError {
    /// The largest difference on any pixel.
    private(set) var worst = 0.0
    /// Over pixels that the shape covers in part.
    private var sum = 0.0
    private(set) var edgePixels = 0
    /// How many pixels differ by more than 2/255.
    private(set) var above2 = 0

    /// The mean difference over the pixels that the shape covers in part.
    var mean: Double { edgePixels == 0 ? 0 : sum / Double(edgePixels) }

    /// Compares every pixel of a glyph; pixels outside a rectangle are empty.
    mutating func add(_ rect: PixelRect, _ bytes: [UInt8], exact: ExactCoverage) {
        compare(exact, union(rect, exact.rect)) { x, y, area in
            let inside = (rect.x..<rect.maxX).contains(x) && (rect.y..<rect.maxY).contains(y)
            let value = inside ? bytes[(y - rect.y) * rect.width + x - rect.x] : 0
            return abs(area * 255 - Double(value))
        }
    }

    /// Adds what even a perfect renderer loses by rounding to 1/255.
    mutating func addPerfectRounding(_ exact: ExactCoverage) {
        compare(exact, exact.rect) { _, _, area in
            abs(area * 255 - (area * 255).rounded())
        }
    }

    private mutating func compare(
        _ exact: ExactCoverage, _ rect: PixelRect, _ difference: (Int, Int, Double) -> Double
    ) {
        for y in rect.y..<max(rect.y, rect.maxY) {
            for x in rect.x..<max(rect.x, rect.maxX) {
                let area = exact.area(x: x, y: y)
                let error = difference(x, y, area)
                worst = max(worst, error)
                if error > 2 { above2 += 1 }
                guard area > 1e-9, area < 1 - 1e-9 else { continue }
                sum += error
                edgePixels += 1
            }
        }
    }

    private func union(_ a: PixelRect, _ b: PixelRect) -> PixelRect {
        if a.isEmpty { return b }
        if b.isEmpty { return a }
        let (x, y) = (min(a.x, b.x), min(a.y, b.y))
        return PixelRect(
            x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
    }
}

import Foundation
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("Exact coverage, the oracle of the rasterizer's tests")
struct ExactCoverageTests {
    /// Returns the largest difference between the oracle and a formula over a square of pixels.
    private func largestError(
        _ exact: ExactCoverage, side: Int, _ area: (Int, Int) -> Double
    ) -> Double {
        var largest = 0.0
        for y in -1..<side {
            for x in -1..<side {
                largest = max(largest, abs(exact.area(x: x, y: y) - area(x, y)))
            }
        }
        return largest
    }

    @Test(
        "A fine polygon has the areas of the disc",
        arguments: [(8.0, 8.0, 5.0), (7.3, 8.9, 6.25), (4.5, 4.5, 0.4), (9.01, 8.5, 8.0)])
    func disc(x: Double, y: Double, radius: Double) {
        let center = Point(x: x, y: y)
        let points = (0..<1500).map {
            let angle = Double($0) * 2 * Double.pi / 1500
            return Point(x: x + radius * cos(angle), y: y + radius * sin(angle))
        }
        let exact = ExactCoverage(Path(polygon: points), rule: .nonZero)
        // A polygon with n corners lacks π·r²·(2π/n)²/6 of the disc: 6e-4 px² at n = 1500, r = 8,
        // of which a pixel of the 50 along the edge has its share.
        let error = largestError(exact, side: 18) {
            ClosedForm.disc(center: center, radius: radius, x: $0, y: $1)
        }
        #expect(error < 2e-5)
    }

    @Test(
        "Slanted rectangles have the areas of polygon clipping", arguments: 0..<20 as Range<UInt64>)
    func slantedRectangle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let angle = Double.random(in: 0..<Double.pi, using: &random)
        let (width, height) = (
            Double.random(in: 0.1...9, using: &random), Double.random(in: 0.1...9, using: &random)
        )
        let corners = [(0.0, 0.0), (width, 0), (width, height), (0, height)].map {
            Point(
                x: 9 + $0.0 * cos(angle) - $0.1 * sin(angle),
                y: 3 + $0.0 * sin(angle) + $0.1 * cos(angle))
        }
        let exact = ExactCoverage(Path(polygon: corners), rule: .evenOdd)
        #expect(
            largestError(exact, side: 24) { ClosedForm.polygon(corners, x: $0, y: $1) } < 1e-12)
    }

    @Test(
        "Two rectangles cover A + B − A∩B, and by the even-odd rule A + B − 2·A∩B",
        arguments: 0..<20 as Range<UInt64>)
    func overlappingRectangles(seed: UInt64) {
        var random = SeededGenerator(seed: seed &+ 1000)
        func rect() -> Rect {
            Rect(
                x: Double.random(in: 0...6, using: &random),
                y: Double.random(in: 0...6, using: &random),
                width: Double.random(in: 0.5...6, using: &random),
                height: Double.random(in: 0.5...6, using: &random))
        }
        let (a, b) = (rect(), rect())
        var path = Path(rect: a)
        path.append(Path(rect: b))
        for (rule, shares) in [(FillRule.nonZero, 1.0), (.evenOdd, 2.0)] {
            let error = largestError(ExactCoverage(path, rule: rule), side: 14) { x, y in
                let shared = a.intersection(b).map { ClosedForm.rect($0, x: x, y: y) } ?? 0
                return ClosedForm.rect(a, x: x, y: y) + ClosedForm.rect(b, x: x, y: y)
                    - shares * shared
            }
            #expect(error < 1e-12)
        }
    }
}

import Testing

@testable import GalleyBench

@Suite("Curves of scale")
struct ScaleCurveTests {
    @Test("The exponent of a power is the power", arguments: [0.0, 1, 1.5, 2])
    func slope(power: Double) {
        // 10 to the power of whole numbers, so that only rounding is left.
        let points = [(1.0, 0.0), (10, 1), (100, 2), (1_000, 3)].map { x, exponent in
            (x: x, y: 7 * powerOfTen(power * exponent))
        }
        let slope = ScaleCurve.slope(points) ?? .nan
        #expect(abs(slope - power) < 1e-12)
    }

    @Test("There is no exponent of a single place")
    func single() {
        #expect(ScaleCurve.slope([(x: 10, y: 1), (x: 10, y: 2)]) == nil)
        #expect(ScaleCurve.slope([]) == nil)
    }

    @Test("What is done once does not hide that the rest is linear")
    func start() {
        let points = [10, 100, 1_000, 10_000, 100_000, 1_000_000].map { count in
            ScaleCurve.Point(count: count, seconds: 0.005 + 1e-4 * Double(count), mebibytes: 12)
        }
        let curve = ScaleCurve(name: "buttons", item: "buttons", points: points)
        #expect(abs((curve.timeExponent ?? 0) - 1) < 0.01)
        #expect(curve.memoryExponent == 0)
        #expect(curve.text.contains("time grows with the power 1.00, memory with 0.00"))
    }

    private func powerOfTen(_ exponent: Double) -> Double {
        // Halves are all that is needed besides whole numbers.
        let whole = Int(exponent.rounded(.down))
        let power = (0..<whole).reduce(1.0) { power, _ in power * 10 }
        return exponent == Double(whole) ? power : power * 10.0.squareRoot()
    }
}

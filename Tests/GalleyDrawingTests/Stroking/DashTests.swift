import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Dashes")
struct DashTests {
    private static let line = Path(polyline: [Point(x: 2, y: 5), Point(x: 32, y: 5)])

    /// What is drawn of a line from x = 2 to 32, by hand.
    static let cases: [(dashes: [Double], phase: Double, drawn: [ClosedRange<Int>])] = [
        ([4, 3], 0, [2...5, 9...12, 16...19, 23...26, 30...31]),
        ([4, 3], 2, [2...3, 7...10, 14...17, 21...24, 28...31]),
        ([4, 3], 5, [4...7, 11...14, 18...21, 25...28]),
        ([4, 3], -1, [3...6, 10...13, 17...20, 24...27, 31...31]),
        ([4, 3], 700, [2...5, 9...12, 16...19, 23...26, 30...31]),
        ([5], 0, [2...6, 12...16, 22...26]),
        ([3, 2, 1], 0, [2...4, 7...7, 11...12, 14...16, 19...19, 23...24, 26...28, 31...31]),
        ([100, 1], 0, [2...31]),
        ([0, 0], 0, [2...31]),
    ]

    @Test("Dashes and gaps alternate from the phase on", arguments: cases.indices)
    func dashes(index: Int) throws {
        let (dashes, phase, drawn) = Self.cases[index]
        let style = StrokeStyle(width: 2, dashes: dashes, dashPhase: phase)
        let coverage = try Coverage.of(Self.line.stroked(style))
        for x in 0..<40 {
            let isDrawn = drawn.contains { $0.contains(x) }
            #expect(coverage[x, 4] == (isDrawn ? 255 : 0), "\(dashes) at \(x)")
        }
    }

    @Test("Dashes without length are dots with round caps, the first at the start")
    func dots() throws {
        let style = StrokeStyle(width: 4, cap: .round, dashes: [0, 10])
        let coverage = try Coverage.of(Self.line.stroked(style))
        for center in [2.0, 12, 22] {
            for y in 2..<8 {
                for x in Int(center) - 3..<Int(center) + 3 {
                    let area = ClosedForm.disc(
                        center: Point(x: center, y: 5), radius: 2, x: x, y: y)
                    #expect(abs(255 * area - Double(coverage[x, y])) <= 1)
                }
            }
        }
    }

    @Test("Dashes go round corners, and one runs on over the start of a closed contour")
    func corners() throws {
        // 40 around: dashes of 6 and gaps of 4, 3 into the first.
        let square = Path(rect: Rect(x: 10, y: 10, width: 10, height: 10))
        let style = StrokeStyle(width: 2, dashes: [6, 4], dashPhase: 3)
        let coverage = try Coverage.of(square.stroked(style))
        // The first corner is inside the dash that starts at 37 and ends at 43, with its mitre.
        #expect(coverage[9, 9] == 255 && coverage[12, 9] == 255 && coverage[13, 9] == 0)
        #expect(coverage[9, 12] == 255 && coverage[9, 13] == 0)
        // The second corner is inside the dash from 7 to 13.
        #expect(coverage[16, 9] == 0 && coverage[17, 9] == 255 && coverage[20, 9] == 255)
        #expect(coverage[20, 12] == 255 && coverage[20, 13] == 0)
    }

    @Test("Dashes are measured along curves: around a circle all are alike")
    func curves() throws {
        // Twelve dashes and gaps of a quarter of 2π·24/12 and three quarters.
        let circle = Path(circle: Point(x: 30, y: 30), radius: 24, tolerance: 1e-7)
        let part = 2 * Double.pi * 24 / 12
        let style = StrokeStyle(width: 4, dashes: [part / 4, part * 3 / 4], dashPhase: part / 8)
        let coverage = try Coverage.of(circle.stroked(style))
        // The middle of a dash is on each axis: the picture is the same after quarter turns.
        for y in 0..<60 {
            for x in 0..<60 { #expect(abs(coverage[x, y] - coverage[59 - y, x]) <= 1) }
        }
        var sum = 0
        for byte in coverage.bytes { sum += Int(byte) }
        // A quarter of the ring's area.
        #expect(abs(Double(sum) / 255 - 2 * Double.pi * 24 * 4 / 4) < 0.5)
    }
}

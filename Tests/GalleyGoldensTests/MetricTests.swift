import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Metrics")
struct MetricTests {
    struct Difference: Decodable, CustomTestStringConvertible, Sendable {
        let name: String
        let why: String
        let expected: [UInt8]
        let actual: [UInt8]
        let cie76: Double
        let cie94: Double
        let ciede2000: Double
        var testDescription: String { name }
    }

    struct Distance: Decodable, CustomTestStringConvertible, Sendable {
        let name: String
        let why: String
        let expected: [UInt8]
        let actual: [UInt8]
        let distance: Double
        var testDescription: String { name }
    }

    struct Square: Decodable, CustomTestStringConvertible, Sendable {
        let name: String
        let why: String
        let expected: [UInt8]
        let actual: [UInt8]
        let square: Double
        let digits: Int
        var testDescription: String { name }
    }

    static let differences = Fixture.load(
        [Difference].self, from: "Comparison/color-differences.json")
    static let distances = Fixture.load([Distance].self, from: "Comparison/oklab-distances.json")
    static let squares = Fixture.load([Square].self, from: "Comparison/yiq-squares.json")

    /// Measures a pair of pixels in the unit of a kind.
    private func distance(_ expected: [UInt8], _ actual: [UInt8], _ kind: Metric.Kind) throws
        -> Double
    {
        try #require(
            TestPicture.compare(Color(expected), Color(actual), by: Metric(kind)).maxDelta)
    }

    @Test("Colour differences of the CIE have the published values", arguments: differences)
    func colors(_ test: Difference) throws {
        let tolerance = 0.000_051
        #expect(abs(try distance(test.expected, test.actual, .cie76) - test.cie76) < tolerance)
        #expect(abs(try distance(test.expected, test.actual, .cie94) - test.cie94) < tolerance)
        #expect(
            abs(try distance(test.expected, test.actual, .ciede2000) - test.ciede2000) < tolerance)
    }

    @Test("Distances in OKLab have the published values", arguments: distances)
    func oklab(_ test: Distance) throws {
        #expect(
            abs(try distance(test.expected, test.actual, .oklab) - test.distance) < 0.000_000_6)
    }

    @Test("Squares of distances in YIQ have the published values", arguments: squares)
    func yiq(_ test: Square) throws {
        let root = try distance(test.expected, test.actual, .yiq)
        var half = 0.51
        for _ in 0..<test.digits { half /= 10 }
        #expect(abs(root * root * 35_215 - test.square) < half)
    }

    @Test("Greys hide below the thresholds of YIQ up to 13, 26 and 52 steps")
    func hiddenGreys() throws {
        // √(35215 t² / 0.5053) = 264 t
        for (threshold, hidden) in [(0.05, UInt8(13)), (0.1, 26), (0.2, 52)] {
            let metric = Metric(.yiq, threshold: threshold)
            let below = Color(red: hidden, green: hidden, blue: hidden)
            let above = Color(red: hidden + 1, green: hidden + 1, blue: hidden + 1)
            #expect(try TestPicture.compare(.black, below, by: metric).differingPixels == 0)
            #expect(try TestPicture.compare(.black, above, by: metric).differingPixels == 1)
        }
    }

    @Test("A translucent pixel hides in no backdrop: its own colour over white differs too")
    func translucent() throws {
        let clear = Color(red: 255, green: 255, blue: 255, alpha: 1)
        for kind in Metric.Kind.allCases where kind != .ssim {
            let result = try TestPicture.compare(.white, clear, by: Metric(kind))
            #expect(result.differingPixels == 1, "\(kind)")
        }
    }

    @Test("Invisible pixels are equal whatever their colours, by every metric")
    func invisible() throws {
        let pink = Color(red: 255, green: 0, blue: 128, alpha: 0)
        for kind in Metric.Kind.allCases {
            let result = try TestPicture.compare(.clear, pink, by: Metric(kind))
            #expect(result.verdict == .match, "\(kind)")
            #expect(result.unequalPixels == 0, "\(kind)")
        }
    }

    @Test("The channel metric takes the largest of four channels and keeps up to its threshold")
    func channel() throws {
        let one = Color(red: 10, green: 20, blue: 30, alpha: 200)
        let other = Color(red: 12, green: 17, blue: 30, alpha: 196)
        #expect(try distance([10, 20, 30, 200], [12, 17, 30, 196], .channel) == 4)
        let result = try TestPicture.compare(one, other, by: Metric(.channel, threshold: 4))
        #expect(result.differingPixels == 0)
        #expect(result.maxChannel == ChannelDelta(red: 2, green: 3, blue: 0, alpha: 4))
        let closer = try TestPicture.compare(one, other, by: Metric(.channel, threshold: 3.9))
        #expect(closer.differingPixels == 1)
    }

    @Test(
        "A pair of colours has the same verdict however often and in whatever order it comes",
        arguments: Metric.Kind.allCases.filter { $0 != .ssim })
    func repeatedPairs(kind: Metric.Kind) throws {
        // 169 pairs, near and far, where a picture of this size has room for 64 to be remembered.
        let bytes: [UInt8] = [0, 1, 9, 30, 55, 56, 80, 100, 127, 130, 200, 240, 255]
        let colors = bytes.map { Color(red: $0, green: 255 - $0, blue: $0 / 2) }
        func place(_ x: Int, _ y: Int, _ step: Int) -> Int { (x * step + y * y) % colors.count }
        let metric = Metric(kind)
        let expected = try TestPicture.drawn(width: 61, height: 16) { colors[place($0, $1, 3)] }
        let actual = try TestPicture.drawn(width: 61, height: 16) { colors[place($0, $1, 5)] }
        var differing = 0
        var alone: [[Color]: Int] = [:]
        for y in 0..<16 {
            for x in 0..<61 {
                let pair = [expected[x, y], actual[x, y]]
                let count =
                    try alone[pair]
                    ?? TestPicture.compare(pair[0], pair[1], by: metric).differingPixels
                alone[pair] = count
                differing += count
            }
        }
        #expect(alone.count > 64)
        let result = ImageComparison(expected: expected, actual: actual, metric: metric).compare()
        #expect(result.differingPixels == differing)
    }
}

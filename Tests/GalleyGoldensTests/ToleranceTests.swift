import GalleyGeometry
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Tolerance")
struct ToleranceTests {
    /// White, and white with a black icon of 6×6 pixels somewhere.
    private func sheets(side: Int) throws -> (StraightBitmap, StraightBitmap) {
        (
            try TestPicture.filled(.white, width: side, height: side),
            try TestPicture.drawn(width: side, height: side) { x, y in
                (100..<106).contains(x) && (57..<63).contains(y) ? .black : .white
            }
        )
    }

    private func verdict(
        _ pair: (StraightBitmap, StraightBitmap), _ bounds: Tolerance.Bound...,
        metric: Metric = .exact
    ) -> Comparison.Verdict {
        let limits = bounds.map { Tolerance.Limit($0, reason: "a test") }
        return ImageComparison(
            expected: pair.0, actual: pair.1, metric: metric, tolerance: Tolerance(limits)
        ).compare().verdict
    }

    @Test("A changed icon fails by its density where its share of the sheet passes")
    func density() throws {
        // 36 of 90 000 pixels are 0.04 %.
        let pair = try sheets(side: 300)
        #expect(verdict(pair) == .changed)
        #expect(verdict(pair, .percent(0.1)) == .match)
        #expect(verdict(pair, .percent(0.1), .window(side: 8, pixels: 5)) == .changed)
        #expect(verdict(pair, .percent(0.1), .window(side: 8, pixels: 36)) == .match)
        #expect(verdict(pair, .window(side: 3, pixels: 8)) == .changed)
        #expect(verdict(pair, .window(side: 3, pixels: 9)) == .match)
    }

    @Test("Every limit holds up to its number and no further")
    func bounds() throws {
        let pair = try sheets(side: 120)
        #expect(verdict(pair, .pixels(36)) == .match)
        #expect(verdict(pair, .pixels(35)) == .changed)
        #expect(verdict(pair, .ratio(36.0 / 14_400)) == .match)
        #expect(verdict(pair, .ratio(35.9 / 14_400)) == .changed)
        #expect(verdict(pair, .channel(255)) == .match)
        #expect(verdict(pair, .channel(254)) == .changed)
        let cie = Metric(.cie76)
        #expect(verdict(pair, .delta(100.01), metric: cie) == .match)
        #expect(verdict(pair, .delta(99.99), metric: cie) == .changed)
        #expect(verdict(pair, .pixels(36), .channel(254)) == .changed)
    }

    @Test("A limit on rims alone allows nothing else")
    func rimsAlone() throws {
        #expect(verdict(try sheets(side: 120), .antialiased(1000)) == .changed)
    }

    @Test("A limit that fails names the one that would just pass")
    func sufficient() throws {
        let pair = try sheets(side: 120)
        let limits: [Tolerance.Bound] = [.pixels(3), .window(side: 4, pixels: 2), .channel(9)]
        let result = ImageComparison(
            expected: pair.0, actual: pair.1,
            tolerance: Tolerance(limits.map { Tolerance.Limit($0, reason: "a test") })
        ).compare()
        #expect(
            result.outcomes.map(\.sufficient)
                == [.pixels(36), .window(side: 4, pixels: 16), .channel(255)])
        #expect(result.outcomes.allSatisfy { !$0.holds && $0.limit.reason == "a test" })
    }

    @Test("One step in one of sixteen million pixels fails, and its share is never zero")
    func smallest() throws {
        let white = try TestPicture.filled(.white, width: 1, height: 1)
        let near = try TestPicture.filled(
            Color(red: 255, green: 255, blue: 254), width: 1, height: 1)
        var bytes = [UInt8](repeating: 255, count: 4 * 4000 * 4000)
        let large = try StraightBitmap(width: 4000, height: 4000, bytes: bytes)
        bytes[4 * (4000 * 1999 + 1234) + 2] = 254
        let changed = try StraightBitmap(width: 4000, height: 4000, bytes: bytes)
        let result = ImageComparison(expected: large, actual: changed).compare()
        #expect(result.verdict == .changed)
        #expect(result.differingPixels == 1)
        #expect(result.bounds == PixelRect(x: 1234, y: 1999, width: 1, height: 1))
        #expect(result.ratio > 0)
        #expect(verdict((white, near)) == .changed)
    }

    @Test(
        "Fuzzy ranges are inclusive at both ends, and a lower end fails equal pictures",
        arguments: [
            ("255;36", true), ("0-255;0-36", true), ("0-254;0-36", false), ("0-255;0-35", false),
            ("0-255;37-40", false), ("maxDifference=200-255;totalPixels=30-40", true),
        ])
    func fuzzy(notation: String, matches: Bool) throws {
        let fuzzy = try #require(Fuzzy(notation: notation))
        let pair = try sheets(side: 120)
        #expect(verdict(pair, .fuzzy(fuzzy)) == (matches ? .match : .changed))
        let equal = fuzzy.totalPixels.lowerBound == 0 || fuzzy.maxDifference.lowerBound == 0
        #expect(verdict((pair.0, pair.0), .fuzzy(fuzzy)) == (equal ? .match : .changed))
    }

    @Test(
        "What is no pair of ranges is refused",
        arguments: ["", "1", "1;2;3", "a;b", "2-1;0", "1-2-3;0", "0-256;0", "-1;0", "1;", "+1;0"])
    func noFuzzy(notation: String) {
        #expect(Fuzzy(notation: notation) == nil)
    }

    @Test("One step of blue or red counts by the ranges too: true inequality, no brightness")
    func fuzzyCountsBlue() throws {
        let result = try TestPicture.compare(
            .black, Color(red: 0, green: 0, blue: 1), by: .exact)
        #expect(result.unequalColorPixels == 1)
        // Alpha is left out of both.
        let alpha = try TestPicture.compare(
            .black, Color(red: 0, green: 0, blue: 0, alpha: 9), by: .exact)
        #expect(alpha.unequalColorPixels == 0)
        #expect(alpha.unequalPixels == 1)
    }

    @Test("A ring one pixel wide that vanishes is told as rims, never silently, and can be capped")
    func ring() throws {
        // A soft edge whose grey moves: pixelmatch calls its pixels rims.
        func edge(_ grey: UInt8) throws -> StraightBitmap {
            try TestPicture.drawn(width: 12, height: 16) { x, _ in
                x < 6 ? .black : x > 6 ? .white : Color(red: grey, green: grey, blue: grey)
            }
        }
        let pair = (try edge(60), try edge(180))
        let metric = Metric(.yiq, antialiasing: .ignore)
        let result = ImageComparison(expected: pair.0, actual: pair.1, metric: metric).compare()
        #expect(result.verdict == .match)
        #expect(result.antialiasedPixels == 16)
        #expect(verdict(pair, .antialiased(15), metric: metric) == .changed)
        #expect(verdict(pair, .antialiased(16), metric: metric) == .match)
        #expect(verdict(pair, metric: Metric(.yiq)) == .changed)
    }
}

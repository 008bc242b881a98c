import GalleyGeometry
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

@Suite("Image comparison")
struct ImageComparisonTests {
    @Test("A drawn bitmap equals its own PNG, and decoding loses no colour of translucent pixels")
    func straightForm() throws {
        var bytes: [UInt8] = []
        for alpha in stride(from: 0, through: 255, by: 3) {
            for value in 0...alpha {
                bytes += [UInt8(value), 0, UInt8(alpha), UInt8(alpha)]
            }
        }
        let bitmap = try Bitmap(width: bytes.count / 4, height: 1, premultiplied: bytes)
        #expect(StraightBitmap(bitmap) == (try StraightBitmap(png: bitmap.encodedPNG())))
    }

    @Test("Different sizes are a verdict with both sizes, and the rest counts as different")
    func sizes() throws {
        let expected = try TestPicture.filled(.white, width: 100, height: 40)
        let actual = try TestPicture.filled(.white, width: 100, height: 42)
        let comparison = ImageComparison(expected: expected, actual: actual)
        let result = comparison.compare(detail: .full)
        #expect(result.verdict == .size)
        #expect(result.sizeChange == "height +2")
        #expect(result.canvasSize == PixelSize(width: 100, height: 42))
        #expect(result.differingPixels == 200)
        #expect(result.clusters.map(\.change) == [.size])
        let picture = comparison.differencePicture()
        #expect(picture.width == 100 && picture.height == 42)
        let style = DifferenceStyle()
        #expect(picture[50, 39] == style.expectedOutline)
        #expect(picture[50, 41] == style.actualOutline)
        #expect(picture[50, 40] == style.differing)
        #expect(try comparison.sideBySidePicture().width == 332)

        let back = ImageComparison(expected: actual, actual: expected).compare()
        #expect(back.sizeChange == "height -2")
        let narrow = try TestPicture.filled(.white, width: 97, height: 45)
        #expect(
            ImageComparison(expected: expected, actual: narrow).compare().sizeChange
                == "width -3, height +5")
    }

    @Test("Padded sizes match where what is beyond is transparent, or a limit allows it")
    func padding() throws {
        let expected = try TestPicture.filled(.white, width: 4, height: 4)
        let clear = try TestPicture.drawn(width: 4, height: 6) { _, y in y < 4 ? .white : .clear }
        var comparison = ImageComparison(expected: expected, actual: clear, sizeRule: .pad)
        #expect(comparison.compare().verdict == .match)
        comparison.sizeRule = .fail
        #expect(comparison.compare().verdict == .size)
        let white = try TestPicture.filled(.white, width: 4, height: 6)
        comparison = ImageComparison(expected: expected, actual: white, sizeRule: .pad)
        #expect(comparison.compare().verdict == .changed)
        comparison.tolerance = .of(.pixels(8), reason: "a test")
        #expect(comparison.compare().verdict == .match)
    }

    @Test("A canvas that no bitmap can hold is cut to what both pictures have")
    func impossibleCanvas() throws {
        let wide = try TestPicture.filled(.black, width: 32_768, height: 1)
        let tall = try TestPicture.filled(.black, width: 1, height: 32_768)
        let result = ImageComparison(expected: wide, actual: tall).compare(detail: .full)
        #expect(result.verdict == .size)
        #expect(result.sizeChange == "width -32767, height +32767")
        #expect(result.canvasSize == PixelSize(width: 1, height: 1))
    }

    @Test("Any number of threads comes to the same result", arguments: Metric.Kind.allCases)
    func threads(kind: Metric.Kind) throws {
        let expected = try noise(seed: 1, width: 67, height: 130)
        let actual = try noise(seed: 2, width: 67, height: 130)
        var comparison = ImageComparison(
            expected: expected, actual: actual,
            metric: Metric(kind, antialiasing: .ignore),
            tolerance: .of(.window(side: 5, pixels: 3), reason: "a test"))
        let alone = comparison.compare()
        #expect(alone.unequalPixels > 1000)
        for workers in [2, 3, 8] {
            comparison.workers = workers
            #expect(comparison.compare() == alone)
        }
    }

    @Test("Counting eight pixels at a time is counting them one by one", arguments: 1...19)
    func widths(width: Int) throws {
        let expected = try noise(seed: 3, width: width, height: 9)
        let actual = try noise(seed: 4, width: width, height: 9)
        let result = ImageComparison(expected: expected, actual: actual).compare()
        var unequal = 0
        var largest = ChannelDelta()
        for y in 0..<9 {
            for x in 0..<width where expected[x, y] != actual[x, y] {
                let (one, two) = (expected[x, y], actual[x, y])
                unequal += 1
                largest.red = max(largest.red, abs(Int(one.red) - Int(two.red)))
                largest.green = max(largest.green, abs(Int(one.green) - Int(two.green)))
                largest.blue = max(largest.blue, abs(Int(one.blue) - Int(two.blue)))
                largest.alpha = max(largest.alpha, abs(Int(one.alpha) - Int(two.alpha)))
            }
        }
        #expect(result.unequalPixels == unequal)
        #expect(result.differingPixels == unequal)
        #expect(result.maxChannel == largest)
    }

    @Test("What is worst comes first: the root of percent times root mean square")
    func severity() throws {
        let white = try TestPicture.filled(.white, width: 2, height: 2)
        let black = try TestPicture.filled(.black, width: 2, height: 2)
        let worst = ImageComparison(expected: white, actual: black).compare(detail: .full)
        #expect(worst.severity == 10)
        let one = try TestPicture.drawn(width: 2, height: 2) { x, y in
            x + y == 0 ? Color(red: 204, green: 255, blue: 255) : .white
        }
        // √(25 × 51 / 255)
        let less = ImageComparison(expected: white, actual: one).compare(detail: .full)
        #expect(abs(less.severity - 5.0.squareRoot()) < 1e-12)
    }

    /// Half of the pixels equal whatever the seed, a tenth translucent.
    private func noise(seed: UInt64, width: Int, height: Int) throws -> StraightBitmap {
        var state = seed
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        return try TestPicture.drawn(width: width, height: height) { x, y in
            let value = next()
            if (x * 7 + y * 3) % 5 < 2 { return .white }
            let alpha: UInt8 = value % 10 == 0 ? UInt8(next() & 255) : 255
            return Color(
                red: UInt8(value & 255), green: UInt8(value >> 8 & 255),
                blue: UInt8(value >> 16 & 255), alpha: alpha)
        }
    }
}

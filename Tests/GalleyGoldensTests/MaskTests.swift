import GalleyGeometry
import GalleyGoldens
import GalleyImage
import Testing

@Suite("Mask")
struct MaskTests {
    private let white: StraightBitmap
    private let dotted: StraightBitmap

    init() throws {
        white = try TestPicture.filled(.white, width: 30, height: 20)
        dotted = try TestPicture.drawn(width: 30, height: 20) { x, y in
            x % 10 == 4 && y == 9 ? .black : .white
        }
    }

    private func compare(_ mask: Mask) -> Comparison {
        ImageComparison(expected: white, actual: dotted, mask: mask).compare()
    }

    @Test("A rectangle hides its pixels alone: the column after its last one counts")
    func halfOpen() {
        func mask(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Mask {
            Mask(
                regions: [Mask.Region(PixelRect(x: x, y: y, width: width, height: height))])
        }
        #expect(compare(.none).differingPixels == 3)
        #expect(compare(mask(4, 9, 1, 1)).differingPixels == 2)
        #expect(compare(mask(0, 9, 4, 1)).differingPixels == 3)
        #expect(compare(mask(5, 9, 9, 1)).differingPixels == 3)
        #expect(compare(mask(5, 9, 10, 1)).differingPixels == 2)
        #expect(compare(mask(0, 0, 30, 9)).differingPixels == 3)
        #expect(compare(mask(0, 10, 30, 10)).differingPixels == 3)
        #expect(compare(mask(-5, -5, 1000, 1000)).verdict == .match)
        #expect(compare(mask(.min, 0, .max, .max)).differingPixels == 3)
        #expect(compare(mask(0, 0, .max, .max)).verdict == .match)
    }

    @Test("What is left out is counted, and more than half of it is told")
    func share() {
        let half = Mask(regions: [Mask.Region(PixelRect(x: 0, y: 0, width: 15, height: 20))])
        #expect(compare(half).maskedPixels == 300)
        #expect(!compare(half).isMostlyMasked)
        let more = Mask(regions: [
            Mask.Region(PixelRect(x: 0, y: 0, width: 15, height: 20)),
            Mask.Region(PixelRect(x: 10, y: 0, width: 6, height: 20)),
        ])
        #expect(compare(more).maskedPixels == 320)
        #expect(compare(more).isMostlyMasked)
    }

    @Test("A mask picture leaves out what it has neither black nor transparent")
    func picture() throws {
        let mask = try TestPicture.drawn(width: 30, height: 20) { x, _ in
            x < 10 ? .white : x < 20 ? .black : Color(red: 9, green: 0, blue: 0, alpha: 1)
        }
        let result = compare(Mask(picture: Mask.Picture(mask)))
        #expect(result.differingPixels == 1)
        #expect(result.bounds == PixelRect(x: 14, y: 9, width: 1, height: 1))
    }

    @Test("A frame of a layout leaves out every pixel it touches")
    func frame() {
        let region = Mask.Region(
            name: "title", frame: Rect(x: 1.6, y: 4.1, width: 0.8, height: 0.5),
            grid: PixelGrid(scale: 2))
        // 3.2 to 4.8 and 8.2 to 9.2 pixels.
        #expect(region.rect == PixelRect(x: 3, y: 8, width: 2, height: 2))
        #expect(region.name == "title")
        #expect(compare(Mask(regions: [region])).differingPixels == 2)
    }
}

import GalleyGoldens
import GalleyImage
import Testing

@Suite("Rims of shapes")
struct EdgeRuleTests {
    /// Pictures that look different to the rule, as a colour by column, row and chance.
    enum Motif: String, CaseIterable, Sendable {
        case flat, steps, gradient, checkerboard, lines, frames, blocks, speckles, noise, twins
        case translucent, clear

        /// Returns the colour of a pixel.
        func color(_ x: Int, _ y: Int, _ chance: UInt64) -> Color {
            switch self {
            case .flat: return chance % 9 == 0 ? .black : .white
            case .steps: return Self.grey((x / 3 + y / 2) * 60 + Int(chance % 3))
            case .gradient: return Self.grey(x / 3 * 20 + y / 2 * 30 + Int(chance % 5) / 4 * 9)
            case .checkerboard: return (x + y + Int(chance % 8) / 7) % 2 == 0 ? .black : .white
            case .lines: return (x + Int(chance % 5) / 4) % 4 == 0 ? .black : .white
            case .frames: return Self.grey(min(x % 9, y % 7) * 70 + Int(chance % 6) / 5 * 30)
            case .blocks: return Self.grey((x / 4 * 5 + y / 4 * 3) % 4 * 80 + Int(chance % 7) / 6)
            case .speckles: return Self.grey(Int(chance % 3) * 100)
            case .noise:
                return Color(
                    red: UInt8(chance & 255), green: UInt8(chance >> 8 & 255),
                    blue: UInt8(chance >> 16 & 255))
            case .twins:
                // Colours whose brightness is 0.000002 to 0.00002 apart, and greys around them.
                let colors = [
                    Color(red: 7, green: 30, blue: 0), Color(red: 0, green: 0, blue: 172),
                    Color(red: 107, green: 130, blue: 0), Color(red: 100, green: 100, blue: 172),
                    Self.grey(0), Self.grey(200),
                ]
                return colors[Int(chance % 6)]
            case .translucent:
                let value = Self.grey(Int(chance % 3) * 110).red
                return Color(
                    red: value, green: value, blue: 90, alpha: chance >> 8 % 4 == 0 ? 128 : 255)
            case .clear: return chance % 4 == 0 ? Color(red: 1, green: 2, blue: 3) : .clear
            }
        }

        private static func grey(_ value: Int) -> Color {
            let byte = UInt8(value & 255)
            return Color(red: byte, green: byte, blue: byte)
        }

        /// Draws a picture; equal seeds give equal chances.
        func picture(_ width: Int, _ height: Int, seed: UInt64) throws -> StraightBitmap {
            var state = seed
            return try TestPicture.drawn(width: width, height: height) { x, y in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return color(x, y, state >> 33)
            }
        }
    }

    static let sizes = [
        (1, 1), (2, 3), (3, 3), (9, 2), (17, 4), (70, 5), (5, 20), (25, 5), (26, 6), (40, 12),
        (33, 9), (64, 8),
    ]
    static let metrics = [
        Metric(.yiq, threshold: 0, antialiasing: .ignore),
        Metric(.yiq, threshold: 0.1, antialiasing: .ignore, backdrop: .white),
        Metric(.oklab, threshold: 0.05, antialiasing: .ignore),
        Metric(.exact, antialiasing: .ignore),
    ]

    /// What became of each pixel, by the colours of the picture of the differences.
    private func fates(_ comparison: ImageComparison) -> [Color] {
        let picture = comparison.differencePicture(DifferenceStyle(alpha: 0))
        return (0..<picture.height).flatMap { y in
            (0..<picture.width).map { x in picture[x, y] }
        }
    }

    @Test("Rims are those of the plain rule, pixel by pixel", arguments: Motif.allCases)
    func rims(motif: Motif) throws {
        let style = DifferenceStyle()
        var found = 0
        for (number, (width, height)) in Self.sizes.enumerated() {
            let seed = UInt64(number) * 2
            let expected = try motif.picture(width, height, seed: seed)
            let actual = try motif.picture(width, height, seed: seed + 1)
            for metric in Self.metrics {
                let rule = PlainEdgeRule(expected: expected, actual: actual, metric: metric)
                let counted = Metric(
                    metric.kind, threshold: metric.threshold, antialiasing: .count,
                    backdrop: metric.backdrop)
                var wanted = fates(
                    ImageComparison(expected: expected, actual: actual, metric: counted))
                var rims = 0
                for index in wanted.indices where wanted[index] == style.differing {
                    guard rule.isRim(index % width, index / width) else { continue }
                    wanted[index] = style.antialiased
                    rims += 1
                }
                let comparison = ImageComparison(
                    expected: expected, actual: actual, metric: metric)
                #expect(fates(comparison) == wanted, "\(metric.kind), \(width)×\(height)")
                let result = comparison.compare()
                #expect(result.antialiasedPixels == rims)
                #expect(
                    result.differingPixels == wanted.count { $0 == style.differing })
                found += rims
            }
        }
        // Two colours have no third between them, and noise has no even areas.
        let isWithout: Set<Motif> = [.flat, .checkerboard, .lines, .clear, .noise]
        #expect((found == 0) == isWithout.contains(motif))
    }

    @Test("A mask and any number of threads leave the rims as they are")
    func shared() throws {
        let expected = try Motif.speckles.picture(150, 140, seed: 5)
        let actual = try Motif.steps.picture(150, 140, seed: 6)
        var comparison = ImageComparison(
            expected: expected, actual: actual, metric: Self.metrics[0])
        let alone = fates(comparison)
        #expect(alone.contains(DifferenceStyle().antialiased))
        comparison.workers = 3
        #expect(fates(comparison) == alone)
    }
}

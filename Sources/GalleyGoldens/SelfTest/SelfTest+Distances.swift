import GalleyImage

extension SelfTest {
    /// Distances of pairs of colours, against the published formulas.
    static var distanceChecks: [Check] {
        let (red, green) = (color(255, 0, 0), color(0, 255, 0))
        let (blue, otherBlue) = (color(0, 122, 255), color(0, 112, 235))
        func distance(_ kind: Metric.Kind, _ first: Color, _ second: Color) -> Double {
            pixel(first, second, Metric(kind)).maxDelta ?? -1
        }
        func square(_ first: Color, _ second: Color) -> Double {
            let root = distance(.yiq, first, second)
            return root * root * YIQMetric.scale
        }
        return [
            check(
                "yiq, black to white: 0.5053 × 255²", "32857.133", square(.black, .white), digits: 3
            ),
            check("yiq, red to green", "24298.876", square(red, green), digits: 3),
            check("yiq, one step of grey", "0.5053", square(.black, color(1, 1, 1)), digits: 4),
            check("yiq, two blues", "58.9915", square(blue, otherBlue), digits: 4),
            check("oklab, black to white", "1", distance(.oklab, .black, .white), digits: 6),
            check("oklab, red to green", "0.738322", distance(.oklab, red, green), digits: 6),
            check("oklab, two blues", "0.054476", distance(.oklab, blue, otherBlue), digits: 6),
            check("cie76, black to white", "100", distance(.cie76, .black, .white), digits: 3),
            check("cie76, red to green", "170.5656", distance(.cie76, red, green), digits: 4),
            check("cie94, red to green", "73.4309", distance(.cie94, red, green), digits: 4),
            check("cie94, two blues", "4.24214", distance(.cie94, blue, otherBlue), digits: 5),
            check(
                "ciede2000, red to green", "86.6085", distance(.ciede2000, red, green), digits: 4),
            check(
                "ciede2000, two blues", "4.22713", distance(.ciede2000, blue, otherBlue), digits: 5),
        ] + sharmaChecks + similarityChecks
    }

    /// Pairs of L*a*b* colours of Sharma, Wu and Dalal 2005 that sit at the formula's corners.
    private static var sharmaChecks: [Check] {
        let pairs: [(String, (Double, Double, Double), (Double, Double, Double))] = [
            ("2.0425", (50, 2.6772, -79.7751), (50, 0, -82.7485)),
            ("1", (50, -1.3802, -84.2814), (50, 0, -82.7485)),
            ("2.3669", (50, 0, 0), (50, -1, 2)),
            ("7.1792", (50, 2.49, -0.001), (50, -2.49, 0.0009)),
            ("7.2195", (50, 2.49, -0.001), (50, -2.49, 0.0011)),
            ("4.3065", (50, 2.5, 0), (50, 0, -2.5)),
            ("27.1492", (50, 2.5, 0), (73, 25, -18)),
            ("31.903", (50, 2.5, 0), (56, -27, -3)),
            ("1.2644", (60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)),
            ("0.9082", (2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)),
        ]
        return pairs.enumerated().map { place, pair in
            let difference = ColorDifference.ciede2000(
                LabColor(lightness: pair.1.0, a: pair.1.1, b: pair.1.2),
                LabColor(lightness: pair.2.0, a: pair.2.1, b: pair.2.2))
            return check("ciede2000, published pair \(place + 1)", pair.0, difference, digits: 4)
        }
    }

    private static var similarityChecks: [Check] {
        let dark = picture(width: 16, height: 12) { _, _ in color(100, 100, 100) }
        let light = picture(width: 16, height: 12) { _, _ in color(110, 110, 110) }
        // (2 × 100 × 110 + 6.5025) / (100² + 110² + 6.5025)
        let even = "0.995476"
        return [
            check(
                "ssim, two even greys", even, StructuralSimilarity().mean(dark, light), digits: 6),
            check(
                "ssim, two even greys, uniform window", even,
                StructuralSimilarity(window: .uniform).mean(dark, light), digits: 6),
            check("ssim, equal pictures", "1", StructuralSimilarity().mean(dark, dark), digits: 9),
        ]
    }
}

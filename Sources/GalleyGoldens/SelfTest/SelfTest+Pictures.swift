import GalleyGeometry
import GalleyImage

extension SelfTest {
    static func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(red: red, green: green, blue: blue)
    }

    /// Makes a small picture by a formula.
    static func picture(
        width: Int, height: Int, _ color: (Int, Int) -> Color
    ) -> StraightBitmap {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                bytes += [color.red, color.green, color.blue, color.alpha]
            }
        }
        do {
            return try StraightBitmap(width: width, height: height, bytes: bytes)
        } catch {
            preconditionFailure("small pictures are within the limits of a bitmap: \(error)")
        }
    }

    /// Compares two single pixels in full.
    static func pixel(_ expected: Color, _ actual: Color, _ metric: Metric) -> Comparison {
        ImageComparison(
            expected: picture(width: 1, height: 1) { _, _ in expected },
            actual: picture(width: 1, height: 1) { _, _ in actual }, metric: metric
        ).compare(detail: .full)
    }

    /// Single pixels: the smallest difference, opacity, and greys that thresholds hide.
    static var pixelChecks: [Check] {
        let clear = Color(red: 255, green: 255, blue: 255, alpha: 0)
        let half = Color(red: 255, green: 255, blue: 255, alpha: 128)
        var checks = [
            check(
                "exact, one step of blue", 1,
                pixel(color(1, 2, 3), color(1, 2, 4), .exact).differingPixels),
            check(
                "exact, one step of opacity", 1,
                pixel(.white, Color(red: 255, green: 255, blue: 255, alpha: 254), .exact)
                    .differingPixels),
            check("exact, two invisible pixels", 0, pixel(.clear, clear, .exact).unequalPixels),
            // The first backdrop is 48: √(0.5053 / 35215) × 207 × 128 / 255.
            check(
                "yiq, half white to nothing over the checkerboard", "0.394",
                pixel(half, clear, Metric(.yiq)).maxDelta, digits: 3),
            check(
                "yiq, half white to nothing over white", "0",
                pixel(half, clear, Metric(.yiq, backdrop: .white)).maxDelta, digits: 3),
        ]
        for (threshold, hidden) in [(0.05, 13), (0.1, 26), (0.2, 52)] {
            let step = Metric(.yiq, threshold: threshold).largestHiddenGreyStep
            checks.append(check("yiq \(threshold), hidden steps of grey", hidden, step ?? -1))
        }
        return checks
    }

    /// Rims of shapes: a soft edge is one, a thin line is none.
    static var edgeChecks: [Check] {
        func edge(_ grey: UInt8) -> StraightBitmap {
            picture(width: 9, height: 10) { x, _ in
                x < 4 ? .black : x > 4 ? .white : color(grey, grey, grey)
            }
        }
        let white = picture(width: 9, height: 10) { _, _ in .white }
        let line = picture(width: 9, height: 10) { x, _ in x == 4 ? color(99, 99, 99) : .white }
        let metric = Metric(.yiq, antialiasing: .ignore)
        let soft = ImageComparison(expected: edge(100), actual: edge(160), metric: metric)
            .compare()
        let thin = ImageComparison(expected: white, actual: line, metric: metric).compare()
        return [
            check("rims, a soft edge: rims", 10, soft.antialiasedPixels),
            check("rims, a soft edge: others", 0, soft.differingPixels),
            check("rims, a thin line: rims", 0, thin.antialiasedPixels),
            check("rims, a thin line: others", 10, thin.differingPixels),
        ]
    }

    /// Limits, masks and sizes.
    static var gateChecks: [Check] {
        let white = picture(width: 20, height: 20) { _, _ in .white }
        let square = picture(width: 20, height: 20) { x, y in
            (7..<13).contains(x) && (3..<9).contains(y) ? .black : .white
        }
        func compare(_ bounds: [Tolerance.Bound], _ mask: Mask = .none) -> Comparison {
            ImageComparison(
                expected: white, actual: square,
                tolerance: Tolerance(bounds.map { Tolerance.Limit($0, reason: "a check") }),
                mask: mask
            ).compare(detail: .full)
        }
        func mask(width: Int) -> Mask {
            Mask(regions: [Mask.Region(PixelRect(x: 7, y: 3, width: width, height: 6))])
        }
        let tall = picture(width: 20, height: 22) { _, _ in .white }
        let sizes = ImageComparison(expected: white, actual: tall).compare()
        return [
            check("limits, 36 of 400 pixels", 36, compare([]).differingPixels),
            check("limits, 36 pixels", "match", compare([.pixels(36)]).verdict.rawValue),
            check("limits, 35 pixels", "changed", compare([.pixels(35)]).verdict.rawValue),
            check("limits, 9 %", "match", compare([.percent(9)]).verdict.rawValue),
            check(
                "limits, 9 % but 5 in any 8×8", "changed",
                compare([.percent(9), .window(side: 8, pixels: 5)]).verdict.rawValue),
            check("density, 4×4", 16, DifferenceDensityCheck.densest(white, square, side: 4)),
            check("mask, the square", "match", compare([], mask(width: 6)).verdict.rawValue),
            check("mask, a column less", 6, compare([], mask(width: 5)).differingPixels),
            check("size, verdict", "size", sizes.verdict.rawValue),
            check("size, change", "height +2", sizes.sizeChange),
            check("clusters, kind", "added", compare([]).clusters.first?.change.words ?? "none"),
        ]
    }

    /// What is drawn, and what leaves and enters a PNG.
    static var pictureChecks: [Check] {
        let grey = picture(width: 2, height: 1) { _, _ in color(100, 100, 100) }
        let other = picture(width: 2, height: 1) { x, _ in x == 0 ? .white : color(100, 100, 100) }
        let drawn = StraightBitmap(
            ImageComparison(expected: grey, actual: other).differencePicture())
        // 255 + (100 − 255) × 0.1 = 239.5, rounded down.
        let bytes: [UInt8] = [255, 0, 0, 255, 239, 239, 239, 255]
        return [
            check("picture, one of two pixels", "\(bytes)", "\(drawn.bytes)"),
            check(
                "sha-256, abc",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                SHA256.hexDigest(of: Array("abc".utf8))),
        ]
    }
}

/// Counts by the running sums that limits on squares use.
private enum DifferenceDensityCheck {
    static func densest(
        _ expected: StraightBitmap, _ actual: StraightBitmap, side: Int
    ) -> Int {
        let limit = Tolerance.of(.window(side: side, pixels: 0), reason: "a check")
        return ImageComparison(expected: expected, actual: actual, tolerance: limit).compare()
            .windows.first?.pixels ?? -1
    }
}

import GalleyGoldens
import GalleyImage

/// pixelmatch's rule for rims of shapes as its description has it: pixel by pixel, in doubles.
struct PlainEdgeRule {
    let expected: StraightBitmap
    let actual: StraightBitmap
    let metric: Metric

    /// Whether the pixel is a rim in either picture.
    func isRim(_ x: Int, _ y: Int) -> Bool {
        isRim(x, y, expected, actual) || isRim(x, y, actual, expected)
    }

    private func isRim(
        _ x: Int, _ y: Int, _ picture: StraightBitmap, _ other: StraightBitmap
    ) -> Bool {
        var zeroes = isOnBorder(x, y) ? 1 : 0
        var (least, most) = (0.0, 0.0)
        var (darkest, brightest) = ((0, 0), (0, 0))
        for (column, row) in neighbours(x, y) {
            let difference = difference(picture[x, y], picture[column, row], y * picture.width + x)
            if difference == 0 { zeroes += 1 }
            if difference < least { (least, darkest) = (difference, (column, row)) }
            if difference > most { (most, brightest) = (difference, (column, row)) }
        }
        if zeroes > 2 || least == 0 || most == 0 { return false }
        return hasSiblings(darkest.0, darkest.1, picture)
            && hasSiblings(darkest.0, darkest.1, other)
            || hasSiblings(brightest.0, brightest.1, picture)
                && hasSiblings(brightest.0, brightest.1, other)
    }

    private func hasSiblings(_ x: Int, _ y: Int, _ picture: StraightBitmap) -> Bool {
        let same = neighbours(x, y).filter { picture[$0, $1] == picture[x, y] }
        return same.count + (isOnBorder(x, y) ? 1 : 0) > 2
    }

    private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == expected.width - 1 || y == expected.height - 1
    }

    /// The neighbours column by column, downwards in each.
    private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
        var found: [(Int, Int)] = []
        for column in max(0, x - 1)...min(expected.width - 1, x + 1) {
            for row in max(0, y - 1)...min(expected.height - 1, y + 1)
            where (column, row) != (x, y) { found.append((column, row)) }
        }
        return found
    }

    /// The brightness of a pixel minus that of a neighbour, over the backdrop of the pixel.
    private func difference(_ pixel: Color, _ neighbour: Color, _ index: Int) -> Double {
        let (a1, a2) = (Double(pixel.alpha), Double(neighbour.alpha))
        var sides = [pixel.red, pixel.green, pixel.blue].map(Double.init)
        var others = [neighbour.red, neighbour.green, neighbour.blue].map(Double.init)
        if metric.kind == .oklab, sides == others { return (a1 - a2) / 2 }
        if a1 < 255 || a2 < 255 {
            var behind = [255.0, 255, 255]
            if metric.kind != .oklab, metric.backdrop == .checkerboard {
                let place = Double(4 * index)
                behind = [
                    48, 48 + 159 * Double(Int(place / 1.618_033_988_749_895) % 2),
                    48 + 159 * Double(Int(place / 2.618_033_988_749_895) % 2),
                ]
            }
            // The blend of the difference, as released versions have it since 7.0.
            sides = (0..<3).map {
                (sides[$0] * a1 - others[$0] * a2 - behind[$0] * (a1 - a2)) / 255
            }
            others = [0, 0, 0]
        }
        return 0.298_895_31 * (sides[0] - others[0]) + 0.586_622_47 * (sides[1] - others[1])
            + 0.114_482_23 * (sides[2] - others[2])
    }
}

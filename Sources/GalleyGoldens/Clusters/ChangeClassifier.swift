import GalleyGeometry
import GalleyImage

/// Says what seems to have happened to a group of differing pixels.
struct ChangeClassifier {
    let expected: StraightBitmap
    let actual: StraightBitmap
    /// The pixels that both pictures have, whatever their sizes.
    let common: PixelRect

    init(_ canvas: ComparisonCanvas, _ common: PixelRect) {
        expected = canvas.expected
        actual = canvas.actual
        self.common = common
    }

    /// Returns the change, and for a move the place of the thing that moved.
    ///
    /// The order matters: a thing that moved by one pixel has changed its rims too, and a black
    /// shape on nothing that moved differs in opacity alone.
    func classify(_ group: PixelGroup) -> (Cluster.Change, object: PixelRect?) {
        if isBeyondOnePicture(group) { return (.size, nil) }
        let around = Surroundings(group, expected, actual)
        if let (dx, dy, object) = ShiftFinder(self, group, around).find() {
            return (.shifted(dx: dx, dy: dy), object)
        }
        if let background = around.ring {
            if group.allSatisfy({ expected[$0, $1] == background }) { return (.added, nil) }
            if group.allSatisfy({ actual[$0, $1] == background }) { return (.removed, nil) }
        }
        if isEdgeOnly(group) { return (.edgeOnly, nil) }
        if isAlphaOnly(group) { return (.alphaOnly, nil) }
        if let (from, to) = recolouring(group, around) {
            return (.recoloured(from: from, to: to), nil)
        }
        return (.redrawn, nil)
    }

    /// Returns the largest difference of a channel over the pixels of a group, 0–255.
    func largestDelta(_ group: PixelGroup) -> Int {
        var largest = 0
        for run in group.runs {
            for x in run.columns {
                let (first, second) = (expected[x, run.y], actual[x, run.y])
                largest = max(
                    largest, Self.distance(first.red, second.red),
                    Self.distance(first.green, second.green),
                    Self.distance(first.blue, second.blue),
                    Self.distance(first.alpha, second.alpha))
            }
        }
        return largest
    }

    private static func distance(_ first: UInt8, _ second: UInt8) -> Int {
        abs(Int(first) - Int(second))
    }

    /// Whether half of the pixels or more are in one of the pictures only.
    private func isBeyondOnePicture(_ group: PixelGroup) -> Bool {
        var inside = 0
        for run in group.runs where run.y < common.height {
            inside += max(0, min(run.columns.upperBound, common.width) - run.columns.lowerBound)
        }
        return inside * 2 <= group.pixelCount
    }

    /// Whether colours stay and opacity changes; what is drawn or gone is more than that.
    private func isAlphaOnly(_ group: PixelGroup) -> Bool {
        group.allSatisfy { x, y in
            let (first, second) = (expected[x, y], actual[x, y])
            guard first.alpha != second.alpha, first.alpha > 0, second.alpha > 0 else {
                return false
            }
            // Half a step of a premultiplied byte is so many of a straight one.
            let slack = 128 / Int(first.alpha) + 128 / Int(second.alpha) + 1
            return Self.distance(first.red, second.red) <= slack
                && Self.distance(first.green, second.green) <= slack
                && Self.distance(first.blue, second.blue) <= slack
        }
    }

    /// Whether every pixel lies, in both pictures, between the pixels around it in the other: less
    /// than a pixel of movement explains that.
    private func isEdgeOnly(_ group: PixelGroup) -> Bool {
        group.allSatisfy { x, y in
            Self.isWithin(expected[x, y], around: x, y, of: actual)
                && Self.isWithin(actual[x, y], around: x, y, of: expected)
        }
    }

    private static func isWithin(
        _ color: Color, around x: Int, _ y: Int, of picture: StraightBitmap
    ) -> Bool {
        var lowest = SIMD4<Int16>(repeating: .max)
        var highest = SIMD4<Int16>(repeating: .min)
        for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
            for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
                let value = premultiplied(picture[column, row])
                lowest = pointwiseMin(lowest, value)
                highest = pointwiseMax(highest, value)
            }
        }
        let value = premultiplied(color)
        return all(value .>= lowest &- 1) && all(value .<= highest &+ 1)
    }

    private static func premultiplied(_ color: Color) -> SIMD4<Int16> {
        let value = PremultipliedColor(color)
        return SIMD4(
            Int16(value.red), Int16(value.green), Int16(value.blue), Int16(value.alpha))
    }
}

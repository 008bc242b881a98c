import GalleyImage

extension Metric {
    /// The largest step between two opaque greys, of 0–255, that some pair of greys hides from the
    /// metric; 0 where none does, nil for the similarity of whole pictures.
    public var largestHiddenGreyStep: Int? {
        guard kind != .ssim else { return nil }
        // Every grey of a column against every grey of a row.
        let greys = Self.greys { x, _ in x }
        let others = Self.greys { _, y in y }
        let metric = Metric(kind, threshold: threshold, backdrop: backdrop)
        let marks = ImageComparison(expected: greys, actual: others, metric: metric)
            .differencePicture(DifferenceStyle(onlyDifferences: true))
        var largest = 0
        for dark in 0..<256 {
            for light in dark..<256
            where light - dark > largest && marks.premultiplied(x: dark, y: light).alpha == 0 {
                largest = light - dark
            }
        }
        return largest
    }

    private static func greys(_ grey: (Int, Int) -> Int) -> StraightBitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256 * 256 * 4)
        for y in 0..<256 {
            for x in 0..<256 {
                let byte = UInt8(grey(x, y))
                bytes += [byte, byte, byte, 255]
            }
        }
        do {
            return try StraightBitmap(width: 256, height: 256, bytes: bytes)
        } catch {
            preconditionFailure("256 pixels a side are within the limits of a bitmap: \(error)")
        }
    }
}

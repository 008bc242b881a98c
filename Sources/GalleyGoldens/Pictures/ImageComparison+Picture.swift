public import GalleyImage

extension ImageComparison {
    /// Draws where the pictures differ: equal pixels in faint grey, the others in colours.
    ///
    /// Pixels are judged by the metric alone, whatever the limits. Pictures of different sizes lie
    /// on one canvas, with an outline of each; pixels that were left out are hatched.
    ///
    /// - Parameter style: The colours.
    /// - Returns: A bitmap of the size of the canvas.
    public func differencePicture(_ style: DifferenceStyle = DifferenceStyle()) -> Bitmap {
        let canvas = ComparisonCanvas(self)
        var map = [UInt8](
            repeating: PixelMap.same, count: canvas.expected.width * canvas.expected.height)
        _ = canvas.tally(by: self, map: &map)
        var pixels = [UInt8](repeating: 0, count: map.count * 4)
        var target = pixels.mutableSpan
        PixelWords.lend(canvas.expected) { expected in
            PixelWords.lend(canvas.actual) { actual in
                for index in map.indices {
                    let color: Color?
                    switch map[index] {
                    case PixelMap.antialiased:
                        color = style.onlyDifferences ? nil : style.antialiased
                    case PixelMap.differing:
                        let isDarker = Self.isDarker(
                            expected[index], actual[index], at: index, metric)
                        color = isDarker ? style.darker ?? style.differing : style.differing
                    default:
                        color = style.onlyDifferences ? nil : style.faint(expected[index])
                    }
                    if let color { target.set(color, at: index) }
                }
            }
        }
        let width = canvas.expected.width
        for index in canvas.mask.indices where canvas.mask[index] != 0 {
            if (index % width + index / width) % 4 == 0 { target.set(style.masked, at: index) }
        }
        if expected.width != actual.width || expected.height != actual.height {
            let (width, height) = (canvas.expected.width, canvas.expected.height)
            for (picture, color) in [
                (expected, style.expectedOutline), (actual, style.actualOutline),
            ] where picture.width <= width && picture.height <= height {
                target.outline(color, width: picture.width, height: picture.height, row: width)
            }
        }
        do {
            return try Bitmap(
                width: canvas.expected.width, height: canvas.expected.height, straight: pixels)
        } catch {
            preconditionFailure("a canvas is within the limits of a bitmap: \(error)")
        }
    }

    /// Whether a pixel became darker, in the brightness of YIQ.
    private static func isDarker(
        _ expected: UInt32, _ actual: UInt32, at index: Int, _ metric: Metric
    ) -> Bool {
        let backdrop = Backdrop(metric.backdrop)
        return Brightness.luma(backdrop).difference(expected, actual, at: index) > 0
    }
}

extension DifferenceStyle {
    /// Returns the grey of an equal pixel: its brightness over white, faded.
    fileprivate func faint(_ pixel: UInt32) -> Color {
        let luma = YIQMetric.luma(
            Double(pixel.redByte), Double(pixel.greenByte), Double(pixel.blueByte))
        // Rounded down, as bytes take fractions in JavaScript.
        let grey = UInt8(255 + (luma - 255) * (alpha * Double(pixel.alphaByte)) / 255)
        return Color(red: grey, green: grey, blue: grey)
    }
}

extension MutableSpan<UInt8> {
    /// Sets a pixel of straight red, green, blue, alpha.
    fileprivate mutating func set(_ color: Color, at index: Int) {
        self[index * 4] = color.red
        self[index * 4 + 1] = color.green
        self[index * 4 + 2] = color.blue
        self[index * 4 + 3] = color.alpha
    }

    /// Draws the border of a rectangle at the top left, one pixel wide.
    fileprivate mutating func outline(_ color: Color, width: Int, height: Int, row: Int) {
        for x in 0..<width {
            set(color, at: x)
            set(color, at: (height - 1) * row + x)
        }
        for y in 0..<height {
            set(color, at: y * row)
            set(color, at: y * row + width - 1)
        }
    }
}

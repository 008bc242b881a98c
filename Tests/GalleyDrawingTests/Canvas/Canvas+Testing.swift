import GalleyDrawing
import GalleyGeometry
import GalleyImage

extension Canvas {
    /// Creates a clear canvas of a pixel a point unless another scale is given.
    static func clear(
        _ width: Int, _ height: Int, scale: Double = 1, background: Color = .clear,
        blendSpace: BlendSpace = .srgb
    ) throws -> Canvas {
        try Canvas(
            width: width, height: height, scale: scale, background: background,
            blendSpace: blendSpace, cache: GlyphCache())
    }
}

extension Bitmap {
    /// Returns the four premultiplied channels of a pixel.
    func channels(_ x: Int, _ y: Int) -> [Double] {
        let pixel = premultiplied(x: x, y: y)
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Double.init)
    }

    /// Returns the largest difference of alpha to areas, in 1/255.
    func largestAlphaError(_ area: (Int, Int) -> Double) -> Double {
        var largest = 0.0
        for y in 0..<height {
            for x in 0..<width {
                let alpha = Double(premultiplied(x: x, y: y).alpha)
                largest = max(largest, abs(alpha - 255 * area(x, y)))
            }
        }
        return largest
    }

    /// Returns the largest difference of any channel to colours in 0...1, in 1/255.
    func largestError(_ color: (Int, Int) -> [Double]) -> Double {
        var largest = 0.0
        for y in 0..<height {
            for x in 0..<width {
                for (value, expected) in zip(channels(x, y), color(x, y)) {
                    largest = max(largest, abs(value - 255 * expected))
                }
            }
        }
        return largest
    }
}

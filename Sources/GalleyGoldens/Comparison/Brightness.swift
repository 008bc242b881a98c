/// How much brighter one pixel is than a neighbour, for telling rims of shapes.
enum Brightness: Sendable {
    /// The YIQ brightness over the metric's backdrop, that of the pixel in question for both.
    case luma(Backdrop)
    /// The YIQ brightness over white; pixels that differ in opacity alone differ by half of it.
    case lumaOverWhite

    /// Returns the brightness of a pixel minus that of its neighbour.
    ///
    /// - Parameters:
    ///   - pixel: The pixel.
    ///   - neighbour: Its neighbour.
    ///   - index: The place of the pixel, which says what lies behind both.
    /// - Returns: The difference; 0 for equally bright ones.
    func difference(_ pixel: UInt32, _ neighbour: UInt32, at index: Int) -> Double {
        if pixel == neighbour { return 0 }
        if pixel & neighbour >= UInt32.alphaBits {
            return YIQMetric.luma(
                Double(pixel.redByte &- neighbour.redByte),
                Double(pixel.greenByte &- neighbour.greenByte),
                Double(pixel.blueByte &- neighbour.blueByte))
        }
        switch self {
        case .luma(let backdrop):
            let difference = backdrop.difference(pixel, neighbour, at: index)
            return YIQMetric.luma(difference.x, difference.y, difference.z)
        case .lumaOverWhite:
            if (pixel ^ neighbour) & ~UInt32.alphaBits == 0 {
                return Double(pixel.alphaByte &- neighbour.alphaByte) / 2
            }
            let difference = Backdrop(.white).difference(pixel, neighbour, at: index)
            return YIQMetric.luma(difference.x, difference.y, difference.z)
        }
    }
}

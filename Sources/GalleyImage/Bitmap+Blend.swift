public import GalleyGeometry

/// Source-over compositing (Porter and Duff) in integers, the same on every machine.
///
/// A colour of alpha `a` at coverage `k` covers the fraction m = a·k / 255² of a pixel. Each channel
/// becomes colour·m + pixel·(1 − m), and alpha 255·m + alpha·(1 − m): one sum of exact products in 32 bits, rounded
/// once to nearest. 255² is odd, so there is no half to decide, and because colour ≤ 255 and
/// pixel ≤ alpha no channel can exceed alpha.
extension Bitmap {
    /// Draws a colour through a mask over the pixels of a rectangle.
    ///
    /// Coverage 0 leaves a pixel as it is; an opaque colour at coverage 255 replaces it.
    ///
    /// - Parameters:
    ///   - color: The colour, straight alpha.
    ///   - coverage: A byte for each pixel of `rect`, rows top down: 0 is outside, 255 inside.
    ///   - rect: Pixels, y down from the bitmap's top left; what sticks out is left out.
    ///   - clip: The pixels that may change, or nil for all.
    /// - Precondition: `coverage` holds as many bytes as `rect` has pixels.
    public mutating func blend(
        _ color: Color, coverage: Span<UInt8>, in rect: PixelRect, within clip: PixelRect? = nil
    ) {
        guard !rect.isEmpty else { return }
        let (count, overflow) = rect.width.multipliedReportingOverflow(by: rect.height)
        precondition(
            !overflow && count == coverage.count, "coverage needs a byte for each pixel of rect")
        let shown = clip.map(rect.intersection) ?? rect
        guard color.alpha > 0, let (columns, rows) = visible(shown) else { return }
        let rowBytes = width * Self.bytesPerPixel
        withMutableBytes { (pixels) throws(Never) in
            for y in rows {
                var offset = y * rowBytes + columns.lowerBound * Self.bytesPerPixel
                let mask = (y - rect.y) * rect.width - rect.x
                for x in columns {
                    let weight = UInt32(coverage[mask + x]) &* UInt32(color.alpha)
                    Self.mix(color, weight: weight, into: &pixels, at: offset)
                    offset &+= Self.bytesPerPixel
                }
            }
        }
    }

    /// Draws a colour over the pixels of a rectangle.
    ///
    /// - Parameters:
    ///   - color: The colour, straight alpha; an opaque one replaces the pixels.
    ///   - rect: Pixels, y down from the bitmap's top left; what sticks out is left out.
    public mutating func blend(_ color: Color, in rect: PixelRect) {
        guard color.alpha > 0, let (columns, rows) = visible(rect) else { return }
        let rowBytes = width * Self.bytesPerPixel
        let weight = 255 * UInt32(color.alpha)
        withMutableBytes { (pixels) throws(Never) in
            for y in rows {
                var offset = y * rowBytes + columns.lowerBound * Self.bytesPerPixel
                for _ in columns {
                    Self.mix(color, weight: weight, into: &pixels, at: offset)
                    offset &+= Self.bytesPerPixel
                }
            }
        }
    }

    /// Draws another bitmap over this one.
    ///
    /// Each channel becomes source + pixel·(255 − source alpha) / 255, rounded once to nearest.
    ///
    /// - Parameters:
    ///   - source: The bitmap on top; what sticks out is left out.
    ///   - x: The column of this bitmap that the source's left column falls on; may be negative.
    ///   - y: The row of this bitmap that the source's top row falls on, y down; may be negative.
    public mutating func blend(_ source: Bitmap, at x: Int, y: Int) {
        let rect = PixelRect(x: x, y: y, width: source.width, height: source.height)
        guard let (columns, rows) = visible(rect) else { return }
        let rowBytes = width * Self.bytesPerPixel
        withMutableBytes { (pixels) throws(Never) in
            source.withBytes { (top) throws(Never) in
                for row in rows {
                    var offset = row * rowBytes + columns.lowerBound * Self.bytesPerPixel
                    let start = (row - y) * source.width + columns.lowerBound - x
                    var from = start * Self.bytesPerPixel
                    for _ in columns {
                        Self.compose(top, from: from, over: &pixels, at: offset)
                        offset &+= Self.bytesPerPixel
                        from &+= Self.bytesPerPixel
                    }
                }
            }
        }
    }

    /// Mixes a colour into the pixel at a byte offset; the weight is alpha × coverage, 0–255².
    @inline(__always)
    private static func mix(
        _ color: Color, weight: UInt32, into pixels: inout MutableSpan<UInt8>, at offset: Int
    ) {
        guard weight > 0 else { return }
        if weight == whole {
            pixels[offset] = color.red
            pixels[offset &+ 1] = color.green
            pixels[offset &+ 2] = color.blue
            pixels[offset &+ 3] = 255
            return
        }
        let rest = whole &- weight
        let red = UInt32(color.red) &* weight &+ UInt32(pixels[offset]) &* rest
        let green = UInt32(color.green) &* weight &+ UInt32(pixels[offset &+ 1]) &* rest
        let blue = UInt32(color.blue) &* weight &+ UInt32(pixels[offset &+ 2]) &* rest
        let alpha = 255 &* weight &+ UInt32(pixels[offset &+ 3]) &* rest
        pixels[offset] = dividedByWhole(red)
        pixels[offset &+ 1] = dividedByWhole(green)
        pixels[offset &+ 2] = dividedByWhole(blue)
        pixels[offset &+ 3] = dividedByWhole(alpha)
    }

    /// The weight of an opaque colour at full coverage.
    private static let whole: UInt32 = 255 * 255

    /// Returns a weighted sum divided by 255², rounded to nearest.
    @inline(__always)
    private static func dividedByWhole(_ sum: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (sum &+ 32_512) / 65_025)
    }

    /// Puts the pixel at one byte offset over the pixel at another.
    @inline(__always)
    private static func compose(
        _ top: Span<UInt8>, from: Int, over pixels: inout MutableSpan<UInt8>, at offset: Int
    ) {
        let alpha = top[from &+ 3]
        guard alpha > 0 else { return }
        let rest = 255 &- UInt32(alpha)
        for channel in 0..<4 {
            let below = PremultipliedColor.dividedBy255(
                UInt32(pixels[offset &+ channel]) &* rest)
            pixels[offset &+ channel] = top[from &+ channel] &+ UInt8(truncatingIfNeeded: below)
        }
    }

    /// Returns the columns and rows of the bitmap that a rectangle holds, or nil without any.
    ///
    /// Rectangles come from layouts of any size, so their far edges may be beyond `Int.max`.
    private func visible(_ rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>)? {
        guard
            let columns = Self.visible(from: rect.x, count: rect.width, within: width),
            let rows = Self.visible(from: rect.y, count: rect.height, within: height)
        else { return nil }
        return (columns, rows)
    }

    private static func visible(from start: Int, count: Int, within limit: Int) -> Range<Int>? {
        guard count > 0, start < limit else { return nil }
        let (end, overflow) = start.addingReportingOverflow(count)
        let last = overflow ? limit : min(limit, end)
        let first = max(0, start)
        return first < last ? first..<last : nil
    }
}

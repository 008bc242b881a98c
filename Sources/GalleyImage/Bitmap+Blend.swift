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
        let ink = color.alpha == 255 ? OpaqueInk(PremultipliedColor(color)) : nil
        let alpha = UInt32(color.alpha)
        let width = width
        unsafe withMutableWords { pixels in
            for y in rows {
                let start = (y - rect.y) * rect.width + columns.lowerBound - rect.x
                let mask = unsafe coverage.extracting(start..<start + columns.count).bytes
                let row = pixels.extracting(
                    y * width + columns.lowerBound..<y * width + columns.upperBound)
                if let ink {
                    unsafe ink.draw(through: mask, on: row)
                    continue
                }
                for x in 0..<columns.count {
                    let coverage = unsafe mask.unsafeLoad(
                        fromUncheckedByteOffset: x, as: UInt8.self)
                    if coverage == 0 { continue }
                    unsafe row[x] = Self.mixed(
                        color, weight: UInt32(coverage) &* alpha, over: row[x])
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
        guard color.alpha < 255 else {
            fill(columns: columns, rows: rows, with: PremultipliedColor(color))
            return
        }
        let weight = 255 * UInt32(color.alpha)
        let width = width
        unsafe withMutableWords { pixels in
            for y in rows {
                let row = pixels.extracting(
                    y * width + columns.lowerBound..<y * width + columns.upperBound)
                for x in 0..<columns.count {
                    unsafe row[x] = Self.mixed(color, weight: weight, over: row[x])
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

    /// Mixes a colour into a stored pixel; the weight is alpha × coverage, 0–255².
    @inline(__always)
    private static func mixed(_ color: Color, weight: UInt32, over pixel: UInt32) -> UInt32 {
        let rest = whole &- weight
        let below = UInt32(littleEndian: pixel)
        let red = UInt32(color.red) &* weight &+ (below & 255) &* rest
        let green = UInt32(color.green) &* weight &+ (below &>> 8 & 255) &* rest
        let blue = UInt32(color.blue) &* weight &+ (below &>> 16 & 255) &* rest
        let alpha = 255 &* weight &+ (below &>> 24) &* rest
        return UInt32(
            littleEndian: dividedByWhole(red) | dividedByWhole(green) &<< 8
                | dividedByWhole(blue) &<< 16 | dividedByWhole(alpha) &<< 24)
    }

    /// The weight of an opaque colour at full coverage.
    private static let whole: UInt32 = 255 * 255

    /// Returns a weighted sum divided by 255², rounded to nearest.
    @inline(__always)
    private static func dividedByWhole(_ sum: UInt32) -> UInt32 { (sum &+ 32_512) / 65_025 }

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

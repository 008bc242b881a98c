extension Bitmap {
    /// Composites a row of colours onto the bitmap.
    ///
    /// At coverage k a pixel moves k/255 of the way from what it is to the composite. Source-over
    /// in sRGB is one exact sum of products a channel, rounded once to nearest; other modes and
    /// linear light are computed in double precision and rounded once.
    ///
    /// - Parameters:
    ///   - source: The colours of neighbouring pixels, left to right.
    ///   - coverage: A byte for each of them.
    ///   - x: The column of the first, from the bitmap's left.
    ///   - y: The row, from the bitmap's top.
    ///   - mode: How source and bitmap are mixed.
    ///   - space: The scale of light they are mixed in.
    /// - Precondition: All pixels lie inside the bitmap.
    package mutating func compose(
        _ source: Span<WidePixel>, coverage: Span<UInt8>, x: Int, y: Int,
        mode: BlendMode = .sourceOver, space: BlendSpace = .srgb
    ) {
        precondition(
            x >= 0 && x + source.count <= width && y >= 0 && y < height
                && source.count == coverage.count, "the row lies outside the bitmap")
        let start = (y * width + x) * Self.bytesPerPixel
        withMutableBytes { (pixels) throws(Never) in
            if mode == .sourceOver && space == .srgb {
                Self.composeOver(source, coverage, &pixels, start)
            } else {
                Self.compose(source, coverage, &pixels, start, mode, space)
            }
        }
    }

    private static func composeOver(
        _ source: Span<WidePixel>, _ coverage: Span<UInt8>, _ pixels: inout MutableSpan<UInt8>,
        _ start: Int
    ) {
        var offset = start
        for index in source.indices {
            let weight = UInt32(coverage[index])
            let color = source[index]
            if weight > 0 && color.w > 0 {
                // All four sums have the divisor 65535·255 and stay below 2³².
                let rest = wideWhole &- UInt32(color.w) &* weight
                let scale = 255 &* weight
                pixels[offset] = over(color.x, scale, pixels[offset], rest)
                pixels[offset &+ 1] = over(color.y, scale, pixels[offset &+ 1], rest)
                pixels[offset &+ 2] = over(color.z, scale, pixels[offset &+ 2], rest)
                pixels[offset &+ 3] = over(color.w, scale, pixels[offset &+ 3], rest)
            }
            offset &+= bytesPerPixel
        }
    }

    private static let wideWhole: UInt32 = 65_535 * 255

    @inline(__always)
    private static func over(
        _ source: UInt16, _ scale: UInt32, _ pixel: UInt8, _ rest: UInt32
    ) -> UInt8 {
        let sum = UInt32(source) &* scale &+ UInt32(pixel) &* rest
        return UInt8(truncatingIfNeeded: (sum &+ 8_355_712) / 16_711_425)
    }

    private static func compose(
        _ source: Span<WidePixel>, _ coverage: Span<UInt8>, _ pixels: inout MutableSpan<UInt8>,
        _ start: Int, _ mode: BlendMode, _ space: BlendSpace
    ) {
        let keepsUncovered = !mode.changesUncovered
        var offset = start
        for index in source.indices {
            defer { offset &+= bytesPerPixel }
            let weight = coverage[index]
            let color = source[index]
            if weight == 0 || (color.w == 0 && keepsUncovered) { continue }
            var (top, below) = (color.unit, unit(pixels, offset))
            if space == .linear {
                (top, below) = (SRGBTransfer.linear(top), SRGBTransfer.linear(below))
            }
            var result = mode.composite(top, onto: below)
            if weight < 255 { result = below + (result - below) * (Double(weight) / 255) }
            if space == .linear { result = SRGBTransfer.encoded(result) }
            store(result, in: &pixels, at: offset)
        }
    }

    @inline(__always)
    private static func unit(_ pixels: borrowing MutableSpan<UInt8>, _ offset: Int) -> UnitPixel {
        UnitPixel(
            Double(pixels[offset]), Double(pixels[offset + 1]), Double(pixels[offset + 2]),
            Double(pixels[offset + 3])) / 255
    }

    @inline(__always)
    private static func store(
        _ pixel: UnitPixel, in pixels: inout MutableSpan<UInt8>, at offset: Int
    ) {
        let scaled = pixel * 255 + UnitPixel(repeating: 0.5)
        let alpha = min(max(scaled.w, 0), 255.5)
        pixels[offset] = UInt8(min(max(scaled.x, 0), alpha))
        pixels[offset + 1] = UInt8(min(max(scaled.y, 0), alpha))
        pixels[offset + 2] = UInt8(min(max(scaled.z, 0), alpha))
        pixels[offset + 3] = UInt8(alpha)
    }
}

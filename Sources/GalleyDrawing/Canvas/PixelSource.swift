import GalleyImage

/// Colours of device pixels.
enum PixelSource {
    case color(Color)
    case gradient(GradientSampler)
    case image(ImageSampler)
    /// A picture whose opacity is multiplied by that of other colours.
    indirect case faded(ImageSampler, by: PixelSource)

    /// Fills a row with the colours of pixels from one on.
    func fill(_ row: inout MutableSpan<WidePixel>, x: Int, y: Int) {
        switch self {
        case .color(let color):
            let wide = WidePixel(color)
            for index in row.indices { row[index] = wide }
        case .gradient(let sampler): sampler.fill(&row, x: x, y: y)
        case .image(let sampler): sampler.fill(&row, x: x, y: y)
        case .faded(let sampler, let opacity):
            sampler.fill(&row, x: x, y: y)
            let alphas = opacity.alphas(count: row.count, x: x, y: y)
            for index in row.indices {
                let product = SIMD4<UInt32>(truncatingIfNeeded: row[index]) &* alphas[index]
                row[index] = WidePixel(truncatingIfNeeded: (product &+ 32_767) / 65_535)
            }
        }
    }

    /// Returns coverage multiplied by the opacity of the pixels from one on.
    func fading(_ coverage: Span<UInt8>, x: Int, y: Int) -> [UInt8] {
        if case .color(let color) = self {
            return coverage.indices.map { UInt8.product(coverage[$0], color.alpha) }
        }
        let alphas = alphas(count: coverage.count, x: x, y: y)
        return coverage.indices.map {
            UInt8(truncatingIfNeeded: (UInt32(coverage[$0]) * alphas[$0] + 32_767) / 65_535)
        }
    }

    /// Returns the opacity of pixels from one on, in 1/65535.
    private func alphas(count: Int, x: Int, y: Int) -> [UInt32] {
        if case .color(let color) = self {
            return [UInt32](repeating: UInt32(color.alpha) * 257, count: count)
        }
        var colors = [WidePixel](repeating: .zero, count: count)
        var row = colors.mutableSpan
        fill(&row, x: x, y: y)
        return colors.map { UInt32($0.w) }
    }
}

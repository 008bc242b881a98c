import GalleyGeometry
import GalleyImage

extension CaseResult.Measurement {
    /// Takes what a comparison measured.
    public init(_ comparison: Comparison) {
        self.init(pixels: comparison.differingPixels)
        antialiased = comparison.antialiasedPixels > 0 ? comparison.antialiasedPixels : nil
        ratio = comparison.ratio
        let channels = comparison.maxChannel
        maxChannel = [channels.red, channels.green, channels.blue, channels.alpha]
        maxDeltaE = comparison.maxDeltaE
        meanDeltaE = comparison.meanDeltaE
        ssim = comparison.similarity
        masked = comparison.maskedPixels > 0 ? comparison.maskedPixels : nil
        window = comparison.windows.first.map { Window(side: $0.side, most: $0.pixels) }
        box = comparison.bounds.map { CaseResult.Region($0) }
        clusters = comparison.clusters.map(CaseResult.Cluster.init)
    }
}

extension CaseResult.Region {
    init(_ rect: PixelRect, name: String? = nil) {
        self.init(name: name, x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension CaseResult.Cluster {
    init(_ cluster: Cluster) {
        let kind: Kind =
            switch cluster.change {
            case .shifted: .shifted
            case .recoloured: .recoloured
            case .added: .added
            case .removed: .removed
            case .alphaOnly: .alpha
            case .edgeOnly: .edge
            case .size: .size
            case .redrawn: .redrawn
            }
        self.init(
            box: CaseResult.Region(cluster.bounds), pixels: cluster.pixelCount, kind: kind)
        delta = cluster.largestDelta
        switch cluster.change {
        case .shifted(let dx, let dy): (self.dx, self.dy) = (dx, dy)
        case .recoloured(let from, let to):
            (self.from, self.to) = (Self.notation(from), Self.notation(to))
        default: break
        }
    }

    /// A colour as `#RRGGBBAA`.
    private static func notation(_ color: Color) -> String {
        "#"
            + [color.red, color.green, color.blue, color.alpha].map { channel in
                let digits = String(channel, radix: 16, uppercase: true)
                return digits.utf8.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

import GalleyGeometry
import GalleyImage

/// Says in one sentence what differs, environment first, then size, pixels, and what would pass.
struct ChangeMessage {
    let text: String

    init(_ comparison: Comparison, drift: [GoldenEnvironment.Difference]) {
        var parts: [String] = []
        if !drift.isEmpty {
            let list = drift.map(\.description).joined(separator: ", ")
            parts.append("drawn in another environment (\(list))")
        }
        if comparison.expectedSize != comparison.actualSize {
            parts.append(
                "the size is \(comparison.actualSize) instead of \(comparison.expectedSize) "
                    + "(\(comparison.sizeChange))")
        }
        parts.append(Self.pixels(comparison))
        let changes = comparison.clusters.prefix(3).map {
            "\($0.change.words) \(Self.box($0.bounds))"
        }
        if !changes.isEmpty {
            let more = comparison.clusters.count - changes.count
            parts.append(
                changes.joined(separator: ", ") + (more > 0 ? " and \(more) more places" : ""))
        }
        text = parts.joined(separator: "; ")
    }

    private static func pixels(_ comparison: Comparison) -> String {
        let count = comparison.differingPixels
        var text =
            "\(count) of \(comparison.canvasSize.pixelCount) pixels "
            + (count == 1 ? "differs" : "differ")
        if comparison.antialiasedPixels > 0 {
            text += ", \(comparison.antialiasedPixels) more at rims of shapes"
        }
        text += ", by up to \(comparison.maxChannel.largest) of 255"
        if let bounds = comparison.bounds { text += ", within \(box(bounds))" }
        return text
    }

    /// A rectangle as `x,y,width,height`, the way `--ignore` takes it.
    private static func box(_ rect: PixelRect) -> String {
        "\(rect.x),\(rect.y),\(rect.width),\(rect.height)"
    }
}

extension Cluster.Change {
    /// What seems to have happened, as a message says it.
    public var words: String {
        switch self {
        case .shifted(let dx, let dy): "shifted by \(dx),\(dy)"
        case .recoloured(let from, let to): "recoloured \(Self.hex(from)) to \(Self.hex(to))"
        case .added: "added"
        case .removed: "removed"
        case .alphaOnly: "other opacity"
        case .edgeOnly: "other edges"
        case .size: "outside of the other"
        case .redrawn: "redrawn"
        }
    }

    private static func hex(_ color: Color) -> String {
        let channels =
            [color.red, color.green, color.blue] + (color.alpha < 255 ? [color.alpha] : [])
        return "#"
            + channels.map { channel in
                let digits = String(channel, radix: 16, uppercase: true)
                return digits.utf8.count == 1 ? "0\(digits)" : digits
            }.joined()
    }
}

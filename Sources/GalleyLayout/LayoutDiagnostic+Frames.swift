import GalleyGeometry

extension LayoutDiagnostic {
    /// Compares frames with what was asked for and lists what differs, in the order of the cases.
    ///
    /// Differences below 1/1024 pixel are the noise of decimal fractions and don't count.
    ///
    /// The icon's size is the one on the pixel grid, the title's the measured one. Without a spacing
    /// the layout promises no particular gap.
    static func inspect(
        _ frames: ButtonFrames, icon: Size?, title: Size?, subtitle: Size? = nil,
        spacing: Double?, bounds: Size, grid: PixelGrid
    ) -> [LayoutDiagnostic] {
        let noise = grid.hairline / 1024
        var found: [LayoutDiagnostic] = []
        if let natural = title, let frame = frames.title {
            if frame.width < natural.width - noise {
                found.append(.titleTruncated(natural: natural.width, displayed: frame.width))
            }
            if frame.height < natural.height - noise {
                found.append(.titleClipped(natural: natural.height, displayed: frame.height))
            }
        }
        if let natural = subtitle, let frame = frames.subtitle,
            frame.width < natural.width - noise
        {
            found.append(.subtitleTruncated(natural: natural.width, displayed: frame.width))
        }
        if let natural = icon, let frame = frames.icon,
            abs(frame.width - natural.width) > noise || abs(frame.height - natural.height) > noise
        {
            found.append(.iconDistorted(natural: natural, displayed: frame.size))
        }
        if let spacing, let gap = frames.gap, abs(gap - spacing) > noise {
            found.append(.spacingChanged(requested: spacing, obtained: gap))
        }
        let parts = [
            (LayoutPart.icon, frames.icon), (.title, frames.title), (.subtitle, frames.subtitle),
        ]
        for (part, frame) in parts {
            guard let frame else { continue }
            for (edge, amount) in frame.distances(beyond: bounds) where amount > noise {
                found.append(.overflow(part, edge, amount: amount))
            }
        }
        if let shared = frames.overlap, shared.width > noise, shared.height > noise {
            found.append(.overlap(shared.size))
        }
        for (part, frame) in [(LayoutPart.content, frames.content)] + parts {
            guard let frame else { continue }
            for (edge, position) in frame.edges where !grid.contains(position) {
                let amount = abs(position - grid.rounded(position))
                found.append(.offGrid(part, edge, amount: amount))
            }
        }
        return found
    }
}

extension Rect {
    /// The positions of the edges, in the order of edge insets.
    fileprivate var edges: [(RectEdge, Double)] {
        [(.top, minY), (.left, minX), (.bottom, maxY), (.right, maxX)]
    }

    /// How far each edge lies outside a rectangle of this size at the origin; negative inside.
    fileprivate func distances(beyond bounds: Size) -> [(RectEdge, Double)] {
        [
            (.top, -minY), (.left, -minX), (.bottom, maxY - bounds.height),
            (.right, maxX - bounds.width),
        ]
    }
}

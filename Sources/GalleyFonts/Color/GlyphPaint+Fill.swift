import GalleyGeometry

extension GlyphPaint {
    /// Whether the paint is a fill that has a colour and a place for it.
    ///
    /// A linear gradient whose three points lie on one line, a radial one of twice the same circle
    /// and a sweep over no angle that repeats have no places (OpenType specification, "Gradients").
    /// Neither has a line of several stops at one place that repeats, which the specification
    /// leaves open; Chromium paints nothing.
    package var isVisibleFill: Bool {
        switch self {
        case .solid(let color):
            return color.isVisible
        case .linearGradient(let start, let end, let rotation, let line):
            let (x, y) = (end.x - start.x, end.y - start.y)
            return line.isVisible
                && x * (rotation.y - start.y) != y * (rotation.x - start.x)
        case .radialGradient(let start, let startRadius, let end, let endRadius, let line):
            return line.isVisible && (start != end || startRadius != endRadius)
        case .sweepGradient(_, let startAngle, let endAngle, let line):
            return line.isVisible && (startAngle != endAngle || line.extend == .pad)
        case .layers, .glyph, .clip, .transform, .composite:
            return false
        }
    }
}

extension PaintColorLine {
    fileprivate var isVisible: Bool {
        guard stops.contains(where: { $0.color.isVisible }) else { return false }
        return stops.count == 1 || extend == .pad
            || stops.contains { $0.position != stops[0].position }
    }
}

extension PaintColor {
    fileprivate var isVisible: Bool { alpha > 0 && (color?.alpha ?? 255) > 0 }
}

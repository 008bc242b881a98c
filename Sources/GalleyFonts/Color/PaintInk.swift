import GalleyGeometry

/// Where a paint leaves ink.
enum PaintInk {
    /// Nowhere.
    case nothing
    /// Inside a box, in font units, y up.
    case box(Rect)
    /// Everywhere: a fill that no outline and no clip box limits.
    case everything

    /// Returns the places where either leaves ink.
    func union(_ other: PaintInk) -> PaintInk {
        switch (self, other) {
        case (.nothing, let ink), (let ink, .nothing): ink
        case (.everything, _), (_, .everything): .everything
        case (.box(let first), .box(let second)): .box(first.union(second))
        }
    }

    /// Returns the places where both leave ink.
    func intersection(_ other: PaintInk) -> PaintInk {
        switch (self, other) {
        case (.nothing, _), (_, .nothing): .nothing
        case (.everything, let ink), (let ink, .everything): ink
        case (.box(let first), .box(let second)):
            first.intersection(second).map { .box($0) } ?? .nothing
        }
    }
}

extension GlyphPaint {
    /// Measures where the paint leaves ink once its points have gone through a transform.
    ///
    /// Modes leave ink where their formulas can be above zero (OpenType specification, "Bounded
    /// color glyphs").
    ///
    /// - Parameters:
    ///   - transform: What the paint's points go through.
    ///   - outline: What reads an outline in font units.
    func ink(
        through transform: AffineTransform,
        outline: (GlyphID) throws(FontError) -> Path?
    ) throws(FontError) -> PaintInk {
        switch self {
        case .layers(let layers):
            var ink = PaintInk.nothing
            for layer in layers {
                ink = ink.union(try layer.ink(through: transform, outline: outline))
            }
            return ink
        case .solid, .linearGradient, .radialGradient, .sweepGradient:
            return isVisibleFill && transform.isFinite ? .everything : .nothing
        case .glyph(let glyph, let paint):
            let ink = try paint.ink(through: transform, outline: outline)
            guard case .nothing = ink else {
                let shape = try outline(glyph)?.transformed(by: transform).exactBounds
                return ink.intersection(shape.map { .box($0) } ?? .nothing)
            }
            return .nothing
        case .clip(let box, let paint):
            let shape = Path(rect: box).transformed(by: transform).exactBounds
            return try paint.ink(through: transform, outline: outline)
                .intersection(box.isEmpty ? .nothing : shape.map { .box($0) } ?? .nothing)
        case .transform(let inner, let paint):
            let whole = inner.followed(by: transform)
            return whole.inverted == nil
                ? .nothing : try paint.ink(through: whole, outline: outline)
        case .composite(let source, let mode, let backdrop):
            let top = try source.ink(through: transform, outline: outline)
            let below = try backdrop.ink(through: transform, outline: outline)
            return switch mode {
            case .clear: .nothing
            case .source, .sourceOut, .destinationAtop: top
            case .destination, .destinationOut, .sourceAtop: below
            case .sourceIn, .destinationIn: top.intersection(below)
            default: top.union(below)
            }
        }
    }
}

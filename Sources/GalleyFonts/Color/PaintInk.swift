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
    /// An outline under a clip box leaves ink where the box does not cut it; an outline under another
    /// outline or a turned box, where the boxes of both meet. Modes leave ink where their formulas
    /// can be above zero (OpenType specification, "Bounded color glyphs").
    ///
    /// - Parameters:
    ///   - transform: What the paint's points go through.
    ///   - limit: The clip boxes around the paint, or nil without any.
    ///   - outline: What reads an outline in font units.
    /// - Returns: The ink after the transform.
    /// - Throws: What reading an outline throws.
    func ink(
        through transform: AffineTransform, inside limit: Rect?,
        outline: (GlyphID) throws(FontError) -> Path?
    ) throws(FontError) -> PaintInk {
        switch self {
        case .layers(let layers):
            var ink = PaintInk.nothing
            for layer in layers {
                ink = ink.union(try layer.ink(through: transform, inside: limit, outline: outline))
            }
            return ink
        case .solid, .linearGradient, .radialGradient, .sweepGradient:
            return isVisibleFill && transform.isFinite ? .everything : .nothing
        case .glyph(let glyph, let paint):
            let ink = try paint.ink(through: transform, inside: limit, outline: outline)
            if case .nothing = ink { return .nothing }
            let shape = try outline(glyph)?.transformed(by: transform)
            let box = limit.map { shape?.exactBounds(inside: $0) } ?? shape?.exactBounds
            return ink.intersection(box.map { .box($0) } ?? .nothing)
        case .clip(let box, let paint):
            guard !box.isEmpty, let shape = Path(rect: box).transformed(by: transform).exactBounds
            else { return .nothing }
            var inner = limit
            if transform.isAxisAligned {
                guard let part = limit.map({ $0.intersection(shape) }) ?? shape else {
                    return .nothing
                }
                inner = part
            }
            return try paint.ink(through: transform, inside: inner, outline: outline)
                .intersection(.box(shape))
        case .transform(let inner, let paint):
            let whole = inner.followed(by: transform)
            return whole.inverted == nil
                ? .nothing : try paint.ink(through: whole, inside: limit, outline: outline)
        case .composite(let source, let mode, let backdrop):
            let top = try source.ink(through: transform, inside: limit, outline: outline)
            let below = try backdrop.ink(through: transform, inside: limit, outline: outline)
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

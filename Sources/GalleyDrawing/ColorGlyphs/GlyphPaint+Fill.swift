import GalleyFonts
import GalleyGeometry
import GalleyImage

extension GlyphPaint {
    /// Whether the paint is one fill, however many outlines and boxes limit it.
    var isOneFill: Bool {
        switch self {
        case .solid, .linearGradient, .radialGradient, .sweepGradient: true
        case .glyph(_, let paint), .clip(_, let paint), .transform(_, let paint): paint.isOneFill
        case .layers, .composite: false
        }
    }

    /// Returns the fill that the paint is but for transforms, and where those take its points.
    func fill(at place: AffineTransform) -> (fill: GlyphPaint?, place: AffineTransform) {
        switch self {
        case .solid, .linearGradient, .radialGradient, .sweepGradient: return (self, place)
        case .transform(let transform, let paint):
            let whole = transform.followed(by: place)
            // What a flat transform paints has no area.
            guard let inverse = whole.inverted, inverse.isFinite else { return (nil, place) }
            return paint.fill(at: whole)
        case .glyph, .clip, .layers, .composite: return (nil, place)
        }
    }
}

extension Paint {
    /// The paint with its colour made opaque, and the colour's opacity, 0...1.
    ///
    /// A gradient keeps its opacities, which differ from place to place.
    var opaqueColor: (paint: Paint, alpha: Double) {
        guard case .color(var color) = self else { return (self, 1) }
        let alpha = Double(color.alpha) / 255
        color.alpha = 255
        return (.color(color), alpha)
    }
}

extension BlendMode {
    /// Creates the mode of a paint.
    init(_ mode: PaintCompositeMode) {
        self =
            switch mode {
            case .clear: .clear
            case .source: .source
            case .destination: .destination
            case .sourceOver: .sourceOver
            case .destinationOver: .destinationOver
            case .sourceIn: .sourceIn
            case .destinationIn: .destinationIn
            case .sourceOut: .sourceOut
            case .destinationOut: .destinationOut
            case .sourceAtop: .sourceAtop
            case .destinationAtop: .destinationAtop
            case .xor: .xor
            case .plus: .plus
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .hardLight: .hardLight
            case .softLight: .softLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .multiply: .multiply
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            }
    }
}

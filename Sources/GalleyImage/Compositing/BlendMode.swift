/// How a source is put onto a backdrop: the composite modes of OpenType's COLR table, version 1.
///
/// The formulas are those of W3C Compositing and Blending 1: the Porter–Duff operators of section
/// 9.1 and the blend modes of section 10, the latter with source-over compositing. The raw values
/// are the names of the OpenType specification in lower case.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// Neither source nor backdrop.
    case clear
    /// The source alone.
    case source = "src"
    /// The backdrop alone.
    case destination = "dest"
    /// The source over the backdrop.
    case sourceOver = "src-over"
    /// The backdrop over the source.
    case destinationOver = "dest-over"
    /// The source where the backdrop is.
    case sourceIn = "src-in"
    /// The backdrop where the source is.
    case destinationIn = "dest-in"
    /// The source where the backdrop is not.
    case sourceOut = "src-out"
    /// The backdrop where the source is not.
    case destinationOut = "dest-out"
    /// The source where the backdrop is, over the backdrop.
    case sourceAtop = "src-atop"
    /// The backdrop where the source is, over the source.
    case destinationAtop = "dest-atop"
    /// Source and backdrop where they do not overlap.
    case xor
    /// The sum of both, up to full light and opacity.
    case plus
    /// The complement of the product of both complements.
    case screen
    /// Multiply or screen, by the backdrop's value.
    case overlay
    /// The darker value of each channel.
    case darken
    /// The lighter value of each channel.
    case lighten
    /// The backdrop brightened to show the source.
    case colorDodge = "color-dodge"
    /// The backdrop darkened to show the source.
    case colorBurn = "color-burn"
    /// Multiply or screen, by the source's value.
    case hardLight = "hard-light"
    /// The backdrop darkened or lightened softly, by the source's value.
    case softLight = "soft-light"
    /// The difference of both values.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The product of both values.
    case multiply
    /// The source's hue with the backdrop's saturation and luminosity.
    case hue
    /// The source's saturation with the backdrop's hue and luminosity.
    case saturation
    /// The source's hue and saturation with the backdrop's luminosity.
    case color
    /// The source's luminosity with the backdrop's hue and saturation.
    case luminosity
}

extension BlendMode {
    /// Whether a pixel that the source leaves clear may change.
    package var changesUncovered: Bool {
        switch self {
        case .clear, .source, .sourceIn, .destinationIn, .sourceOut, .destinationAtop: true
        default: false
        }
    }
}

/// How a source is composited with its backdrop, in the order of `COLR`'s CompositeMode.
public enum PaintCompositeMode: String, Hashable, Sendable, CaseIterable {
    case clear
    case source
    case destination
    case sourceOver
    case destinationOver
    case sourceIn
    case destinationIn
    case sourceOut
    case destinationOut
    case sourceAtop
    case destinationAtop
    case xor
    case plus
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case hardLight
    case softLight
    case difference
    case exclusion
    case multiply
    case hue
    case saturation
    case color
    case luminosity
}

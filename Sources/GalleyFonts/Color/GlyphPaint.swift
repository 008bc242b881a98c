public import GalleyGeometry

/// How a colour glyph is painted: a tree of plain values (OpenType specification, `COLR`).
///
/// Places are in font units, y up, and so are the transforms; palette entries are resolved by the
/// face's palette. Layers of version 0 are a tree of glyphs filled with one colour each.
public indirect enum GlyphPaint: Hashable, Sendable {
    /// Paints one on another, the first at the bottom.
    case layers([GlyphPaint])
    /// One colour everywhere.
    case solid(PaintColor)
    /// Colours along a line.
    ///
    /// Place 0 is at the start and place 1 at the end; lines of one colour are parallel to the one
    /// from the start to the rotation point.
    case linearGradient(start: Point, end: Point, rotation: Point, PaintColorLine)
    /// Colours between two circles, which are places 0 and 1.
    case radialGradient(
        startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
        PaintColorLine)
    /// Colours around a point, from the start to the end angle in degrees, counter-clockwise from
    /// the x axis.
    case sweepGradient(center: Point, startAngle: Double, endAngle: Double, PaintColorLine)
    /// A paint inside the outline of a glyph.
    case glyph(GlyphID, GlyphPaint)
    /// A paint inside a rectangle: the clip box of a colour glyph.
    case clip(Rect, GlyphPaint)
    /// A paint whose points go through a transform.
    case transform(AffineTransform, GlyphPaint)
    /// A source composited with a backdrop.
    case composite(source: GlyphPaint, mode: PaintCompositeMode, backdrop: GlyphPaint)
}

/// A colour of a paint.
public struct PaintColor: Hashable, Sendable {
    /// The palette's colour, or nil for the foreground: the colour of the text or icon.
    public var color: PaletteColor?
    /// What the colour's own opacity is multiplied by, 0...1.
    public var alpha: Double

    /// Creates a colour; nil stands for the foreground.
    public init(_ color: PaletteColor?, alpha: Double = 1) {
        self.color = color
        self.alpha = alpha
    }
}

/// The colours of a gradient by place.
public struct PaintColorLine: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The place; 0 is the start of the gradient and 1 its end, others are allowed.
        public var position: Double
        /// The colour.
        public var color: PaintColor

        /// Creates a stop.
        public init(_ position: Double, _ color: PaintColor) {
            self.position = position
            self.color = color
        }
    }

    /// How the line goes on beyond its ends.
    public enum Extend: String, Hashable, Sendable, CaseIterable {
        /// With the colour of the nearest stop.
        case pad
        /// From the start again.
        case `repeat`
        /// Backwards and forwards in turn.
        case reflect
    }

    /// The colours, in ascending order of place.
    public var stops: [Stop]
    /// What lies beyond the first and the last stop.
    public var extend: Extend

    /// Creates a colour line.
    public init(_ stops: [Stop], extend: Extend = .pad) {
        self.stops = stops
        self.extend = extend
    }
}

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

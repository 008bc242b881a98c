import GalleyFonts
import GalleyGeometry
import GalleyImage

/// What the paints of one glyph are drawn with, and how much may still be drawn.
struct GlyphPainter {
    let colorGlyph: ColorGlyph
    let glyph: GlyphID
    let path: String
    /// The paint of the text; it is placed as the text's, in points.
    let foreground: Paint
    /// The pixels that may still be filled, layers included.
    private var fillable: Int
    /// The pixels that may still be in open layers.
    private var layerable: Int
    private let limit: Int

    /// The pixels that the paints of a glyph may fill whatever its size.
    static let fillLimit = 1 << 28
    /// The pixels that its open layers may have whatever its size.
    static let layerLimit = 1 << 24

    /// Creates a painter for a glyph of which a number of pixels is visible.
    ///
    /// A large glyph may fill each of its pixels 64 times, and have four layers of them open.
    init(
        _ colorGlyph: ColorGlyph, glyph: GlyphID, path: String, foreground: Paint, pixels: Int
    ) {
        self.colorGlyph = colorGlyph
        self.glyph = glyph
        self.path = path
        self.foreground = foreground
        limit = max(Self.fillLimit, 64 * pixels)
        fillable = limit
        layerable = max(Self.layerLimit, 4 * pixels)
    }

    /// Counts pixels that are to be filled.
    mutating func fill(_ pixels: Int) throws(DrawingError) {
        fillable -= pixels
        guard fillable >= 0 else {
            throw .paintTooLarge(glyph: glyph, path: path, limit: limit)
        }
    }

    /// Counts the pixels of a layer that opens; ``endLayer(_:)`` gives them back.
    mutating func beginLayer(_ pixels: Int) throws(DrawingError) {
        // Clearing and compositing go over all of them.
        try fill(2 * pixels)
        layerable -= pixels
        guard layerable >= 0 else {
            throw .paintTooLarge(glyph: glyph, path: path, limit: limit)
        }
    }

    /// Counts the pixels of a layer that closes.
    mutating func endLayer(_ pixels: Int) { layerable += pixels }

    /// Returns a colour; of a gradient that is the foreground, the first colour.
    private func color(_ color: PaintColor) -> Color {
        var result: Color
        if let entry = color.color {
            result = Color(
                red: entry.red, green: entry.green, blue: entry.blue, alpha: entry.alpha)
        } else {
            switch foreground {
            case .color(let color): result = color
            case .gradient(let gradient): result = gradient.stops.first?.color ?? .clear
            }
        }
        result.alpha = UInt8(Double(result.alpha) * color.alpha + 0.5)
        return result
    }

    /// Returns what a solid fill is drawn with, if it is the foreground's gradient.
    func foregroundGradient(_ color: PaintColor) -> Gradient? {
        guard color.color == nil, case .gradient(var gradient) = foreground else { return nil }
        for index in gradient.stops.indices {
            let alpha = Double(gradient.stops[index].color.alpha) * color.alpha
            gradient.stops[index].color.alpha = UInt8(alpha + 0.5)
        }
        return gradient
    }

    /// Returns a fill's paint in its own coordinates; nil where it paints nothing.
    func paint(_ paint: GlyphPaint) -> Paint? {
        guard paint.isVisibleFill else { return nil }
        switch paint {
        case .solid(let color):
            return .color(self.color(color))
        case .linearGradient(let start, let end, let rotation, let line):
            return gradient(
                .linear(start: start, end: Self.end(of: start, end, rotation)), line)
        case .radialGradient(let start, let startRadius, let end, let endRadius, let line):
            return gradient(
                .radial(
                    startCenter: start, startRadius: startRadius, endCenter: end,
                    endRadius: endRadius), line)
        case .sweepGradient(let center, let startAngle, let endAngle, let line):
            return gradient(
                .sweep(center: center, startAngle: startAngle, endAngle: endAngle), line)
        default: return nil
        }
    }

    private func gradient(_ geometry: Gradient.Geometry, _ line: PaintColorLine) -> Paint {
        let extend: GradientExtend =
            switch line.extend {
            case .pad: .pad
            case .repeat: .repeat
            case .reflect: .reflect
            }
        return .gradient(
            Gradient(
                geometry,
                stops: line.stops.map { GradientStop($0.position, color($0.color)) },
                extend: extend))
    }

    /// Returns the end of a gradient whose lines of one colour are square to its own line.
    ///
    /// It is the end's foot on the line through the start square to the one towards the rotation
    /// point (OpenType specification, "Linear gradients").
    private static func end(of start: Point, _ end: Point, _ rotation: Point) -> Point {
        let (toEnd, toRotation) = (end - start, rotation - start)
        let share = toEnd.cross(toRotation) / toRotation.square
        return Point(x: start.x + toRotation.y * share, y: start.y - toRotation.x * share)
    }
}

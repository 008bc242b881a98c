import GalleyFonts
import GalleyGeometry

/// Turns icons into one line, resolving each in the declared icon fonts and nowhere else.
struct IconTypesetter {
    private var runs: [GlyphRun] = []
    private var scalarCount = 0
    private let style: IconStyle
    /// The metrics of the faces the icons were found in.
    private(set) var lineMetrics: LineMetrics

    init(icon: Icon, style: IconStyle) throws(TextError) {
        self.style = style
        guard let first = style.fonts.first else {
            throw .font(.noIconFont(codePoint: Self.firstScalar(of: icon), tried: []))
        }
        lineMetrics = LineMetrics()
        switch icon {
        case .codePoints(let scalars): try append(scalars)
        case .named(let name): try append(named: name)
        }
        for face in runs.isEmpty ? [first.face] : runs.map(\.face) {
            lineMetrics.add(
                face, size: style.size, source: style.metricsSource, raisedBy: 0)
        }
    }

    /// Sets the icons from left to right.
    func line() -> TextLine {
        var placed = runs
        var x = 0.0
        for index in placed.indices {
            placed[index].x = x
            x += placed[index].width
        }
        return TextLine(
            range: 0..<scalarCount, runs: placed, width: x, widthWithoutTrailingSpace: x,
            metrics: lineMetrics)
    }

    private static func firstScalar(of icon: Icon) -> Unicode.Scalar {
        switch icon {
        case .codePoints(let scalars): scalars.first ?? "\u{FFFD}"
        case .named(let name): name.unicodeScalars.first ?? "\u{FFFD}"
        }
    }

    private mutating func append(_ scalars: [Unicode.Scalar]) throws(TextError) {
        guard scalars.count <= TextStyle.scalarLimit else {
            throw .tooLong(scalars: scalars.count)
        }
        scalarCount = scalars.count
        let values = scalars.map(\.value)
        var start = 0
        while start < scalars.count {
            let face = try face(for: scalars[start])
            var end = start + 1
            while end < scalars.count {
                // A variation selector stays with its icon.
                if !scalars[end].properties.isDefaultIgnorableCodePoint {
                    guard try self.face(for: scalars[end]) == face else { break }
                }
                end += 1
            }
            append(
                face, face.shape(values.span, range: start..<end, options: options), start..<end)
            start = end
        }
    }

    private mutating func append(named name: String) throws(TextError) {
        var failure: FontError?
        for font in style.fonts {
            do {
                switch try font.icon(named: name) {
                case .scalars(let scalars):
                    let values = scalars.map(\.value)
                    scalarCount = scalars.count
                    append(
                        font.face,
                        font.face.shape(
                            values.span, range: 0..<values.count, options: options),
                        0..<values.count)
                case .glyph(let glyph):
                    append(
                        font.face,
                        font.face.shape(glyph, bitmapAdvance: style.bitmapAdvance), 0..<0)
                }
                return
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw .font(failure) }
    }

    private mutating func append(_ face: FontFace, _ glyphs: [ShapedGlyph], _ range: Range<Int>) {
        let item = TextItem(
            kind: .glyphs, range: range, fragment: 0, face: face, isIcon: true,
            script: Tag(rawValue: 0), level: 0)
        runs.append(GlyphRun(item, size: style.size, range: range, glyphs: glyphs))
    }

    private var options: ShapingOptions { ShapingOptions(bitmapAdvance: style.bitmapAdvance) }

    private func face(for scalar: Unicode.Scalar) throws(TextError) -> FontFace {
        guard let font = style.fonts.first(where: { $0.face.glyph(for: scalar) != nil }) else {
            throw .font(
                .noIconFont(codePoint: scalar, tried: style.fonts.map(\.face.file.path)))
        }
        return font.face
    }
}

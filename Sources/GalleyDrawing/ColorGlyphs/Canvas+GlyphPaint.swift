import GalleyFonts
import GalleyGeometry
import GalleyImage

extension Canvas {
    /// Draws a glyph with paints.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - face: The face.
    ///   - place: What takes font units, y up, to device pixels.
    ///   - paint: The foreground; the opacity of a colour is that of the whole glyph.
    /// - Throws: ``DrawingError``; nothing of the glyph's layers is then drawn.
    mutating func drawPaint(
        of glyph: GlyphID, in face: FontFace, at place: AffineTransform, paint: Paint
    ) throws(DrawingError) {
        guard let colorGlyph = try cache.colorGlyph(glyph, of: face), let ink = colorGlyph.ink
        else { return }
        let pixels = PixelRect(around: Path(rect: ink).transformed(by: place))
        let (depth, states) = (layers.count, savedStates.count)
        save()
        clip = visible.intersection(pixels)
        // The opacity of the text is that of all the glyph, as in Chromium.
        let (foreground, alpha) = paint.opaqueColor
        var painter = GlyphPainter(
            colorGlyph, glyph: glyph, path: face.file.path, foreground: foreground,
            pixels: visible.area)
        do {
            if visible.isEmpty {
                // Nothing is seen of the glyph.
            } else if alpha == 1 {
                try draw(colorGlyph.paint, at: place, with: &painter, onto: .picture)
            } else {
                try group(alpha: alpha, with: &painter) {
                    (canvas, painter) throws(DrawingError) in
                    try canvas.draw(colorGlyph.paint, at: place, with: &painter, onto: .layer)
                }
            }
        } catch {
            abandonLayers(to: depth, states: states)
            throw error
        }
        restore()
    }

    /// What a paint is drawn onto.
    private enum Target {
        /// What has been drawn before, or a clip's part of it.
        case picture
        /// A layer that is clear, and that this paint alone is drawn onto.
        case layer
    }

    private mutating func draw(
        _ paint: GlyphPaint, at place: AffineTransform, with painter: inout GlyphPainter,
        onto target: Target
    ) throws(DrawingError) {
        switch paint {
        case .layers(let layers):
            for (index, layer) in layers.enumerated() {
                try draw(layer, at: place, with: &painter, onto: index == 0 ? target : .picture)
            }
        case .solid, .linearGradient, .radialGradient, .sweepGradient:
            guard let source = try source(paint, at: place, with: painter) else { return }
            try painter.fill(visible.area)
            blend(source, in: visible)
        case .glyph(let glyph, let inner):
            guard let outline = painter.colorGlyph.outlines[glyph] else { return }
            try draw(
                inner, through: outline.transformed(by: place), at: place, with: &painter)
        case .clip(let box, let inner):
            if box.isEmpty { return }
            let outline = Path(rect: box)
            try draw(
                inner, through: outline.transformed(by: place), at: place, with: &painter)
        case .transform(let transform, let inner):
            let whole = transform.followed(by: place)
            guard let inverse = whole.inverted, inverse.isFinite else { return }
            try draw(inner, at: whole, with: &painter, onto: target)
        case .composite(let source, let mode, let backdrop):
            try composite(
                source, BlendMode(mode), onto: backdrop, at: place, with: &painter, target)
        }
    }

    /// Draws a paint inside a path in device pixels.
    private mutating func draw(
        _ paint: GlyphPaint, through path: Path, at place: AffineTransform,
        with painter: inout GlyphPainter
    ) throws(DrawingError) {
        try painter.fill(visible.intersection(PixelRect(around: path)).area)
        let (fill, fillPlace) = paint.fill(at: place)
        if let fill {
            guard let source = try source(fill, at: fillPlace, with: painter) else { return }
            try blend(source, through: path, rule: .nonZero)
            return
        }
        save()
        try withCoverage(of: path, rule: .nonZero, clip: visible) { (canvas, rect, coverage) in
            canvas.limit(to: rect, coverage)
        }
        if visible.isEmpty {
            // Nothing is seen through the path.
        } else if paint.isOneFill {
            try draw(paint, at: place, with: &painter, onto: .picture)
        } else {
            // What lies one on another meets the path's edge as one picture.
            try group(with: &painter) { (canvas, painter) throws(DrawingError) in
                try canvas.draw(paint, at: place, with: &painter, onto: .layer)
            }
        }
        restore()
    }

    private mutating func composite(
        _ source: GlyphPaint, _ mode: BlendMode, onto backdrop: GlyphPaint,
        at place: AffineTransform, with painter: inout GlyphPainter, _ target: Target
    ) throws(DrawingError) {
        switch mode {
        case .clear: return
        case .source: try draw(source, at: place, with: &painter, onto: target)
        case .destination: try draw(backdrop, at: place, with: &painter, onto: target)
        case .sourceOver:
            try draw(backdrop, at: place, with: &painter, onto: target)
            try draw(source, at: place, with: &painter, onto: .picture)
        default:
            guard target == .layer else {
                try group(with: &painter) { (canvas, painter) throws(DrawingError) in
                    try canvas.composite(
                        source, mode, onto: backdrop, at: place, with: &painter, .layer)
                }
                return
            }
            try draw(backdrop, at: place, with: &painter, onto: .layer)
            try group(mode: mode, with: &painter) { (canvas, painter) throws(DrawingError) in
                try canvas.draw(source, at: place, with: &painter, onto: .layer)
            }
        }
    }

    /// Draws onto a layer of its own.
    private mutating func group(
        alpha: Double = 1, mode: BlendMode = .sourceOver, with painter: inout GlyphPainter,
        _ body: (inout Canvas, inout GlyphPainter) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let pixels = visible.area
        try painter.beginLayer(pixels)
        try beginLayer(alpha: alpha, mode: mode)
        try body(&self, &painter)
        try endLayer()
        painter.endLayer(pixels)
    }

    /// Makes a fill ready for device pixels; nil where it paints nothing.
    private func source(
        _ fill: GlyphPaint, at place: AffineTransform, with painter: GlyphPainter
    ) throws(DrawingError) -> PixelSource? {
        if case .solid(let color) = fill, let gradient = painter.foregroundGradient(color) {
            return try source(.gradient(gradient))
        }
        switch painter.paint(fill) {
        case .color(let color): return .color(color)
        case .gradient(let gradient):
            return .gradient(try GradientSampler(gradient, transform: place))
        case nil: return nil
        }
    }
}

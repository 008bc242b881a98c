import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage
import GalleyText

extension Canvas {
    /// Limits drawing to the rows of a rectangle, within what it is limited to already.
    mutating func clipRows(to rect: Rect) {
        let top = grid.pixel(at: rect.minY + origin.y)
        let bottom = grid.pixel(at: rect.maxY + origin.y)
        clip = clip.intersection(
            PixelRect(x: clip.x, y: top, width: clip.width, height: max(0, bottom - top)))
    }

    /// Limits drawing to the whole pixels of a rectangle, within what it is limited to already.
    mutating func clipPixels(to rect: Rect) {
        let area = grid.expanded(rect.offset(x: origin.x, y: origin.y))
        let (left, top) = (grid.pixel(at: area.minX), grid.pixel(at: area.minY))
        clip = clip.intersection(
            PixelRect(
                x: left, y: top, width: max(0, grid.pixel(at: area.maxX) - left),
                height: max(0, grid.pixel(at: area.maxY) - top)))
    }

    /// Draws a badge.
    mutating func draw(_ badge: ComposedBadge) throws(DrawingError) {
        try fill(
            badge.frame, cornerRadius: min(badge.frame.width, badge.frame.height) / 2,
            color: badge.background)
        guard let text = badge.text else { return }
        try draw(text, at: badge.origin, color: badge.color)
    }

    /// Draws an icon whose image view stretches it; the outlines are stretched, so edges stay sharp.
    mutating func drawStretched(_ icon: ComposedText, color: Color) throws(DrawingError) {
        guard !icon.frame.isEmpty else { return }
        var outlines = Path()
        for line in icon.text.lines {
            for run in line.runs {
                let em = run.size / Double(run.face.unitsPerEm)
                var pen = 0
                for glyph in run.glyphs {
                    let x = run.x + Double(pen + glyph.xOffset) * em
                    let y = line.baseline - Double(glyph.yOffset) * em
                    pen += glyph.advance
                    let outline: Path?
                    do {
                        outline = try run.face.outline(of: glyph.glyph)
                    } catch {
                        throw .font(error)
                    }
                    guard let outline else { continue }
                    let placed = AffineTransform(a: em, b: 0, c: 0, d: -em, tx: x, ty: y)
                        .followed(
                            by: .scale(x: icon.stretch.width, y: icon.stretch.height)
                        )
                        .followed(by: .translation(x: icon.origin.x, y: icon.origin.y))
                    outlines.append(outline.transformed(by: placed))
                }
            }
        }
        try fill(outlines, color: color)
    }

    /// Draws an activity indicator at rest: eight spokes, each paler than the one before it.
    mutating func drawActivityIndicator(in frame: Rect, color: Color) throws(DrawingError) {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return }
        let width = side / 9
        let spoke = Path(
            roundedRect: Rect(x: -width / 2, y: -side / 2, width: width, height: side / 4),
            radius: width / 2)
        let diagonal = 0.5.squareRoot()
        let turn = AffineTransform(
            a: diagonal, b: diagonal, c: -diagonal, d: diagonal, tx: 0, ty: 0)
        let center = AffineTransform.translation(x: frame.midX, y: frame.midY)
        var rotation = AffineTransform.identity
        for step in 0..<8 {
            var shade = color
            shade.fade(by: 1 - Double(step) / 10)
            try fill(spoke.transformed(by: rotation.followed(by: center)), color: shade)
            rotation = rotation.followed(by: turn)
        }
    }
}

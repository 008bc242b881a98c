import GalleyDrawing
import GalleyGeometry
import GalleyImage
import GalleyLayout

extension ButtonRenderer {
    /// Draws the parts from back to front: background, background image, icon, texts, border (layout
    /// reference R1 and R49).
    ///
    /// A part in a frame without area is not drawn.
    func draw(
        _ composed: ComposedButton, on canvas: inout Canvas
    ) throws(DrawingError) {
        let button = composed.button
        let bounds = Rect(origin: .zero, size: composed.bounds.size)
        if let background = button.background {
            try canvas.fill(bounds, cornerRadius: composed.cornerRadius, color: background)
        }
        if let image = composed.backgroundImage { try canvas.draw(image) }
        if composed.showsActivityIndicator, let frame = composed.frames.icon {
            try canvas.drawActivityIndicator(
                in: frame, color: button.icon?.color ?? button.title?.color ?? .black)
        }
        if let image = composed.image { try canvas.draw(image) }
        if let icon = composed.icon, let color = button.icon?.color {
            try draw(icon, colors: [color], on: &canvas)
        }
        if let title = composed.title, let colors = button.title?.colors {
            let isClipped = composed.frames.diagnostics.contains { $0.code == "titleClipped" }
            try draw(title, colors: colors, cutRows: isClipped, on: &canvas)
        }
        if let subtitle = composed.subtitle, let colors = button.subtitle?.colors {
            try draw(subtitle, colors: colors, on: &canvas)
        }
        if let border = button.border {
            try canvas.drawBorder(
                inside: bounds, width: border.width.points(atScale: composed.grid.scale),
                cornerRadius: composed.cornerRadius, color: border.color)
        }
    }

    /// Draws a text whose parts have a colour each; a label clips what its frame is too small for (layout reference R35).
    private func draw(
        _ text: ComposedText, colors: [Color], cutRows: Bool = false, on canvas: inout Canvas
    ) throws(DrawingError) {
        if text.isStretched, let color = colors.first {
            try canvas.drawStretched(text, color: color)
            return
        }
        let clip = canvas.clip
        if text.isCut { canvas.clipColumns(to: text.frame) }
        if cutRows { canvas.clipRows(to: text.frame) }
        defer { canvas.clip = clip }
        try canvas.draw(text.text, at: text.origin, paints: colors.map(Paint.color))
    }
}

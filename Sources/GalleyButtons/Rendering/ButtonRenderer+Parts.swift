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
            try draw(icon, color: color, on: &canvas)
        }
        if let title = composed.title, let color = button.title?.color {
            let isClipped = composed.frames.diagnostics.contains { $0.code == "titleClipped" }
            try draw(title, color: color, cutRows: isClipped, on: &canvas)
        }
        if let subtitle = composed.subtitle, let color = button.subtitle?.color {
            try draw(subtitle, color: color, on: &canvas)
        }
        if let border = button.border {
            try canvas.drawBorder(
                inside: bounds, width: border.width.points(atScale: composed.grid.scale),
                cornerRadius: composed.cornerRadius, color: border.color)
        }
    }

    /// Draws a text; a label clips what its frame is too small for (layout reference R35).
    private func draw(
        _ text: ComposedText, color: Color, cutRows: Bool = false, on canvas: inout Canvas
    ) throws(DrawingError) {
        if text.isStretched {
            try canvas.drawStretched(text, color: color)
            return
        }
        let clip = canvas.clip
        if text.isCut { canvas.clipColumns(to: text.frame) }
        if cutRows { canvas.clipRows(to: text.frame) }
        defer { canvas.clip = clip }
        try canvas.draw(text.text, at: text.origin, color: color)
    }
}

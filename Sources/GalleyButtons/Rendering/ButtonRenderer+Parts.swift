import GalleyDrawing
import GalleyGeometry
import GalleyImage
import GalleyLayout

extension ButtonRenderer {
    /// Draws a button: its group with the shadow beneath, then the badge, all in its opacity.
    ///
    /// On a canvas that is filled with the button's ``ComposedButton/ground`` the background is
    /// there already.
    func draw(
        _ composed: ComposedButton, on canvas: inout Canvas, isFilled: Bool = false
    ) throws(DrawingError) {
        let effects = composed.button.effects
        let opacity = effects.opacity ?? 1
        guard opacity > 0 else { return }
        canvas.save()
        // Layers are as large as the clip, and a screen is larger than its buttons.
        canvas.clipPixels(to: composed.reach)
        if opacity < 1 { try canvas.beginLayer(alpha: opacity) }
        if let shadow = effects.drawnShadow {
            if effects.shadow?.silhouette == .bounds {
                try canvas.drawShadow(
                    of: Rect(origin: .zero, size: composed.bounds.size),
                    radii: composed.cornerRadii, style: effects.cornerCurve ?? .circular,
                    shadow: shadow)
                try drawParts(of: composed, on: &canvas, isFilled: isFilled)
            } else {
                try canvas.beginLayer(shadow: shadow)
                try drawParts(of: composed, on: &canvas, isFilled: isFilled)
                try canvas.endLayer()
            }
        } else {
            try drawParts(of: composed, on: &canvas, isFilled: isFilled)
        }
        if let badge = composed.badge { try canvas.draw(badge) }
        if opacity < 1 { try canvas.endLayer() }
        canvas.restore()
    }

    /// Draws the parts from back to front: background, background image, icon, texts, border (layout
    /// reference R1 and R49).
    ///
    /// A part in a frame without area is not drawn.
    private func drawParts(
        of composed: ComposedButton, on canvas: inout Canvas, isFilled: Bool
    ) throws(DrawingError) {
        let bounds = Rect(origin: .zero, size: composed.bounds.size)
        let radii = composed.cornerRadii
        let curve = composed.button.effects.cornerCurve ?? .circular
        if !isFilled, let background = composed.button.background {
            try canvas.fill(
                bounds, radii: radii, style: curve, paint: background.paint(in: bounds))
        }
        canvas.save()
        if composed.button.effects.masksToBounds == true {
            try canvas.clip(to: bounds, radii: radii, style: curve)
        }
        try drawContents(of: composed, on: &canvas)
        canvas.restore()
        if let border = composed.button.border {
            try canvas.drawBorder(
                inside: bounds, width: border.width.points(atScale: composed.grid.scale),
                radii: radii, style: curve, paint: .color(border.color))
        }
    }

    private func drawContents(
        of composed: ComposedButton, on canvas: inout Canvas
    ) throws(DrawingError) {
        if let image = composed.backgroundImage { try canvas.draw(image) }
        if composed.showsActivityIndicator, let frame = composed.frames.icon {
            try canvas.drawActivityIndicator(
                in: frame,
                color: composed.button.effects.tint ?? composed.button.icon?.color ?? composed
                    .button.title?.color ?? .black)
        }
        if let image = composed.image { try canvas.draw(image) }
        if let icon = composed.icon, let color = composed.button.icon?.color {
            try draw(icon, colors: [color], on: &canvas)
        }
        if let title = composed.title, let colors = composed.button.title?.colors {
            let isClipped = composed.frames.diagnostics.contains { $0.code == "titleClipped" }
            try draw(title, colors: colors, cutRows: isClipped, on: &canvas)
        }
        if let subtitle = composed.subtitle, let colors = composed.button.subtitle?.colors {
            try draw(subtitle, colors: colors, on: &canvas)
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

extension ButtonFill {
    /// What the bounds of a button are filled with.
    fileprivate func paint(in bounds: Rect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .gradient(let gradient): .gradient(gradient.fitted(to: bounds))
        }
    }
}

public import GalleyDrawing
public import GalleyGeometry
public import GalleyImage
import GalleyText

/// Draws composed buttons and screens of them.
public final class ButtonRenderer: Sendable {
    /// What a picture of a button holds.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
        /// The button's bounds; ink that leaves them is cut, which the button's diagnostics tell.
        case bounds
        /// The bounds and all ink, in whole pixels.
        case ink
    }

    private let composer: ButtonComposer
    private let cache: GlyphCache

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - fonts: The fonts that buttons name.
    ///   - cache: The glyphs drawn before.
    public init(fonts: ButtonFonts, cache: GlyphCache = GlyphCache()) {
        composer = ButtonComposer(fonts: fonts)
        self.cache = cache
    }

    /// Measures and lays out a button; see ``ButtonComposer/compose(_:grid:frame:direction:)``.
    ///
    /// - Throws: ``ButtonsError`` for fonts, code points and names that do not resolve.
    public func compose(
        _ button: IconButton, grid: PixelGrid, frame: Rect? = nil
    ) throws(ButtonsError) -> ComposedButton {
        try composer.compose(button, grid: grid, frame: frame)
    }

    /// Draws a button alone.
    ///
    /// - Throws: ``ButtonsError/drawing(name:_:)`` for a glyph that can't be drawn or a picture
    ///   beyond the bitmap's limits.
    public func picture(
        of composed: ComposedButton, fit: Fit = .bounds
    ) throws(ButtonsError) -> Bitmap {
        let name = composed.button.name
        var area = Rect(origin: .zero, size: composed.bounds.size)
        if fit == .ink, let ink = composed.ink {
            // Glyphs are drawn up to an eighth of a pixel beside their exact place.
            let slack = composed.grid.hairline / 8
            let reach = ink.inset(by: EdgeInsets(top: 0, left: -slack, bottom: 0, right: -slack))
            area = area.union(composed.grid.expanded(reach))
        }
        do {
            var canvas = try canvas(of: area.size, grid: composed.grid, background: .clear)
            canvas.origin = Point(x: -area.minX, y: -area.minY)
            try draw(composed, on: &canvas)
            return canvas.finish()
        } catch {
            throw .drawing(name: name, error)
        }
    }

    /// Draws a screen of composed buttons, each at its bounds.
    ///
    /// - Throws: ``ButtonsError/drawing(name:_:)`` for a glyph that can't be drawn or a picture
    ///   beyond the bitmap's limits.
    public func picture(
        of screen: Screen, _ buttons: [ComposedButton], grid: PixelGrid
    ) throws(ButtonsError) -> Bitmap {
        do {
            var canvas = try canvas(
                of: grid.roundedEdges(Rect(origin: .zero, size: screen.size)).size, grid: grid,
                background: screen.background ?? .clear)
            for button in buttons {
                canvas.origin = button.bounds.origin
                try draw(button, on: &canvas)
            }
            return canvas.finish()
        } catch {
            throw .drawing(name: screen.name, error)
        }
    }

    private func canvas(
        of size: Size, grid: PixelGrid, background: Color
    ) throws(DrawingError) -> Canvas {
        try Canvas(
            width: grid.pixel(at: size.width), height: grid.pixel(at: size.height),
            scale: grid.scale, background: background, cache: cache)
    }

    /// Draws the parts from back to front: background, icon, title, border (layout reference R1
    /// and R49).
    private func draw(
        _ composed: ComposedButton, on canvas: inout Canvas
    ) throws(DrawingError) {
        let button = composed.button
        let bounds = Rect(origin: .zero, size: composed.bounds.size)
        if let background = button.background {
            try canvas.fill(bounds, cornerRadius: button.cornerRadius, color: background)
        }
        if let icon = composed.icon, let color = button.icon?.color {
            try canvas.draw(icon.text, at: icon.origin, color: color)
        }
        if let title = composed.title, let color = button.title?.color {
            // A label clips what its frame is too narrow for (layout reference R35).
            let clip = canvas.clip
            if composed.isTitleTruncated { canvas.clipColumns(to: title.frame) }
            defer { canvas.clip = clip }
            try canvas.draw(title.text, at: title.origin, color: color)
        }
        if let border = button.border {
            try canvas.drawBorder(
                inside: bounds, width: border.width.points(atScale: composed.grid.scale),
                cornerRadius: button.cornerRadius, color: border.color)
        }
    }
}

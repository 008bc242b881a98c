public import GalleyDrawing
public import GalleyGeometry
public import GalleyImage
public import GalleyLayout

/// Draws composed buttons and screens of them.
public final class ButtonRenderer: Sendable {
    /// What a picture of a button holds.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
        /// The button's bounds; ink that leaves them is cut, which the button's diagnostics tell.
        case bounds
        /// The bounds and all ink, in whole pixels.
        case ink
    }

    /// Measures and lays out what is drawn.
    public let composer: ButtonComposer
    private let cache: GlyphCache

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - fonts: The fonts that buttons name.
    ///   - cache: The glyphs drawn before.
    ///   - images: The pictures read before.
    public init(
        fonts: ButtonFonts, cache: GlyphCache = GlyphCache(),
        images: ButtonImages = ButtonImages()
    ) {
        composer = ButtonComposer(fonts: fonts, images: images)
        self.cache = cache
    }

    /// Measures and lays out a button; see
    /// ``ButtonComposer/compose(_:grid:frame:direction:state:rules:)``.
    ///
    /// - Throws: ``ButtonsError`` for what does not resolve and for numbers that are no lengths.
    public func compose(
        _ button: IconButton, grid: PixelGrid, frame: Rect? = nil,
        direction: LayoutDirection = .leftToRight, state: ButtonState = .normal,
        rules: (any LayoutRules)? = nil
    ) throws(ButtonsError) -> ComposedButton {
        try composer.compose(
            button, grid: grid, frame: frame, direction: direction, state: state, rules: rules)
    }

    /// Draws a button alone, with its layout over it where an overlay is given.
    ///
    /// - Throws: ``ButtonsError/drawing(name:_:)`` for a glyph that can't be drawn or a picture
    ///   beyond the bitmap's limits.
    public func picture(
        of composed: ComposedButton, fit: Fit = .bounds, overlay: LayoutOverlay? = nil
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
            try overlay?.draw(composed, on: &canvas)
            return canvas.finish()
        } catch {
            throw .drawing(name: name, error)
        }
    }

    /// Draws a screen of composed buttons, each at its bounds, with their layout over all of them
    /// where an overlay is given.
    ///
    /// - Throws: ``ButtonsError/drawing(name:_:)`` for a glyph that can't be drawn or a picture
    ///   beyond the bitmap's limits.
    public func picture(
        of screen: Screen, _ buttons: [ComposedButton], grid: PixelGrid,
        overlay: LayoutOverlay? = nil
    ) throws(ButtonsError) -> Bitmap {
        do {
            var canvas = try canvas(
                of: grid.roundedEdges(Rect(origin: .zero, size: screen.size)).size, grid: grid,
                background: screen.background ?? .clear)
            for button in buttons {
                canvas.origin = button.bounds.origin
                try draw(button, on: &canvas)
            }
            for button in buttons {
                canvas.origin = button.bounds.origin
                try overlay?.draw(button, on: &canvas)
            }
            return canvas.finish()
        } catch {
            throw .drawing(name: screen.name, error)
        }
    }

    /// Draws a composed screen; see ``picture(of:_:grid:overlay:)``.
    ///
    /// - Throws: ``ButtonsError/drawing(name:_:)``.
    public func picture(
        of screen: ComposedScreen, overlay: LayoutOverlay? = nil
    ) throws(ButtonsError) -> Bitmap {
        try picture(of: screen.screen, screen.buttons, grid: screen.grid, overlay: overlay)
    }

    private func canvas(
        of size: Size, grid: PixelGrid, background: Color
    ) throws(DrawingError) -> Canvas {
        try Canvas(
            width: grid.pixel(at: size.width), height: grid.pixel(at: size.height),
            scale: grid.scale, background: background, cache: cache)
    }
}

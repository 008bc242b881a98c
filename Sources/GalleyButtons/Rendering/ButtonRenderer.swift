public import GalleyDrawing
public import GalleyGeometry
public import GalleyImage
public import GalleyLayout

/// Draws composed buttons and screens of them.
public final class ButtonRenderer: Sendable {
    /// What a picture of a button holds.
    public enum Fit: String, Hashable, Sendable, CaseIterable {
        /// The button's bounds; what leaves them is cut, which the button's diagnostics tell.
        case bounds
        /// The bounds and all ink, shadow and badge, in whole pixels.
        case ink
    }

    /// Measures and lays out what is drawn.
    public let composer: ButtonComposer
    private let cache: GlyphCache
    private let blendSpace: BlendSpace

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - fonts: The fonts that buttons name.
    ///   - cache: The glyphs drawn before.
    ///   - images: The pictures read before.
    ///   - blendSpace: The scale of light in which colours are mixed.
    public init(
        fonts: ButtonFonts, cache: GlyphCache = GlyphCache(),
        images: ButtonImages = ButtonImages(), blendSpace: BlendSpace = .srgb
    ) {
        composer = ButtonComposer(fonts: fonts, images: images)
        self.cache = cache
        self.blendSpace = blendSpace
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

    /// Draws a button alone.
    ///
    /// - Parameters:
    ///   - composed: The button.
    ///   - fit: What the picture holds.
    ///   - overlay: What draws its layout over it.
    ///   - background: The colour behind it.
    /// - Returns: The picture.
    /// - Throws: ``ButtonsError/drawing(name:_:)`` for a glyph that can't be drawn or a picture
    ///   beyond the bitmap's limits.
    public func picture(
        of composed: ComposedButton, fit: Fit = .bounds, overlay: LayoutOverlay? = nil,
        background: Color = .clear
    ) throws(ButtonsError) -> Bitmap {
        let name = composed.button.name
        var area = Rect(origin: .zero, size: composed.bounds.size)
        if fit == .ink { area = area.union(composed.grid.expanded(composed.reach)) }
        do {
            // A fill that covers the whole picture is what the picture starts with.
            let ground = fit == .bounds ? composed.ground : nil
            var canvas = try canvas(
                of: area.size, grid: composed.grid, background: ground ?? background)
            canvas.origin = Point(x: -area.minX, y: -area.minY)
            try draw(composed, on: &canvas, isFilled: ground != nil)
            try overlay?.draw(composed, on: &canvas)
            return canvas.finish()
        } catch {
            throw .drawing(name: name, error)
        }
    }

    /// Draws a screen of composed buttons, each at its bounds.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - buttons: Its buttons from back to front.
    ///   - grid: The pixels it is drawn on.
    ///   - overlay: What draws the layout of the buttons over all of them.
    ///   - background: The colour behind them in place of the screen's own.
    /// - Returns: The picture.
    /// - Throws: ``ButtonsError/drawing(name:_:)`` for a glyph that can't be drawn or a picture
    ///   beyond the bitmap's limits.
    public func picture(
        of screen: Screen, _ buttons: [ComposedButton], grid: PixelGrid,
        overlay: LayoutOverlay? = nil, background: Color? = nil
    ) throws(ButtonsError) -> Bitmap {
        do {
            var canvas = try canvas(
                of: grid.roundedEdges(Rect(origin: .zero, size: screen.size)).size, grid: grid,
                background: background ?? screen.background ?? .clear)
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

    /// Draws a composed screen; see ``picture(of:_:grid:overlay:background:)``.
    ///
    /// - Throws: ``ButtonsError/drawing(name:_:)``.
    public func picture(
        of screen: ComposedScreen, overlay: LayoutOverlay? = nil, background: Color? = nil
    ) throws(ButtonsError) -> Bitmap {
        try picture(
            of: screen.screen, screen.buttons, grid: screen.grid, overlay: overlay,
            background: background)
    }

    func canvas(
        of size: Size, grid: PixelGrid, background: Color
    ) throws(DrawingError) -> Canvas {
        try Canvas(
            width: grid.pixel(at: size.width), height: grid.pixel(at: size.height),
            scale: grid.scale, background: background, blendSpace: blendSpace, cache: cache)
    }
}

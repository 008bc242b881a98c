import GalleyFonts
public import GalleyGeometry
public import GalleyLayout
import GalleyText

/// Measures and lays out buttons; it draws nothing.
///
/// Nothing of a button is kept between calls: the composer keeps opened files only.
public final class ButtonComposer: Sendable {
    private let fonts: ButtonFonts
    private let images: ButtonImages

    /// Creates a composer that takes the buttons' fonts from declarations, and images from files.
    public init(fonts: ButtonFonts, images: ButtonImages = ButtonImages()) {
        self.fonts = fonts
        self.images = images
    }

    /// Measures and lays out a button.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - grid: The pixels it stands on.
    ///   - frame: Its frame on a screen in points, which is brought to the grid; nil for the
    ///     button's own size at the origin.
    ///   - direction: The direction in which leading becomes trailing, unless the button forces one.
    ///   - state: The state whose look the button has.
    ///   - rules: Rules to use in place of the button's own, such as those of a subclass with hooks.
    /// - Returns: The button with its frames and what its designer should know.
    /// - Throws: ``ButtonsError`` for fonts, images, code points and names that do not resolve, and
    ///   for numbers that are no lengths.
    public func compose(
        _ button: IconButton, grid: PixelGrid, frame: Rect? = nil,
        direction: LayoutDirection = .leftToRight, state: ButtonState = .normal,
        rules: (any LayoutRules)? = nil
    ) throws(ButtonsError) -> ComposedButton {
        let declared = button
        let button = declared.showing(state)
        try InputCheck.check(button, frame: frame)
        let context = LayoutContext(grid: grid, direction: button.direction ?? direction)
        var measured = try measure(button)
        let parts = measured.parts(of: button, grid: grid)
        let rules = rules ?? button.rules(for: context.direction)
        let bounds: Rect
        let intrinsic: Size
        var frames: ButtonFrames
        var comparison: InsetComparison?
        let requested: Rect
        do throws(LayoutError) {
            intrinsic = try rules.intrinsicSize(of: parts, context: context)
            let own = Rect(
                x: 0, y: 0, width: button.width ?? intrinsic.width,
                height: button.height ?? intrinsic.height)
            requested = frame ?? own
            bounds = button.policy.layout.snapping.snapped(requested, to: grid)
            frames = try rules.frames(of: parts, in: bounds.size, context: context)
            if let layout = rules as? EdgeInsetsLayout {
                comparison = try InsetComparison(layout, parts, bounds: bounds.size, context)
            }
        } catch {
            throw .layout(button: button.name, error)
        }
        let shrunk = try shrink(&measured, to: &frames, of: button, grid)
        var placed = measured.placed(in: frames, bounds: bounds, button, context)
        placed.insetComparison = comparison
        placed.shrunk = shrunk
        if frame != nil || button.width != nil || button.height != nil {
            placed.moved = ButtonDiagnostic.inspect(
                requested: requested, bounds: bounds, grid: grid)
        }
        return ComposedButton(
            declared: declared, button: button, state: state, context: context, bounds: bounds,
            intrinsicSize: intrinsic, frames: frames, parts: placed)
    }

    /// Sets the title in a size that fits its label, where the button asks for it.
    private func shrink(
        _ measured: inout MeasuredButton, to frames: inout ButtonFrames, of button: IconButton,
        _ grid: PixelGrid
    ) throws(ButtonsError) -> ButtonDiagnostic? {
        guard let title = button.title, let text = measured.title, let label = frames.title,
            let size = TitleFitting.shrunkSize(of: title, measured: text, in: label, button)
        else { return nil }
        var smaller = title
        smaller.size = size
        let shrunk = try measure(smaller, of: button)
        measured.shrunkTitle = shrunk
        frames.diagnostics = frames.diagnostics.compactMap { diagnostic in
            guard case .titleTruncated = diagnostic else { return diagnostic }
            guard shrunk.width > label.width + grid.hairline / 1024 else { return nil }
            return .titleTruncated(natural: shrunk.width, displayed: label.width)
        }
        return .titleShrunk(from: title.size, to: size)
    }

    /// Measures and lays out a button at a scale that may be any number.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - scale: How many pixels one point spans.
    ///   - direction: The direction in which leading becomes trailing, unless the button forces one.
    ///   - state: The state whose look the button has.
    /// - Returns: The button with its frames and what its designer should know.
    /// - Throws: ``ButtonsError``, as ``compose(_:grid:frame:direction:state:rules:)`` does, and for a
    ///   scale that is none.
    public func compose(
        _ button: IconButton, scale: Double, direction: LayoutDirection = .leftToRight,
        state: ButtonState = .normal
    ) throws(ButtonsError) -> ComposedButton {
        let grid: PixelGrid
        do {
            grid = try LayoutContext(scale: scale).grid
        } catch {
            throw .layout(button: button.name, error)
        }
        return try compose(button, grid: grid, direction: direction, state: state)
    }

    /// Measures a line in the first declared title font, or returns nil where none is declared.
    func caption(
        _ text: String, size: Double, for button: IconButton
    ) throws(ButtonsError) -> TextLayout? {
        guard let font = fonts.titleNames.first else { return nil }
        return try measure(ButtonTitle(text: text, font: font, size: size), of: button)
    }

    private func measure(_ button: IconButton) throws(ButtonsError) -> MeasuredButton {
        var measured = MeasuredButton()
        if let image = button.image {
            measured.image = (image, try images.file(of: image, button: button.name))
        } else if let icon = button.icon {
            measured.icon = try measure(icon, of: button)
        }
        if let image = button.backgroundImage {
            measured.backgroundImage = (image, try images.file(of: image, button: button.name))
        }
        if let title = button.title { measured.title = try measure(title, of: button) }
        if button.layout == .configuration, let subtitle = button.subtitle {
            measured.subtitle = try measure(subtitle, of: button)
        }
        if let badge = button.effects.badge, case .text(let text)? = badge.content {
            let font = badge.label.font ?? button.title?.font ?? fonts.titleNames.first ?? "title"
            measured.badge = try measure(
                ButtonTitle(text: text, font: font, size: badge.label.size ?? ButtonBadge.textSize),
                of: button)
        }
        return measured
    }

    private func measure(
        _ title: ButtonTitle, of button: IconButton
    ) throws(ButtonsError) -> TextLayout {
        let (chain, reference) = try fonts.chain(title.font)
        var style = TextStyle(
            chain: chain, size: title.size, language: reference.language,
            lineHeight: button.policy.lineHeight, metricsSource: reference.metrics)
        // The icon fonts are opened only for a title that needs them.
        if title.text.unicodeScalars.contains(where: \.isPrivateUse) {
            for name in fonts.iconNames {
                style.icons.append(try fonts.iconFont(name, withNames: false).font)
            }
        }
        do {
            return try TextLayout(title.text, style: style)
        } catch {
            throw .text(button: button.name, error)
        }
    }

    /// Measures an icon, opening one font after the other until all of it resolves.
    private func measure(
        _ icon: ButtonIcon, of button: IconButton
    ) throws(ButtonsError) -> TextLayout {
        var opened: [IconFont] = []
        var failure = TextError.font(.noIconFont(codePoint: "\u{FFFD}", tried: []))
        var source = MetricsSource.automatic
        for name in icon.fonts {
            let (font, reference) = try fonts.iconFont(name, withNames: icon.symbol.isNamed)
            if opened.isEmpty { source = reference.metrics }
            opened.append(font)
            let style = IconStyle(fonts: opened, size: icon.size, metricsSource: source)
            do {
                return try TextLayout(icon: icon.symbol, style: style)
            } catch {
                guard error.isUnresolvedIcon else { throw .text(button: button.name, error) }
                failure = error
            }
        }
        throw .text(button: button.name, failure)
    }
}

extension TextError {
    /// Whether another icon font might have what was asked for.
    fileprivate var isUnresolvedIcon: Bool {
        switch self {
        case .font(.noIconFont), .font(.unknownIconName), .font(.namedIconMissing): true
        default: false
        }
    }
}

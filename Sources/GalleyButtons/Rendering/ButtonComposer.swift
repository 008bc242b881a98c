import GalleyFonts
public import GalleyGeometry
import GalleyLayout
import GalleyText

/// Measures and lays out buttons; it draws nothing.
public final class ButtonComposer: Sendable {
    private let fonts: ButtonFonts

    /// Creates a composer that takes the buttons' fonts from declarations.
    public init(fonts: ButtonFonts) { self.fonts = fonts }

    /// Measures and lays out a button.
    ///
    /// - Parameters:
    ///   - button: The button.
    ///   - grid: The pixels it stands on.
    ///   - frame: Its frame on a screen in points, whose edges are rounded to the grid; nil for
    ///     the button's own size at the origin.
    ///   - direction: The direction in which leading becomes trailing.
    /// - Returns: The button with its frames and what its designer should know.
    /// - Throws: ``ButtonsError`` for fonts, code points and names that do not resolve.
    public func compose(
        _ button: IconButton, grid: PixelGrid, frame: Rect? = nil,
        direction: LayoutDirection = .leftToRight
    ) throws(ButtonsError) -> ComposedButton {
        let icon = try button.icon.map { (icon) throws(ButtonsError) in
            try measure(icon, of: button)
        }
        let title = try button.title.map { (title) throws(ButtonsError) in
            try measure(title, of: button)
        }
        let engine = LayoutEngine(button, direction: direction)
        let intrinsic = engine.intrinsicSize(icon: icon?.size, title: title?.size, grid: grid)
        let bounds = grid.roundedEdges(
            frame
                ?? Rect(
                    x: 0, y: 0, width: button.width ?? intrinsic.width,
                    height: button.height ?? intrinsic.height))
        let frames = engine.frames(
            icon: icon?.size, title: title?.size, bounds: bounds.size, grid: grid)
        func place(_ text: TextLayout?, _ frame: Rect?, isCentered: Bool) -> ComposedText? {
            guard let text, let frame else { return nil }
            return ComposedText(
                text, in: frame, grid: grid, isCentered: isCentered, direction: direction)
        }
        return ComposedButton(
            button: button, grid: grid, bounds: bounds, intrinsicSize: intrinsic, frames: frames,
            title: place(title, frames.title, isCentered: false),
            icon: place(icon, frames.icon, isCentered: true))
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

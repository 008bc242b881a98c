import GalleyFonts
public import GalleyGeometry
public import GalleyLayout
import GalleyText

/// Measures and lays out buttons; it draws nothing.
///
/// The composer keeps opened files and texts that were measured before, and nothing else of a
/// button.
public final class ButtonComposer: Sendable {
    private let fonts: ButtonFonts
    private let images: ButtonImages
    private let texts = TextCache()

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
        let measured = try measure(button, context)
        let parts = measured.parts(of: button, grid: grid)
        let rules = rules ?? button.rules(for: context.direction)
        let bounds: Rect
        let intrinsic: Size
        var frames: ButtonFrames
        var comparison: InsetComparison?
        let requested: Rect
        do throws(LayoutError) {
            intrinsic = try rules.intrinsicSize(of: parts, context: context)
            let own = try ownBounds(of: button, parts, rules, intrinsic, context)
            requested = frame ?? own
            bounds = button.policy.layout.snapping.snapped(requested, to: grid)
            frames = try rules.frames(of: parts, in: bounds.size, context: context)
            if let layout = rules as? EdgeInsetsLayout {
                comparison = try InsetComparison(layout, parts, bounds: bounds.size, context)
            }
        } catch {
            throw .layout(button: button.name, error)
        }
        var placed: ComposedButton.Parts
        do {
            placed = try measured.placed(in: frames, bounds: bounds, button, context)
        } catch {
            throw .text(button: button.name, error)
        }
        placed.insetComparison = comparison
        placed.title.map { frames.diagnostics.correct(for: $0) }
        if frame != nil || button.width != nil || button.height != nil {
            placed.moved = ButtonDiagnostic.inspect(
                requested: requested, bounds: bounds, grid: grid)
        }
        return ComposedButton(
            declared: declared, button: button, state: state, context: context, bounds: bounds,
            intrinsicSize: intrinsic, frames: frames, parts: placed,
            fonts: fonts.declarations)
    }

    /// The size that a button has by itself: its own, or the intrinsic one on an axis without.
    ///
    /// Where only the width is given, the height is that of the lines its texts break into there. A
    /// classic button's is that of one line nevertheless (layout reference R21).
    private func ownBounds(
        of button: IconButton, _ parts: ButtonParts, _ rules: any LayoutRules, _ intrinsic: Size,
        _ context: LayoutContext
    ) throws(LayoutError) -> Rect {
        var size = Size(
            width: button.width ?? intrinsic.width, height: button.height ?? intrinsic.height)
        if button.breaksLines, size.width < intrinsic.width {
            let frames = try rules.frames(of: parts, in: size, context: context)
            var broken = parts
            broken.title = parts.title?.broken(in: frames.title)
            broken.subtitle = parts.subtitle?.broken(in: frames.subtitle)
            size.height = try rules.intrinsicSize(of: broken, context: context).height
        }
        return Rect(origin: .zero, size: size)
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
        return try measure(line: ButtonTitle(text: text, font: font, size: size), of: button)
    }

    /// Measures a text that no label breaks.
    private func measure(
        line title: ButtonTitle, of button: IconButton
    ) throws(ButtonsError) -> TextLayout {
        let style = try style(of: TitlePart(title.text), title, button)
        do {
            return try texts.layout(title.text, style: style)
        } catch {
            throw .text(button: button.name, error)
        }
    }

    private func measure(
        _ button: IconButton, _ context: LayoutContext
    ) throws(ButtonsError) -> MeasuredButton {
        var measured = MeasuredButton()
        if let image = button.image {
            measured.image = (image, try images.file(of: image, button: button.name))
        } else if let icon = button.icon {
            measured.icon = try measure(icon, of: button)
        }
        if let image = button.backgroundImage {
            measured.backgroundImage = (image, try images.file(of: image, button: button.name))
        }
        if let title = button.title {
            measured.title = try measure(
                title, of: button,
                mode: button.lineBreakMode ?? button.layout.defaultLineBreakMode,
                numberOfLines: button.numberOfLines, context)
        }
        if button.layout == .configuration, let subtitle = button.subtitle {
            measured.subtitle = try measure(
                subtitle, of: button, mode: .byWordWrapping, numberOfLines: nil, context)
        }
        if let badge = button.effects.badge, case .text(let text)? = badge.content {
            let font = badge.label.font ?? button.title?.font ?? fonts.titleNames.first ?? "title"
            measured.badge = try measure(
                line: ButtonTitle(
                    text: text, font: font, size: badge.label.size ?? ButtonBadge.textSize,
                    axes: badge.label.axes),
                of: button)
        }
        return measured
    }

    private func measure(
        _ title: ButtonTitle, of button: IconButton, mode: LineBreakMode, numberOfLines: Int?,
        _ context: LayoutContext
    ) throws(ButtonsError) -> SetTitle {
        var fragments: [AttributedText.Fragment] = []
        for part in title.parts {
            let style = try style(of: part, title, button)
            fragments.append(AttributedText.Fragment(part.text, style: style))
        }
        do {
            return try SetTitle(
                AttributedText(fragments), mode: mode, numberOfLines: numberOfLines,
                alignment: button.titleLineAlignment(for: context.direction), cache: texts)
        } catch {
            throw .text(button: button.name, error)
        }
    }

    private func style(
        of part: TitlePart, _ title: ButtonTitle, _ button: IconButton
    ) throws(ButtonsError) -> TextStyle {
        let axes = title.axes(of: part)
        let size = part.size ?? title.size
        let (chain, reference) = try fonts.chain(
            part.font ?? title.font, axes: axes, size: size)
        try check(axes, in: chain.faces, of: button)
        var style = TextStyle(
            chain: chain, size: size, language: reference.language,
            lineHeight: button.policy.lineHeight, metricsSource: reference.metrics,
            letterSpacing: part.letterSpacing, baselineOffset: part.baselineOffset,
            decorations: part.decorations)
        // The icon fonts are opened only for a title that needs them.
        if part.text.unicodeScalars.contains(where: \.isPrivateUse) {
            for name in fonts.iconNames {
                style.icons.append(
                    try fonts.iconFont(name, withNames: false, size: size).font)
            }
        }
        return style
    }

    /// Measures an icon, opening one font after the other until all of it resolves.
    private func measure(
        _ icon: ButtonIcon, of button: IconButton
    ) throws(ButtonsError) -> TextLayout {
        var opened: [IconFont] = []
        var failure = TextError.font(.noIconFont(codePoint: "\u{FFFD}", tried: []))
        var source = MetricsSource.automatic
        for name in icon.fonts {
            let (font, reference) = try fonts.iconFont(
                name, withNames: icon.symbol.isNamed, axes: icon.axes, size: icon.size)
            if opened.isEmpty { source = reference.metrics }
            opened.append(font)
            let style = IconStyle(fonts: opened, size: icon.size, metricsSource: source)
            let layout: TextLayout
            do {
                layout = try texts.layout(icon: icon.symbol, style: style)
            } catch {
                guard error.isUnresolvedIcon else { throw .text(button: button.name, error) }
                failure = error
                continue
            }
            try check(icon.axes, in: opened.map(\.face), of: button)
            return layout
        }
        throw .text(button: button.name, failure)
    }

    /// Refuses axes of a label that none of its faces has.
    private func check(
        _ axes: [FontVariation], in faces: [FontFace], of button: IconButton
    ) throws(ButtonsError) {
        for setting in axes
        where !faces.contains(where: { $0.axes.contains { $0.tag == setting.axis } }) {
            let face = faces.first { !$0.axes.isEmpty } ?? faces[0]
            throw .text(
                button: button.name,
                .font(
                    .unknownAxis(
                        setting.axis, path: face.file.path, known: face.axes.map(\.tag))))
        }
    }
}

extension TitleMeasure {
    /// The measure of the lines that a label's width makes of the text.
    fileprivate func broken(in label: Rect?) -> TitleMeasure {
        guard wraps, let width = label?.width, width < natural.width, let lines = fitting?(width)
        else { return self }
        return TitleMeasure(lines)
    }
}

extension [LayoutDiagnostic] {
    /// Says of a title what its lines show, where the widths alone say something else.
    fileprivate mutating func correct(for title: ComposedText) {
        let isTold = contains { $0.code == "titleTruncated" }
        if isTold, !title.isTruncated {
            removeAll { $0.code == "titleTruncated" }
        } else if !isTold, title.isTruncated {
            append(.titleTruncated(natural: title.natural.width, displayed: title.frame.width))
        }
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

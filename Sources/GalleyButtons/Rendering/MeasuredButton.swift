import GalleyGeometry
import GalleyLayout
import GalleyText

/// The parts of a button after measuring and before layout.
struct MeasuredButton {
    var title: SetTitle?
    var subtitle: SetTitle?
    var icon: TextLayout?
    var image: (image: ButtonImage, file: ImageFile)?
    var backgroundImage: (image: ButtonImage, file: ImageFile)?

    /// The sizes that layouts work with.
    func parts(layout: ButtonLayout, grid: PixelGrid) -> ButtonParts {
        // An icon in an image view is an image, and images have whole pixels.
        let glyphs = icon.map { layout.showsImageView ? grid.ceiling($0.size) : $0.size }
        return ButtonParts(
            icon: image.map { $0.image.size(of: $0.file) } ?? glyphs,
            title: title?.measure, subtitle: subtitle?.measure,
            backgroundImage: backgroundImage.map { $0.image.size(of: $0.file) },
            titleLineHeight: title.flatMap { $0.natural.lines.first?.height })
    }

    /// The parts at the frames a layout gave them.
    func placed(
        in frames: ButtonFrames, bounds: Rect, _ button: IconButton, _ context: LayoutContext
    ) throws(TextError) -> ComposedButton.Parts {
        let grid = context.grid
        let showsIndicator =
            button.layout == .configuration && button.options.showsActivityIndicator == true
        var parts = ComposedButton.Parts()
        if let title, let label = frames.title {
            if let shrunk = try shrunk(title, in: label, button) {
                parts.title = ComposedText(
                    shrunk.layout, of: title.natural, in: label, isSmaller: true, context)
                if shrunk.scale < 1, let size = button.title?.size {
                    parts.shrunk = .titleShrunk(from: size, to: size * shrunk.scale)
                }
            } else {
                parts.title = try line(title, in: label, context)
            }
        }
        if let subtitle, let label = frames.subtitle {
            parts.subtitle = try line(subtitle, in: label, context)
        }
        if let frame = frames.icon, !showsIndicator {
            parts.image = image.map {
                ComposedImage(image: $0.image, file: $0.file, frame: frame)
            }
            parts.icon = icon.map { icon in
                button.layout.showsImageView
                    ? ComposedText(image: icon, in: frame, grid: grid)
                    : ComposedText(icon, in: frame, grid: grid, alignment: .center)
            }
        }
        parts.backgroundImage = backgroundImage.map {
            ComposedImage(
                image: $0.image, file: $0.file,
                frame: frames.background ?? Rect(origin: .zero, size: bounds.size))
        }
        return parts
    }

    /// Sets a text in its label; on its natural lines where they fit.
    private func line(
        _ text: SetTitle, in label: Rect, _ context: LayoutContext
    ) throws(TextError) -> ComposedText {
        let noise = context.grid.hairline / 1024
        guard text.natural.width > label.width + noise else {
            return ComposedText(
                text.natural, in: label, grid: context.grid, alignment: text.alignment)
        }
        return ComposedText(
            try text.set(in: label), of: text.natural, in: label, isSmaller: false, context)
    }

    /// Sets a title smaller where it is to fit and too wide, or returns nil.
    private func shrunk(
        _ title: SetTitle, in label: Rect, _ button: IconButton
    ) throws(TextError) -> (layout: TextLayout, scale: Double)? {
        let options = button.options
        guard button.layout.isClassic, options.adjustsFontSizeToFitWidth == true,
            title.natural.lines.count == 1, title.natural.width > label.width, label.width > 0
        else { return nil }
        return try title.shrunk(
            in: label, least: min(1, options.minimumScaleFactor ?? 0),
            zero: button.policy.minimumScaleZero)
    }
}

import GalleyGeometry
import GalleyLayout
import GalleyText

/// The parts of a button after measuring and before layout.
struct MeasuredButton {
    var title: TextLayout?
    /// The title in the size that fits its label, where that is smaller than its own.
    var shrunkTitle: TextLayout?
    var subtitle: TextLayout?
    var icon: TextLayout?
    var image: (image: ButtonImage, file: ImageFile)?
    var backgroundImage: (image: ButtonImage, file: ImageFile)?
    var badge: TextLayout?

    /// The side of an activity indicator without a title beside it: UIKit's medium one, in points.
    private static let loneIndicatorSide: Double = 20

    /// The sizes that layouts work with.
    func parts(of button: IconButton, grid: PixelGrid) -> ButtonParts {
        let layout = button.layout
        // An icon in an image view is an image, and images have whole pixels.
        let glyphs = icon.map { layout.showsImageView ? grid.ceiling($0.size) : $0.size }
        // A configuration has a rule of its own for its indicator; a stack has that of R72 as well.
        let line = title?.lines.first?.height ?? Self.loneIndicatorSide
        let indicator =
            layout == .stack && button.showsActivityIndicator
            ? grid.ceiling(Size(width: line, height: line)) : nil
        return ButtonParts(
            icon: indicator ?? image.map { $0.image.size(of: $0.file) } ?? glyphs,
            title: title.map(TitleFitting.measure), subtitle: subtitle?.size,
            backgroundImage: backgroundImage.map { $0.image.size(of: $0.file) },
            titleLineHeight: title.flatMap { $0.lines.first?.height })
    }

    /// The parts at the frames a layout gave them.
    func placed(
        in frames: ButtonFrames, bounds: Rect, _ button: IconButton, _ context: LayoutContext
    ) -> ComposedButton.Parts {
        let grid = context.grid
        var parts = ComposedButton.Parts()
        func line(
            _ text: TextLayout?, _ frame: Rect?, cutBy code: String, original: TextLayout? = nil
        ) -> ComposedText? {
            guard let text, let frame else { return nil }
            return ComposedText(
                text, in: frame, grid: grid, isCentered: false,
                isCut: frames.diagnostics.contains { $0.code == code }, original: original,
                direction: context.direction)
        }
        parts.title = line(
            shrunkTitle ?? title, frames.title, cutBy: "titleTruncated",
            original: shrunkTitle == nil ? nil : title)
        parts.subtitle = line(subtitle, frames.subtitle, cutBy: "subtitleTruncated")
        if let frame = frames.icon, !button.showsActivityIndicator {
            parts.image = image.map {
                ComposedImage(image: $0.image, file: $0.file, frame: frame)
            }
            parts.icon = icon.map { icon in
                button.layout.showsImageView
                    ? ComposedText(image: icon, in: frame, grid: grid)
                    : ComposedText(
                        icon, in: frame, grid: grid, isCentered: true,
                        direction: context.direction)
            }
        }
        parts.backgroundImage = backgroundImage.map {
            ComposedImage(
                image: $0.image, file: $0.file,
                frame: frames.background ?? Rect(origin: .zero, size: bounds.size))
        }
        if let badge = button.effects.badge, badge.isShown {
            parts.badge = ComposedBadge(
                badge, text: self.badge, bounds: bounds.size, appearance: button.appearance,
                context)
        }
        return parts
    }
}

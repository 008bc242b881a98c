public import GalleyGeometry
public import GalleyImage
import GalleyLayout
public import GalleyText

/// A badge at its place on a button; points from the button's top left, y down.
public struct ComposedBadge: Hashable, Sendable {
    /// The rectangle of its fill, whose ends are half circles.
    public let frame: Rect
    /// The fill.
    public let background: Color
    /// The measured text, or nil for a dot.
    public let text: TextLayout?
    /// Where the top left corner of the text lies; its baseline is on a pixel.
    public let origin: Point
    /// The colour of the text.
    public let color: Color

    /// Places a badge with its middle on a corner of a button, its edges on whole pixels.
    init(
        _ badge: ButtonBadge, text: TextLayout?, bounds: Size, appearance: Appearance,
        _ context: LayoutContext
    ) {
        let grid = context.grid
        var size = Size(width: ButtonBadge.dotDiameter, height: ButtonBadge.dotDiameter)
        if let text {
            let height = text.height + 2
            size = Size(width: max(height, text.width + 8), height: height)
        }
        size = grid.ceiling(size)
        let corner = badge.corner ?? .topTrailing
        let offset = badge.offset ?? .zero
        let isTrailing = corner == .topTrailing || corner == .bottomTrailing
        let isRight = isTrailing == (context.direction == .leftToRight)
        let isBottom = corner == .bottomTrailing || corner == .bottomLeading
        let towards = context.direction == .leftToRight ? offset.x : -offset.x
        let x = (isRight ? bounds.width : 0) + towards - size.width / 2
        let y = (isBottom ? bounds.height : 0) + offset.y - size.height / 2
        frame = grid.roundedOrigin(Rect(x: x, y: y, width: size.width, height: size.height))
        self.text = text
        background = badge.background ?? ButtonBadge.defaultBackground(appearance)
        color = badge.label.color ?? .white
        guard let text else {
            origin = frame.origin
            return
        }
        let baseline = grid.rounded(frame.midY - text.height / 2 + text.baseline)
        origin = Point(
            x: grid.rounded(frame.midX - text.width / 2), y: baseline - text.baseline)
    }
}

public import GalleyGeometry
public import GalleyText

/// A measured title or icon at its place in a button; points from the button's top left, y down.
public struct ComposedText: Hashable, Sendable {
    /// The measured text.
    public let text: TextLayout
    /// The frame the layout gave it.
    public let frame: Rect
    /// Where the top left corner of the text's first line lies; its baseline is on a pixel.
    public let origin: Point

    /// Places a text in its frame: vertically centred as a block, its first baseline on the pixel
    /// grid (layout reference R35).
    ///
    /// In a frame wider than itself the text stands in the middle if it is to be centred, and else
    /// where its lines begin.
    init(
        _ text: TextLayout, in frame: Rect, grid: PixelGrid, isCentered: Bool,
        direction: LayoutDirection
    ) {
        self.text = text
        self.frame = frame
        let top = grid.rounded((frame.height - text.height) / 2)
        let baseline = grid.rounded(frame.minY + top + text.baseline)
        let room = max(0, frame.width - text.width)
        let indent =
            isCentered ? room / 2 : direction == .rightToLeft ? grid.floor(room) : 0
        origin = Point(
            x: grid.rounded(frame.minX + indent), y: baseline - text.baseline)
    }

    /// The first baseline.
    public var baseline: Double { origin.y + text.baseline }
    /// The smallest rectangle that holds the drawn glyphs, or nil where none is drawn.
    public var ink: Rect? { text.ink?.offset(x: origin.x, y: origin.y) }
}

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
    /// How much the text is stretched on each axis; 1 and 1 unless an image view distorts an icon.
    public let stretch: Size
    /// Whether the label cuts what its frame is too narrow for.
    public let isCut: Bool

    private static let unstretched = Size(width: 1, height: 1)

    /// Places a text in its frame: vertically centred as a block, its first baseline on the pixel
    /// grid (layout reference R35).
    ///
    /// In a frame wider than itself the text stands in the middle if it is to be centred, and else
    /// where its lines begin. A text that was set smaller to fit keeps the baseline it had.
    init(
        _ text: TextLayout, in frame: Rect, grid: PixelGrid, isCentered: Bool, isCut: Bool = false,
        original: TextLayout? = nil, direction: LayoutDirection
    ) {
        self.text = text
        self.isCut = isCut
        self.frame = frame
        stretch = Self.unstretched
        var origin = Self.origin(
            of: text, in: frame, grid: grid, isCentered: isCentered, direction: direction)
        if let original {
            let top = Self.origin(
                of: original, in: frame, grid: grid, isCentered: isCentered, direction: direction)
            origin.y = top.y + original.baseline - text.baseline
        }
        self.origin = origin
    }

    /// Places an icon as the image of an image view, which stretches it on each axis.
    ///
    /// The image is as large as the icon rounded up to whole pixels. In a frame of that size the icon
    /// stands as it does in a label.
    init(image text: TextLayout, in frame: Rect, grid: PixelGrid) {
        self.text = text
        isCut = false
        self.frame = frame
        let natural = grid.ceiling(text.size)
        let noise = grid.hairline / 1024
        let isWhole =
            abs(natural.width - frame.width) < noise && abs(natural.height - frame.height) < noise
        guard !isWhole, natural.width > 0, natural.height > 0 else {
            stretch = Self.unstretched
            origin = Self.origin(
                of: text, in: frame, grid: grid, isCentered: true, direction: .leftToRight)
            return
        }
        let inner = Self.origin(
            of: text, in: Rect(origin: .zero, size: natural), grid: grid, isCentered: true,
            direction: .leftToRight)
        stretch = Size(
            width: frame.width / natural.width, height: frame.height / natural.height)
        origin = Point(
            x: frame.minX + inner.x * stretch.width, y: frame.minY + inner.y * stretch.height)
    }

    private static func origin(
        of text: TextLayout, in frame: Rect, grid: PixelGrid, isCentered: Bool,
        direction: LayoutDirection
    ) -> Point {
        let top = grid.rounded((frame.height - text.height) / 2)
        let baseline = grid.rounded(frame.minY + top + text.baseline)
        let room = max(0, frame.width - text.width)
        let indent =
            isCentered ? room / 2 : direction == .rightToLeft ? grid.floor(room) : 0
        return Point(x: grid.rounded(frame.minX + indent), y: baseline - text.baseline)
    }

    /// Whether the text is drawn in another shape than it was measured in.
    public var isStretched: Bool { stretch != Self.unstretched }
    /// The first baseline.
    public var baseline: Double { origin.y + text.baseline * stretch.height }
    /// The typographic bounds of all lines.
    public var box: Rect { placed(Rect(origin: .zero, size: text.size)) }
    /// The smallest rectangle that holds the drawn glyphs, as far as they are not cut.
    ///
    /// Nil where none is drawn.
    public var ink: Rect? {
        guard let ink = text.ink.map(placed) else { return nil }
        guard isCut else { return ink }
        return ink.intersection(
            Rect(x: frame.minX, y: ink.minY, width: frame.width, height: ink.height))
    }

    private func placed(_ rect: Rect) -> Rect {
        Rect(
            x: origin.x + rect.minX * stretch.width, y: origin.y + rect.minY * stretch.height,
            width: rect.width * stretch.width, height: rect.height * stretch.height)
    }
}

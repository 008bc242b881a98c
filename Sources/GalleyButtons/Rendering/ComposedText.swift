public import GalleyGeometry
import GalleyLayout
public import GalleyText

/// A measured title or icon at its place in a button; points from the button's top left, y down.
public struct ComposedText: Hashable, Sendable {
    /// The text as it is shown: in lines, truncated or smaller where its frame asks for that.
    public let text: TextLayout
    /// The size of the whole text on its natural lines, in points.
    public let natural: Size
    /// The frame the layout gave it.
    public let frame: Rect
    /// Where the top left corner of the text's first line lies; its baseline is on a pixel.
    public let origin: Point
    /// How much the text is stretched on each axis; 1 and 1 unless an image view distorts an icon.
    public let stretch: Size
    /// Whether the label cuts what does not fit, because no ellipsis takes its place.
    public let isCut: Bool

    private static let unstretched = Size(width: 1, height: 1)

    /// Places a text in its frame: vertically centred as a block, its first baseline on the pixel
    /// grid (layout reference R35).
    ///
    /// In a frame wider than itself the text stands as its lines are aligned.
    init(_ text: TextLayout, in frame: Rect, grid: PixelGrid, alignment: TextAlignment) {
        self.text = text
        natural = text.size
        self.frame = frame
        isCut = false
        stretch = Self.unstretched
        origin = Self.origin(of: text, in: frame, grid: grid, alignment: alignment)
    }

    /// Places what is shown of a text in the width of the frame.
    ///
    /// One that was set smaller keeps the baseline of the whole text.
    init(
        _ text: TextLayout, of whole: TextLayout, in frame: Rect, isSmaller: Bool,
        _ context: LayoutContext
    ) {
        let grid = context.grid
        self.text = text
        natural = whole.size
        self.frame = frame
        // An ellipsis may be wider than its label, and some lines are not to be broken.
        isCut = text.widthWithoutTrailingSpace > frame.width + grid.hairline / 1024
        stretch = Self.unstretched
        let leading = isSmaller ? whole : text
        let top = grid.rounded((frame.height - leading.height) / 2)
        let baseline = grid.rounded(frame.minY + top + leading.baseline)
        // What is wider than the frame runs out at its trailing edge.
        let start =
            isCut && context.direction == .rightToLeft
            ? frame.maxX - text.widthWithoutTrailingSpace : frame.minX
        origin = Point(x: grid.rounded(start), y: baseline - text.baseline)
    }

    /// Places an icon as the image of an image view, which stretches it on each axis.
    ///
    /// The image is as large as the icon rounded up to whole pixels. In a frame of that size the icon
    /// stands as it does in a label.
    init(image text: TextLayout, in frame: Rect, grid: PixelGrid) {
        self.text = text
        natural = text.size
        isCut = false
        self.frame = frame
        let image = grid.ceiling(text.size)
        let noise = grid.hairline / 1024
        let isWhole =
            abs(image.width - frame.width) < noise && abs(image.height - frame.height) < noise
        guard !isWhole, image.width > 0, image.height > 0 else {
            stretch = Self.unstretched
            origin = Self.origin(of: text, in: frame, grid: grid, alignment: .center)
            return
        }
        let inner = Self.origin(
            of: text, in: Rect(origin: .zero, size: image), grid: grid, alignment: .center)
        stretch = Size(
            width: frame.width / image.width, height: frame.height / image.height)
        origin = Point(
            x: frame.minX + inner.x * stretch.width, y: frame.minY + inner.y * stretch.height)
    }

    private static func origin(
        of text: TextLayout, in frame: Rect, grid: PixelGrid, alignment: TextAlignment
    ) -> Point {
        let top = grid.rounded((frame.height - text.height) / 2)
        let baseline = grid.rounded(frame.minY + top + text.baseline)
        let room = max(0, frame.width - text.width)
        let indent =
            switch alignment {
            case .center: room / 2
            case .right: grid.floor(room)
            case .left, .natural, .justified: 0.0
            }
        return Point(x: grid.rounded(frame.minX + indent), y: baseline - text.baseline)
    }

    /// Whether something of the text is not shown.
    public var isTruncated: Bool { isCut || text.isTruncated }
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

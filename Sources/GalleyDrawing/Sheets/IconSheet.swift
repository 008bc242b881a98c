public import GalleyFonts
public import GalleyGeometry
import GalleyImage

/// A contact sheet: the icons of a font in rows, each with its code point and names below it.
///
/// Icons stand as text would set them: each has a tile as wide as its advance and as high as the
/// font's line, from ascender to descender, and is drawn at its origin on that tile. The tile's
/// edges and the origin are on whole pixels. Ink that leaves the tile is shown as far as the cell
/// reaches. Lengths are points, y down from the picture's top left; cells are given in pixels.
public struct IconSheet: Sendable {
    /// The room around the picture.
    static let margin = 12.0
    /// The room between a cell's edges and what it holds.
    static let padding = 8.0
    /// The room between a tile and its caption.
    static let captionGap = 5.0
    /// The least width of captions: some sixteen letters.
    static let captionWidth = 88.0
    /// The most lines the names of an icon take.
    static let nameLineLimit = 3
    /// How many sizes a tile is wide or high at most.
    static let tileLimit = 2.0
    /// How wide a sheet becomes by itself, in points.
    static let rowWidth = 1_600.0

    /// The icons with their font.
    public let catalog: IconCatalog
    /// The icons on the sheet, row by row from the left.
    public let icons: [CatalogIcon]
    /// How the sheet looks.
    public let style: Style
    /// How many cells a row has.
    public let columns: Int
    /// How many rows there are.
    public var rows: Int { (icons.count + columns - 1) / columns }
    /// The width of the picture in pixels.
    public var width: Int { 2 * marginPixels + columns * cellWidth }
    /// The height of the picture in pixels.
    public var height: Int { 2 * marginPixels + rows * cellHeight }

    let captions: CaptionSetter
    let grid: PixelGrid
    /// Lengths in pixels.
    let marginPixels: Int
    let cellWidth: Int
    let cellHeight: Int
    /// The room for a tile in a cell, in pixels.
    let tileArea: PixelRect
    /// The top of the caption in a cell, in pixels.
    let captionTop: Int
    /// The colours of the sheet.
    let colors: SheetColors

    /// Places icons of a catalog, all of them unless some are chosen.
    ///
    /// - Throws: ``DrawingError/numberOutOfRange(_:value:range:)`` for a number of the style,
    ///   ``DrawingError/sheetTooLarge(icons:width:height:)``,
    ///   ``DrawingError/sheetTooLong(columns:width:height:fitting:)`` where other columns than
    ///   those of the style would do, ``DrawingError/text(_:)`` for captions that can't be set.
    public init(
        _ catalog: IconCatalog, icons: [CatalogIcon]? = nil, style: Style = Style()
    ) throws(DrawingError) {
        try style.check()
        let icons = icons ?? catalog.icons
        self.catalog = catalog
        self.icons = icons
        self.style = style
        colors = SheetColors(style)
        let grid = PixelGrid(scale: style.scale)
        self.grid = grid
        func pixels(_ points: Double) -> Int { grid.pixel(at: grid.ceiling(points)) }
        let face = catalog.font.face
        let em = style.iconSize / Double(face.unitsPerEm)
        let metrics = face.metrics()
        let advance = icons.reduce(0) { max($0, face.advance(of: $1.glyph)) }
        let limit = Self.tileLimit * style.iconSize
        let tile = Size(
            width: min(max(style.iconSize, Double(advance) * em), limit),
            height: min(max(style.iconSize, (metrics.ascender - metrics.descender) * em), limit))
        let padding = pixels(Self.padding)
        let inner = max(pixels(tile.width), pixels(Self.captionWidth))
        cellWidth = inner + 2 * padding
        tileArea = PixelRect(x: padding, y: padding, width: inner, height: pixels(tile.height))
        captionTop = tileArea.maxY + pixels(Self.captionGap)
        captions = try CaptionSetter(
            face: style.captionFace, width: inner, scale: style.scale,
            lineLimit: Self.nameLineLimit)
        cellHeight = captionTop + (try captions.height(of: icons)) + padding
        marginPixels = pixels(Self.margin)
        columns = try Self.columns(
            style, count: icons.count, cell: (cellWidth, cellHeight), margin: marginPixels)
    }

    /// Returns the pixels of an icon's cell.
    ///
    /// - Precondition: The sheet has an icon of the number.
    public func cell(at index: Int) -> PixelRect {
        precondition(icons.indices.contains(index), "the sheet has no such icon")
        return PixelRect(
            x: marginPixels + index % columns * cellWidth,
            y: marginPixels + index / columns * cellHeight, width: cellWidth, height: cellHeight)
    }

    /// Chooses the columns, or checks those that are asked for, against the limits of a picture.
    private static func columns(
        _ style: Style, count: Int, cell: (width: Int, height: Int), margin: Int
    ) throws(DrawingError) -> Int {
        let side = Bitmap.maximumSide - 2 * margin
        let most = max(0, side / cell.width)
        let mostRows = max(1, side / cell.height)
        let least = max(1, (count + mostRows - 1) / mostRows)
        func size(_ columns: Int) -> (width: Int, height: Int) {
            let rows = (count + columns - 1) / columns
            return (2 * margin + columns * cell.width, 2 * margin + rows * cell.height)
        }
        let fitting = Int(rowWidth * style.scale) / cell.width
        let wanted = style.columns ?? max(1, min(count, max(fitting, least)))
        let whole = size(wanted)
        guard least <= most, whole.width * whole.height <= Bitmap.maximumPixelCount else {
            throw .sheetTooLarge(icons: count, width: whole.width, height: whole.height)
        }
        guard (least...most).contains(wanted) else {
            throw .sheetTooLong(
                columns: wanted, width: whole.width, height: whole.height, fitting: least...most)
        }
        return wanted
    }
}

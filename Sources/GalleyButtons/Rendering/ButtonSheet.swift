public import GalleyGeometry
public import GalleyImage
import GalleyText

/// Buttons in rows on one picture, each with its name below it.
///
/// Every button has a cell of the same size, with room for all that it reaches outside its bounds, so
/// that nothing is cut and nothing overlaps. Lengths are points, y down from the picture's top left.
public struct ButtonSheet: Sendable {
    /// A button at its place.
    struct Cell: Sendable {
        let button: ComposedButton
        /// Where the top left of the button's bounds lies.
        let origin: Point
        let caption: TextLayout?
        /// Where the top left of the caption lies.
        let captionOrigin: Point
    }

    /// The size of captions in points.
    public static let captionSize: Double = 11
    /// Returns the colour behind a sheet of an appearance where none is chosen, on which white and
    /// black buttons and shadows can be told from it.
    public static func background(for appearance: Appearance) -> Color {
        switch appearance {
        case .light: Color(red: 242, green: 242, blue: 247)
        case .dark: Color(red: 44, green: 44, blue: 46)
        }
    }

    /// The room around the picture and between cells.
    static let gap: Double = 16
    /// The room between a button and its caption.
    static let captionGap: Double = 6
    /// How wide rows become, unless a single button is wider.
    static let rowWidth: Double = 720

    /// The size of the picture.
    public let size: Size
    let cells: [Cell]

    /// Places buttons with their captions in rows, on whole pixels.
    init(_ buttons: [(button: ComposedButton, caption: TextLayout?)], grid: PixelGrid) {
        var cell = Size.zero
        var captionHeight = 0.0
        for (button, caption) in buttons {
            let reach = grid.expanded(button.reach)
            let own = button.bounds.size
            // The bounds stand in the middle whatever a state adds to one side.
            let across = max(-reach.minX, reach.maxX - own.width)
            let down = max(-reach.minY, reach.maxY - own.height)
            cell.width = max(
                cell.width, own.width + 2 * across, grid.ceiling(caption?.width ?? 0))
            cell.height = max(cell.height, own.height + 2 * down)
            captionHeight = max(captionHeight, caption.map { $0.height + Self.captionGap } ?? 0)
        }
        let step = Size(
            width: cell.width + grid.ceiling(Self.gap),
            height: cell.height + grid.ceiling(captionHeight) + grid.ceiling(Self.gap))
        let fitting = Int((Self.rowWidth / step.width).rounded(.down))
        let columns = max(1, min(buttons.count, fitting))
        let rows = (buttons.count + columns - 1) / columns
        let margin = grid.ceiling(Self.gap)
        size = Size(
            width: margin + Double(columns) * step.width,
            height: margin + Double(max(1, rows)) * step.height)
        var cells: [Cell] = []
        for (index, (button, caption)) in buttons.enumerated() {
            let left = margin + Double(index % columns) * step.width
            let top = margin + Double(index / columns) * step.height
            let own = button.bounds.size
            let x = left + grid.floor((cell.width - own.width) / 2)
            let y = top + grid.floor((cell.height - own.height) / 2)
            let indent = grid.floor((cell.width - (caption?.width ?? 0)) / 2)
            let line = top + cell.height + grid.ceiling(Self.captionGap)
            let baseline = caption?.baseline ?? 0
            cells.append(
                Cell(
                    button: button, origin: Point(x: x, y: y), caption: caption,
                    captionOrigin: Point(
                        x: left + indent, y: grid.rounded(line + baseline) - baseline)))
        }
        self.cells = cells
    }
}

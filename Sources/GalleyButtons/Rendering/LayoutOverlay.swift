import GalleyDrawing
import GalleyGeometry
import GalleyImage
import GalleyLayout

/// What `--overlay` draws over buttons: the rectangles of the layout, baselines and ink boxes.
///
/// All lines are one pixel wide. Rectangles are drawn along the inside of their edges: the bounds gray,
/// the content rect blue, the icon green, the title and subtitle magenta. Baselines are red, ink boxes
/// orange.
public struct LayoutOverlay: Hashable, Sendable {
    /// Creates the overlay.
    public init() {}

    private static let bounds = Color(red: 128, green: 128, blue: 128)
    private static let content = Color(red: 0, green: 102, blue: 255)
    private static let icon = Color(red: 0, green: 153, blue: 51)
    private static let text = Color(red: 204, green: 0, blue: 204)
    private static let baseline = Color(red: 255, green: 0, blue: 0)
    private static let ink = Color(red: 255, green: 136, blue: 0)

    /// Draws the layout of a composed button.
    func draw(_ composed: ComposedButton, on canvas: inout Canvas) throws(DrawingError) {
        let frames = composed.frames
        let outlines: [(Rect?, Color)] = [
            (Rect(origin: .zero, size: composed.bounds.size), Self.bounds),
            (frames.content, Self.content), (frames.icon, Self.icon), (frames.title, Self.text),
            (frames.subtitle, Self.text),
        ]
        for (rect, color) in outlines {
            try canvas.outline(rect, color: color)
        }
        for text in [composed.icon, composed.title, composed.subtitle] {
            guard let text else { continue }
            try canvas.outline(text.ink.map(composed.grid.expanded), color: Self.ink)
            let line = Rect(
                x: text.frame.minX, y: composed.grid.rounded(text.baseline),
                width: text.frame.width, height: composed.grid.hairline)
            try canvas.fill(composed.grid.roundedEdges(line), color: Self.baseline)
        }
    }
}

extension Canvas {
    /// Draws the outline of a rectangle with one pixel; one without area leaves no trace.
    fileprivate mutating func outline(_ rect: Rect?, color: Color) throws(DrawingError) {
        guard let rect else { return }
        let snapped = grid.roundedEdges(rect)
        guard snapped.width > 0, snapped.height > 0 else { return }
        try drawBorder(inside: snapped, width: grid.hairline, color: color)
    }
}

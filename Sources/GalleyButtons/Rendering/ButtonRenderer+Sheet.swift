import GalleyDrawing
public import GalleyGeometry
public import GalleyImage
import GalleyText

extension ButtonRenderer {
    /// Draws buttons in rows on one picture, each with its name below it.
    ///
    /// Names are set in the first declared title font, and left out where none is declared.
    ///
    /// - Parameters:
    ///   - buttons: The buttons in reading order.
    ///   - grid: The pixels that they were composed for.
    ///   - overlay: What draws their layout over them.
    ///   - background: The colour behind them.
    /// - Returns: The picture.
    /// - Throws: ``ButtonsError`` for a caption that can't be measured, a glyph that can't be drawn
    ///   or a picture beyond the bitmap's limits.
    public func sheet(
        of buttons: [ComposedButton], grid: PixelGrid, overlay: LayoutOverlay? = nil,
        background: Color = .white
    ) throws(ButtonsError) -> Bitmap {
        var captioned: [(button: ComposedButton, caption: TextLayout?)] = []
        for button in buttons {
            let caption = try composer.caption(
                button.button.name, size: ButtonSheet.captionSize, for: button.button)
            captioned.append((button, caption))
        }
        let sheet = ButtonSheet(captioned, grid: grid)
        let color = background.contrasting
        do {
            var canvas = try canvas(of: sheet.size, grid: grid, background: background)
            for cell in sheet.cells {
                canvas.origin = cell.origin
                try draw(cell.button, on: &canvas)
                try overlay?.draw(cell.button, on: &canvas)
                canvas.origin = .zero
                if let caption = cell.caption {
                    try canvas.draw(caption, at: cell.captionOrigin, color: color)
                }
            }
            return canvas.finish()
        } catch {
            throw .drawing(name: "the sheet", error)
        }
    }
}

extension Color {
    /// A gray that can be read on the colour, and on light and dark alike where that is clear.
    fileprivate var contrasting: Color {
        if alpha < 128 { return Color(red: 128, green: 128, blue: 128) }
        // The weights of ITU-R BT.601 in thousandths.
        let light = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        let level: UInt8 = light > 127_500 ? 85 : 187
        return Color(red: level, green: level, blue: level)
    }
}

import Galley

/// The library in a loop: buttons with titles of their own, each to a PNG in memory.
struct DrawingLoop {
    /// The verb by which a process of its own does nothing but this, so that its memory can be told.
    static let verb = "draw"

    private let renderer = ButtonRenderer(fonts: ButtonFonts(ButtonBenchmarks.fonts))
    private let look = ButtonBenchmarks.buttons(titleColor: .black)[0]

    /// Draws some buttons.
    func draw(_ count: Int, scale: Double = 2) throws {
        let grid = PixelGrid(scale: scale)
        for index in 0..<count {
            var button = look
            button.title?.text = "Item \(index * 7_919 % 100_000)"
            button.icon?.symbol = .codePoints([SpecText.icon(index)])
            let composed = try renderer.compose(button, grid: grid)
            _ = try renderer.picture(of: composed).encodedPNG(scale: scale)
        }
    }
}

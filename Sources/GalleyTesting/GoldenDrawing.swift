import GalleyButtons
import GalleyGeometry
import GalleyGoldens
import GalleyImage

/// A picture that a test draws, with what its golden's name and file say of it.
struct GoldenDrawing {
    /// The pixels.
    let picture: Bitmap
    /// How many pixels a point spans.
    let scale: Int
    /// What it varies in, such as the state; nothing for the usual values.
    var values: [ImageName.Axis: String] = [:]
    /// The fonts it may have been drawn with.
    var fonts: [FontDeclaration] = []
    /// The SHA-256 of the spec it comes from.
    var inputHash: String?
    /// The parts that are left out of the comparison.
    var ignored: [Mask.Region] = []
    /// Its layout as one line of JSON, for whoever asks.
    var layout: @Sendable () -> String? = { nil }
}

extension GoldenDrawing {
    /// Draws a button.
    init(
        _ button: ComposedButton, renderer: ButtonRenderer, values: [ImageName.Axis: String],
        ignoring parts: Set<ButtonPart>, inputHash: String? = nil
    ) throws(ButtonsError) {
        self.init(
            picture: try renderer.picture(of: button), scale: Int(button.grid.scale),
            values: values, fonts: button.declaredFonts, inputHash: inputHash,
            ignored: ButtonPart.regions(parts, of: [button], isAlone: true),
            layout: { LayoutReport(button).jsonLine })
    }

    /// Draws a screen.
    init(
        _ screen: ComposedScreen, renderer: ButtonRenderer, values: [ImageName.Axis: String],
        ignoring parts: Set<ButtonPart>, inputHash: String? = nil
    ) throws(ButtonsError) {
        let buttons = screen.buttons
        let name = screen.screen.name
        self.init(
            picture: try renderer.picture(of: screen), scale: Int(screen.grid.scale),
            values: values, fonts: buttons.first?.declaredFonts ?? [], inputHash: inputHash,
            ignored: ButtonPart.regions(parts, of: buttons),
            layout: {
                let lines = buttons.map { LayoutReport($0, screen: name).jsonLine }
                return "[" + lines.joined(separator: ",") + "]"
            })
    }

    /// The values by which pictures of one button or screen are told apart.
    static func values(
        _ state: ButtonState, _ appearance: Appearance, _ direction: LayoutDirection
    ) -> [ImageName.Axis: String] {
        [
            .state: state.description, .appearance: appearance.rawValue,
            .direction: DirectionName(direction).rawValue,
        ]
    }
}

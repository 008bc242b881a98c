public import GalleyGeometry
import GalleyLayout

/// A screen's buttons at their places at a scale, ready to be drawn or reported.
public struct ComposedScreen: Hashable, Sendable {
    /// The screen.
    public let screen: Screen
    /// The pixels it is made of.
    public let grid: PixelGrid
    /// The buttons from back to front; what the constraints tell about one is among its diagnostics.
    public let buttons: [ComposedButton]
    /// What its designer should know about the constraints.
    public let diagnostics: [ScreenDiagnostic]

    init(
        _ screen: Screen, grid: PixelGrid, buttons: [ComposedButton],
        diagnostics: [ScreenDiagnostic] = []
    ) {
        self.screen = screen
        self.grid = grid
        self.diagnostics = diagnostics
        let known = Set(buttons.map(\.button.name))
        self.buttons = buttons.enumerated().map { index, button in
            var button = button
            button.diagnostics += diagnostics.filter { diagnostic in
                // What is about the screen alone is told with its first button.
                let name = diagnostic.item.name
                return known.contains(name) ? name == button.button.name : index == 0
            }.map(ButtonDiagnostic.screen)
            return button
        }
    }
}

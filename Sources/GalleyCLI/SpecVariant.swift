import GalleyButtons
import GalleyGeometry

/// One value of each axis that pictures are drawn in.
struct SpecVariant: Hashable, Sendable {
    let scale: Int
    let state: ButtonState
    let appearance: Appearance
    let direction: LayoutDirection

    var grid: PixelGrid { PixelGrid(scale: Double(scale)) }

    /// The name of a picture.
    func imageName(of name: String) -> ImageName {
        ImageName(
            name,
            values: [
                .state: state.description, .appearance: appearance.rawValue,
                .direction: DirectionName(direction).rawValue,
            ], scale: scale
        )
    }

    /// The file that a name's picture goes to.
    func file(of name: String) -> String { imageName(of: name).description }
}

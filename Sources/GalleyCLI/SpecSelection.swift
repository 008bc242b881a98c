import GalleyButtons
import GalleyGeometry

/// The buttons and screens that the command line chooses from its spec files.
struct SpecSelection {
    /// One spec file with what is chosen from it.
    struct Chosen {
        let spec: ButtonSpec
        let buttons: [IconButton]
        let screens: [Screen]
        let scales: [Int]
        let states: [ButtonState]
        let directions: [LayoutDirection]

        /// What each name is drawn in, in the order of output.
        var variants: [Variant] {
            scales.flatMap { scale in
                states.flatMap { state in
                    directions.map { Variant(scale: scale, state: state, direction: $0) }
                }
            }
        }
    }

    /// One value of each axis.
    struct Variant {
        let scale: Int
        let state: ButtonState
        let direction: LayoutDirection

        var grid: PixelGrid { PixelGrid(scale: Double(scale)) }

        /// The file that a name's picture goes to.
        func file(of name: String) -> String {
            ImageName(
                name,
                values: [
                    .state: state.description,
                    .direction: DirectionName(direction).rawValue,
                ], scale: scale
            ).description
        }
    }

    let chosen: [Chosen]

    /// Reads the spec files and keeps the buttons and screens whose names match.
    ///
    /// Axes, where any are given, win over those of the files; without a filter all names match.
    init(paths: [String], axes: AxisFlags, filter: String?) throws(CommandError) {
        var chosen: [Chosen] = []
        do {
            let pattern = try filter.map { (text) throws(ButtonsError) in try NamePattern(text) }
            for path in paths {
                let spec = try ButtonSpec(path: path)
                chosen.append(
                    Chosen(
                        spec: spec,
                        buttons: spec.buttons.filter { pattern?.matches($0.name) ?? true },
                        screens: spec.screens.filter { pattern?.matches($0.name) ?? true },
                        scales: axes.scales.isEmpty ? spec.scales : axes.scales.map(\.value),
                        states: axes.states.isEmpty ? spec.states : axes.states,
                        directions: axes.directions.isEmpty
                            ? spec.directions : axes.directions.map(\.direction)))
            }
        } catch {
            throw CommandError(error)
        }
        if let filter, chosen.allSatisfy({ $0.buttons.isEmpty && $0.screens.isEmpty }) {
            throw .usage("no button or screen has a name like \(filter.debugDescription)")
        }
        self.chosen = chosen
    }
}

extension ButtonRenderer {
    /// Measures and lays out the buttons of a screen at their places.
    func compose(
        _ screen: Screen, from buttons: [IconButton], _ variant: SpecSelection.Variant
    ) throws(ButtonsError) -> ComposedScreen {
        try composer.compose(
            screen, buttons: buttons, grid: variant.grid, direction: variant.direction,
            state: variant.state)
    }

    /// Measures and lays out a button in a variant.
    func compose(
        _ button: IconButton, _ variant: SpecSelection.Variant
    ) throws(ButtonsError) -> ComposedButton {
        try compose(
            button, grid: variant.grid, direction: variant.direction, state: variant.state)
    }
}

import GalleyButtons
import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyImage

/// The buttons and screens that the command line chooses from its spec files.
struct SpecSelection {
    /// One spec file with what is chosen from it.
    struct Chosen {
        /// The file's path as it was given.
        let path: String
        /// The file as it was read.
        let file: SpecFile
        /// The name of the file without its folder and ending.
        let stem: String
        /// What the file says in each appearance that is drawn.
        let specs: [Appearance: ButtonSpec]
        let pattern: NamePattern?
        /// What each name is drawn in, in the order of output.
        let variants: [Variant]

        init(path: String, _ axes: AxisFlags, _ pattern: NamePattern?) throws(ButtonsError) {
            file = try SpecFile(path: path)
            self.path = path
            let first = try file.spec(for: axes.appearances.first ?? .light)
            let scales = axes.scales.isEmpty ? first.scales : axes.scales.map(\.value)
            let states = axes.states.isEmpty ? first.states : axes.states
            let directions =
                axes.directions.isEmpty ? first.directions : axes.directions.map(\.direction)
            let appearances = axes.appearances.isEmpty ? first.appearances : axes.appearances
            var specs = [first.appearance: first]
            for appearance in appearances where specs[appearance] == nil {
                specs[appearance] = try file.spec(for: appearance)
            }
            self.specs = specs
            self.pattern = pattern
            variants = scales.flatMap { scale in
                states.flatMap { state in
                    appearances.flatMap { appearance in
                        directions.map {
                            Variant(
                                scale: scale, state: state, appearance: appearance, direction: $0)
                        }
                    }
                }
            }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let ending = name.hasSuffix(".json5") ? 6 : name.hasSuffix(".json") ? 5 : 0
            stem = name.count > ending ? String(name.dropLast(ending)) : name
        }

        /// Makes a renderer for each appearance: palettes have the colours of one. All share what
        /// they open and draw.
        func renderers(blendSpace: BlendSpace = .srgb) -> [Appearance: ButtonRenderer] {
            let collection = FontCollection()
            let cache = GlyphCache()
            let images = ButtonImages()
            return specs.mapValues { spec in
                ButtonRenderer(
                    fonts: ButtonFonts(spec.fonts, collection: collection), cache: cache,
                    images: images, blendSpace: blendSpace)
            }
        }

        /// What the file says in a variant.
        func spec(of variant: Variant) -> ButtonSpec {
            specs[variant.appearance] ?? ButtonSpec()
        }

        /// The chosen buttons as a variant colours them.
        func buttons(in variant: Variant) -> [IconButton] {
            spec(of: variant).buttons.filter { pattern?.matches($0.name) ?? true }
        }

        /// The chosen screens as a variant colours them.
        func screens(in variant: Variant) -> [Screen] {
            spec(of: variant).screens.filter { pattern?.matches($0.name) ?? true }
        }

        /// The chosen screens in whichever appearance comes first.
        var screens: [Screen] { variants.first.map(screens(in:)) ?? [] }

        /// Whether the filter leaves nothing.
        var isEmpty: Bool {
            screens.isEmpty && variants.first.map { buttons(in: $0).isEmpty } ?? true
        }
    }

    /// One value of each axis.
    struct Variant {
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

    let chosen: [Chosen]

    /// Reads the spec files and keeps the buttons and screens whose names match.
    ///
    /// Axes, where any are given, win over those of the files; without a filter all names match.
    init(
        paths: [String], axes: AxisFlags, filter: String?, mayBeEmpty: Bool = false
    ) throws(CommandError) {
        var chosen: [Chosen] = []
        do {
            let pattern = try filter.map { (text) throws(ButtonsError) in try NamePattern(text) }
            for path in paths {
                chosen.append(try Chosen(path: path, axes, pattern))
            }
        } catch {
            throw CommandError(error)
        }
        if let filter, !mayBeEmpty, chosen.allSatisfy(\.isEmpty) {
            throw .usage("no button or screen has a name like \(filter.debugDescription)")
        }
        self.chosen = chosen
    }
}

extension ButtonRenderer {
    /// Measures and lays out the buttons of a screen at their places.
    func compose(
        _ screen: Screen, from buttons: [IconButton], _ variant: SpecSelection.Variant
    ) throws(CommandError) -> ComposedScreen {
        do {
            return try composer.compose(
                screen, buttons: buttons, grid: variant.grid, direction: variant.direction,
                state: variant.state)
        } catch {
            throw CommandError(error)
        }
    }

    /// Measures and lays out a button in a variant.
    func compose(
        _ button: IconButton, _ variant: SpecSelection.Variant
    ) throws(CommandError) -> ComposedButton {
        do {
            return try compose(
                button, grid: variant.grid, direction: variant.direction, state: variant.state)
        } catch {
            throw CommandError(error)
        }
    }
}

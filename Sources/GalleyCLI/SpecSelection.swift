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
    }

    let chosen: [Chosen]

    /// Reads the spec files and keeps the buttons and screens whose names match.
    ///
    /// Scales, where any are given, win over those of the files; without a filter all names match.
    init(paths: [String], scales: [Scale], filter: String?) throws(CommandError) {
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
                        scales: scales.isEmpty ? spec.scales : scales.map(\.value)))
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

/// A scale given on the command line: a whole number of pixels per point.
struct Scale: ArgumentValue, Hashable {
    let value: Int

    init?(argument: String) {
        guard let value = Int(argument), (1...SpecLimit.scale).contains(value) else { return nil }
        self.value = value
    }

    static let allowed = "whole numbers from 1 to \(SpecLimit.scale), such as 1,2,3"
}

extension ButtonRenderer {
    /// Measures and lays out the buttons of a screen at their frames.
    func compose(
        _ screen: Screen, from buttons: [IconButton], grid: PixelGrid
    ) throws(ButtonsError) -> [ComposedButton] {
        var composed: [ComposedButton] = []
        for item in screen.items {
            guard let button = buttons.first(where: { $0.name == item.button }) else { continue }
            composed.append(try compose(button, grid: grid, frame: item.frame))
        }
        return composed
    }
}

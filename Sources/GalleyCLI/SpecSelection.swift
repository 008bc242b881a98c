import GalleyButtons
import GalleyGoldens
import Synchronization

/// The buttons and screens that the command line chooses from its spec files.
///
/// All of them have been found sound; each is decoded anew when it is asked for, so that what is held
/// does not grow with them.
struct SpecSelection: Sendable {
    let chosen: [ChosenSpec]

    /// Reads the spec files and keeps the buttons and screens whose names match.
    ///
    /// Axes, where any are given, win over those of the files; without a filter all names match.
    ///
    /// - Parameters:
    ///   - paths: The spec files.
    ///   - axes: The values of the matrix that win.
    ///   - filter: The pattern that names are to match.
    ///   - mayBeEmpty: Whether no name has to match.
    ///   - jobs: How many buttons are looked at once.
    /// - Throws: ``CommandError`` for the first fault of the first file that has one, and for a filter
    ///   that nothing matches.
    init(
        paths: [String], axes: AxisFlags, filter: String?, mayBeEmpty: Bool = false, jobs: Int = 1
    ) throws(CommandError) {
        var chosen: [ChosenSpec] = []
        do {
            let pattern = try filter.map { (text) throws(ButtonsError) in try NamePattern(text) }
            for path in paths {
                let spec = try ChosenSpec(path: path, axes, pattern)
                try Self.check(spec, jobs: jobs)
                chosen.append(spec)
            }
        } catch {
            throw CommandError(error)
        }
        if let filter, !mayBeEmpty, chosen.allSatisfy(\.isEmpty) {
            throw .usage("no button or screen has a name like \(filter.debugDescription)")
        }
        self.chosen = chosen
    }

    /// How many buttons a thread decodes before it asks for more.
    private static let portion = 32

    /// Decodes everything once, the chosen and the rest.
    private static func check(_ chosen: ChosenSpec, jobs: Int) throws(ButtonsError) {
        let spec = chosen.first
        let (buttons, screens) = (spec.buttonNames.count, spec.screenNames.count)
        let count = buttons + screens
        let isSound = Atomic(true)
        Workers.run(count: (count + portion - 1) / portion, workers: jobs) { number in
            guard isSound.load(ordering: .relaxed) else { return }
            do {
                for index in number * portion..<min(count, (number + 1) * portion) {
                    if index < buttons {
                        _ = try spec.button(at: index)
                    } else {
                        _ = try spec.screen(at: index - buttons)
                    }
                }
            } catch {
                isSound.store(false, ordering: .relaxed)
            }
        }
        // Which fault is the first does not depend on who finds one.
        if !isSound.load(ordering: .relaxed) { try chosen.file.check() }
    }
}

extension ButtonRenderer {
    /// Measures and lays out the buttons of a screen at their places.
    func compose(
        _ screen: Screen, from buttons: [IconButton], _ variant: SpecVariant
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
        _ button: IconButton, _ variant: SpecVariant
    ) throws(CommandError) -> ComposedButton {
        do {
            return try compose(
                button, grid: variant.grid, direction: variant.direction, state: variant.state)
        } catch {
            throw CommandError(error)
        }
    }
}

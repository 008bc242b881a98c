import GalleyButtons

/// One spec file with what is chosen from it.
final class ChosenSpec: Sendable {
    /// What a picture shows, by its number in the file.
    enum Subject {
        case button(Int)
        case screen(Int)
    }

    /// The file's path as it was given.
    let path: String
    /// The file as it was read.
    let file: SpecFile
    /// The name of the file without its folder and ending.
    let stem: String
    /// What the file says in whichever appearance comes first.
    let first: LazySpec
    /// What the file says in each appearance that is drawn.
    let specs: [Appearance: LazySpec]
    /// What each name is drawn in, in the order of output.
    let variants: [SpecVariant]
    /// The numbers of the chosen buttons.
    let buttons: ChosenNumbers
    /// The numbers of the chosen screens.
    let screens: ChosenNumbers

    init(path: String, _ axes: AxisFlags, _ pattern: NamePattern?) throws(ButtonsError) {
        file = try SpecFile(path: path)
        self.path = path
        first = try file.contents(for: axes.appearances.first ?? .light)
        let scales = axes.scales.isEmpty ? first.scales : axes.scales.map(\.value)
        let states = axes.states.isEmpty ? first.states : axes.states
        let directions =
            axes.directions.isEmpty ? first.directions : axes.directions.map(\.direction)
        let appearances = axes.appearances.isEmpty ? first.appearances : axes.appearances
        var specs = [first.appearance: first]
        for appearance in appearances where specs[appearance] == nil {
            specs[appearance] = try file.contents(for: appearance)
        }
        self.specs = specs
        variants = scales.flatMap { scale in
            states.flatMap { state in
                appearances.flatMap { appearance in
                    directions.map {
                        SpecVariant(
                            scale: scale, state: state, appearance: appearance, direction: $0)
                    }
                }
            }
        }
        buttons = ChosenNumbers(of: first.buttonNames, pattern)
        screens = ChosenNumbers(of: first.screenNames, pattern)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let ending = name.hasSuffix(".json5") ? 6 : name.hasSuffix(".json") ? 5 : 0
        stem = name.count > ending ? String(name.dropLast(ending)) : name
    }

    /// Whether the filter leaves nothing.
    var isEmpty: Bool { buttons.isEmpty && screens.isEmpty }

    /// How many pictures there are of all that is chosen.
    var pictureCount: Int { variants.count * (buttons.count + screens.count) }

    /// The variant of a picture and what it shows, in the order of output.
    func picture(at index: Int) -> (variant: SpecVariant, subject: Subject) {
        let (variant, place) = index.quotientAndRemainder(
            dividingBy: buttons.count + screens.count)
        return (
            variants[variant],
            place < buttons.count
                ? .button(buttons[place]) : .screen(screens[place - buttons.count])
        )
    }

    /// The name of what a picture shows.
    func name(of subject: Subject) -> String {
        switch subject {
        case .button(let number): first.buttonNames[number]
        case .screen(let number): first.screenNames[number]
        }
    }

    /// The line on which what a picture shows is declared.
    func line(of subject: Subject) -> Int {
        switch subject {
        case .button(let number): first.buttonNames.line(at: number)
        case .screen(let number): first.screenNames.line(at: number)
        }
    }

    /// What the file says in a variant.
    func spec(of variant: SpecVariant) -> LazySpec { specs[variant.appearance] ?? first }

    /// Decodes a button as a variant colours it.
    func button(_ number: Int, in variant: SpecVariant) throws(CommandError) -> IconButton {
        try CommandError.wrap { () throws(ButtonsError) in
            try spec(of: variant).button(at: number)
        }
    }

    /// Decodes a screen and its buttons as a variant colours them.
    func screen(
        _ number: Int, in variant: SpecVariant
    ) throws(CommandError) -> (screen: Screen, buttons: [IconButton]) {
        try CommandError.wrap { () throws(ButtonsError) in
            let spec = spec(of: variant)
            let screen = try spec.screen(at: number)
            return (screen, try spec.buttons(of: screen))
        }
    }

    /// Whether something that is chosen has a name, upper and lower case being equal.
    func draws(_ name: String) -> Bool {
        if let number = first.buttonNames.index(ignoringCaseOf: name), buttons.contains(number) {
            return true
        }
        return first.screenNames.index(ignoringCaseOf: name).map(screens.contains) ?? false
    }
}

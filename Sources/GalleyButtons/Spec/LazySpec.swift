public import GalleyGeometry
public import GalleyImage

/// What a spec file says in one appearance, each button and screen decoded when it is asked for.
///
/// It holds the file's text and a few bytes for each button, whatever their number, where a
/// ``ButtonSpec`` holds all of them as values. Any thread may ask.
///
/// ```swift
/// let spec = try SpecFile(path: "buttons.json5").contents(for: .light)
/// for index in spec.buttonNames.indices {
///     let button = try spec.button(at: index)
/// }
/// let save = try spec.button(named: "save")
/// ```
public struct LazySpec: Sendable {
    /// The names of the buttons in the order of the file, which is the order of output.
    public let buttonNames: SpecNames
    /// The names of the screens in the order of the file.
    public let screenNames: SpecNames
    /// The scales to draw at, in pixels per point, each once.
    public let scales: [Int]
    /// The states to draw, each once.
    public let states: [ButtonState]
    /// The layout directions to draw, each once.
    public let directions: [LayoutDirection]
    /// The appearances to draw, each once.
    public let appearances: [Appearance]
    /// The appearance that the colours are those of.
    public let appearance: Appearance

    /// What all buttons refer to, in one place: threads that share copies of it would take turns at
    /// counting their references.
    private final class Common: Sendable {
        let resolver: SpecResolver

        init(_ resolver: SpecResolver) { self.resolver = resolver }
    }

    private let common: Common
    private let buttons: SpecMembers<ButtonDraft>
    private let screens: SpecMembers<ScreenDraft>

    init(
        resolving draft: SpecDraft, buttons: SpecMembers<ButtonDraft>,
        screens: SpecMembers<ScreenDraft>, folder: SpecFolder, appearance: Appearance
    ) throws(ButtonsError) {
        common = Common(
            try SpecResolver(
                draft, folder: folder, source: buttons.names.source, appearance: appearance))
        self.buttons = buttons
        self.screens = screens
        buttonNames = buttons.names
        screenNames = screens.names
        scales = draft.matrix?.scale ?? [1]
        states = draft.matrix?.state ?? [.normal]
        directions = draft.matrix?.direction?.map(\.direction) ?? [.leftToRight]
        appearances = draft.matrix?.appearance ?? [.light]
        self.appearance = appearance
    }

    /// The fonts in the order of the file, which is the order icons are looked up in.
    public var fonts: [FontDeclaration] { common.resolver.fonts }
    /// The named colours.
    public var colors: [String: Color] { common.resolver.colors }
    /// The named styles.
    public var styles: [String: ButtonStyle] { common.resolver.styles }

    /// Decodes the button of a number.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first fault of the button.
    /// - Precondition: ``buttonNames`` has the number.
    public func button(at index: Int) throws(ButtonsError) -> IconButton {
        try common.resolver.button(try buttons.draft(at: index))
    }

    /// Decodes the button of a name; nil where the file has none.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first fault of the button.
    public func button(named name: String) throws(ButtonsError) -> IconButton? {
        guard let index = buttonNames.index(of: name) else { return nil }
        return try button(at: index)
    }

    /// Decodes the screen of a number.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first fault of the screen.
    /// - Precondition: ``screenNames`` has the number.
    public func screen(at index: Int) throws(ButtonsError) -> Screen {
        try common.resolver.screen(try screens.draft(at: index), buttons: buttonNames)
    }

    /// Decodes the screen of a name; nil where the file has none.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first fault of the screen.
    public func screen(named name: String) throws(ButtonsError) -> Screen? {
        guard let index = screenNames.index(of: name) else { return nil }
        return try screen(at: index)
    }

    /// Decodes the buttons that a screen places, from back to front.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first fault of a button.
    public func buttons(of screen: Screen) throws(ButtonsError) -> [IconButton] {
        var buttons: [IconButton] = []
        for item in screen.items {
            if let button = try button(named: item.button) { buttons.append(button) }
        }
        return buttons
    }

    /// The files that drawing the buttons reads: fonts, their metadata and images, each once.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first fault of a button.
    public func files() throws(ButtonsError) -> [String] {
        var files = UniqueFiles()
        files.add(fonts)
        for index in buttonNames.indices { files.add(try button(at: index)) }
        return files.paths
    }
}

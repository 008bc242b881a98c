extension ButtonSpec {
    /// Reads the spec file at a path; see ``init(decoding:path:)``.
    ///
    /// - Throws: ``ButtonsError/file(_:)`` for a file that is missing, can't be read or is larger
    ///   than ``JSON5Value/sizeLimit``; ``ButtonsError/syntax(_:)`` or ``ButtonsError/spec(_:)``
    ///   with the first fault.
    public init(path: String) throws(ButtonsError) {
        self = try SpecFile(path: path).spec(for: .light)
    }

    /// Reads a spec file of format 1, with the colours of light surroundings; ``SpecFile`` has those
    /// of dark ones as well.
    ///
    /// Font files are named, not opened: their paths get the folder of `path` in front.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes, JSON5 in UTF-8.
    ///   - path: The file's path, for relative paths and for error messages.
    /// - Throws: ``ButtonsError/syntax(_:)`` or ``ButtonsError/spec(_:)`` with the first fault.
    public init(decoding bytes: [UInt8], path: String) throws(ButtonsError) {
        self = try SpecFile(decoding: bytes, path: path).spec(for: .light)
    }

    /// Decodes all buttons and screens.
    init(_ spec: LazySpec) throws(ButtonsError) {
        var buttons: [IconButton] = []
        for index in spec.buttonNames.indices { buttons.append(try spec.button(at: index)) }
        var screens: [Screen] = []
        for index in spec.screenNames.indices { screens.append(try spec.screen(at: index)) }
        self.init(
            fonts: spec.fonts, colors: spec.colors, styles: spec.styles, buttons: buttons,
            screens: screens, scales: spec.scales, states: spec.states,
            directions: spec.directions, appearances: spec.appearances,
            appearance: spec.appearance)
    }
}

import GalleyGeometry

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

    init(
        resolving draft: SpecDraft, folder: SpecFolder, source: [UInt8], appearance: Appearance
    ) throws(ButtonsError) {
        let resolver = try SpecResolver(
            draft, folder: folder, source: source, appearance: appearance)
        var buttons: [IconButton] = []
        for declared in draft.buttons ?? [] { buttons.append(try resolver.button(declared)) }
        var screens: [Screen] = []
        let names = buttons.map(\.name)
        let known = Set(names)
        for declared in draft.screens ?? [] {
            screens.append(try resolver.screen(declared, buttons: names, known: known))
        }
        self.init(
            fonts: resolver.fonts, colors: resolver.colors, styles: resolver.styles,
            buttons: buttons, screens: screens, scales: draft.matrix?.scale ?? [1],
            states: draft.matrix?.state ?? [.normal],
            directions: draft.matrix?.direction?.map(\.direction) ?? [.leftToRight],
            appearances: draft.matrix?.appearance ?? [.light], appearance: appearance)
    }
}

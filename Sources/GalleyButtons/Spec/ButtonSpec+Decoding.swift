import GalleyGeometry
import GalleyImage

extension ButtonSpec {
    /// Reads the spec file at a path; see ``init(decoding:path:)``.
    ///
    /// - Throws: ``ButtonsError/file(_:)`` for a file that is missing, can't be read or is larger
    ///   than ``JSON5Value/sizeLimit``; ``ButtonsError/syntax(_:)`` or ``ButtonsError/spec(_:)``
    ///   with the first fault.
    public init(path: String) throws(ButtonsError) {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path, limit: JSON5Value.sizeLimit)
        } catch {
            throw .file(error)
        }
        try self.init(decoding: bytes, path: path)
    }

    /// Reads a spec file of format 1.
    ///
    /// Font files are named, not opened: their paths get the folder of `path` in front.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes, JSON5 in UTF-8.
    ///   - path: The file's path, for relative paths and for error messages.
    /// - Throws: ``ButtonsError/syntax(_:)`` or ``ButtonsError/spec(_:)`` with the first fault.
    public init(decoding bytes: [UInt8], path: String) throws(ButtonsError) {
        let root = SpecNode(
            value: try JSON5Value(reading: bytes, path: path),
            site: SpecSite(path: path, position: SourcePosition(line: 1, column: 1), keyPath: ""))
        try self.init(
            resolving: SpecForm<SpecDraft>.spec.decode(try Self.checkingVersion(of: root)),
            folder: SpecFolder(ofSpec: path), source: bytes)
    }

    /// Looks at the version first: another version may have keys this one would call unknown.
    private static func checkingVersion(of root: SpecNode) throws(ButtonsError) -> SpecNode {
        let site = SpecSite(
            path: root.site.path, position: root.value.position, keyPath: root.site.keyPath)
        if case .object(let members) = root.value.content {
            guard let member = members.first(where: { $0.key == "galley" }) else {
                throw site.key("galley").issue(
                    .missing(allowed: SpecForm<Int>.version.allowed))
            }
            let version = site.key("galley", at: member.value.position)
            _ = try SpecForm<Int>.version.decode(SpecNode(value: member.value, site: version))
        }
        return SpecNode(value: root.value, site: site)
    }

    private init(
        resolving draft: SpecDraft, folder: SpecFolder, source: [UInt8]
    ) throws(ButtonsError) {
        try Self.checkFileNames(of: draft)
        let resolver = try SpecResolver(draft, folder: folder, source: source)
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
            directions: draft.matrix?.direction?.map(\.direction) ?? [.leftToRight])
    }

    /// Buttons and screens become files of one folder, on some systems blind to case.
    private static func checkFileNames(of draft: SpecDraft) throws(ButtonsError) {
        let sites =
            (draft.buttons ?? []).map { ($0.name, $0.site) }
            + (draft.screens ?? []).map { ($0.name, $0.site) }
        var taken: [String: SourcePosition] = [:]
        for (name, site) in sites {
            if let first = taken.updateValue(site.position, forKey: name.lowercased()) {
                throw site.issue(.duplicateName(name, first: first))
            }
        }
    }
}

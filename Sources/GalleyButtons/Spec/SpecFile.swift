import GalleyImage

/// A spec file that has been read once and can be asked for each appearance.
///
/// Reading checks the notation of the whole file and everything but its buttons and screens, which are
/// decoded when they are asked for.
public struct SpecFile: Sendable {
    private let draft: SpecDraft
    private let folder: SpecFolder
    private let buttons: SpecMembers<ButtonDraft>
    private let screens: SpecMembers<ScreenDraft>
    /// The bytes, which buttons and screens are decoded from.
    private let source: [UInt8]

    /// Reads the spec file at a path.
    ///
    /// - Throws: ``ButtonsError``, as ``ButtonSpec/init(path:)`` does, faults of buttons and screens
    ///   left out.
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
    /// - Parameters:
    ///   - bytes: The file's bytes, JSON5 in UTF-8.
    ///   - path: The file's path, for relative paths and for error messages.
    /// - Throws: ``ButtonsError/syntax(_:)`` or ``ButtonsError/spec(_:)`` with the first fault, faults
    ///   of buttons and screens left out.
    public init(decoding bytes: [UInt8], path: String) throws(ButtonsError) {
        var reader = try JSON5Reader(bytes: bytes, path: path, outlining: ["buttons", "screens"])
        let root = SpecNode(
            value: try reader.readFile(),
            site: SpecSite(path: path, position: SourcePosition(line: 1, column: 1), keyPath: ""))
        let outlines = reader.outlines
        source = bytes
        folder = SpecFolder(ofSpec: path)
        buttons = SpecMembers(
            SpecNames(outlines["buttons"] ?? JSON5Outline(depth: 2), source: bytes), .button,
            at: root.site.key("buttons"))
        screens = SpecMembers(
            SpecNames(outlines["screens"] ?? JSON5Outline(depth: 2), source: bytes), .screen,
            at: root.site.key("screens"))
        // Keys may be equal without having equal bytes, which only the whole tree tells.
        let isASCII = outlines.values.allSatisfy(\.isASCII)
        if !isASCII { _ = try JSON5Value(reading: bytes, path: path) }
        let checked = try Self.checkingVersion(of: root)
        do {
            draft = try SpecForm<SpecDraft>.spec.decode(checked)
        } catch {
            // What comes first in the file is told first.
            if case .spec(let issue) = error {
                try Self.check(buttons, screens, before: issue.site.position)
            }
            throw error
        }
        let alias = alias
        if !isASCII || alias != nil { try Self.check(buttons, screens) }
        if let alias {
            let (name, site) = alias.second
            throw site.issue(.duplicateName(name, first: alias.first))
        }
    }

    /// Returns what the file says with the colours of an appearance, buttons and screens decoded when
    /// they are asked for.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the file's first fault, where anything but a button or
    ///   screen has one; it is the same for every appearance.
    public func contents(for appearance: Appearance) throws(ButtonsError) -> LazySpec {
        do {
            return try resolved(for: appearance)
        } catch {
            try Self.check(buttons, screens)
            throw error
        }
    }

    /// Returns all that the file says, with the colours of an appearance.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the file's first fault; it is the same for every
    ///   appearance.
    public func spec(for appearance: Appearance) throws(ButtonsError) -> ButtonSpec {
        do {
            return try ButtonSpec(try resolved(for: appearance))
        } catch {
            try Self.check(buttons, screens)
            throw error
        }
    }

    /// Decodes each button and screen once and keeps none.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the file's first fault.
    public func check() throws(ButtonsError) {
        try Self.check(buttons, screens)
        let spec = try resolved(for: .light)
        for index in spec.buttonNames.indices { _ = try spec.button(at: index) }
        for index in spec.screenNames.indices { _ = try spec.screen(at: index) }
    }

    /// The lines on which buttons and screens are declared, by name and counted from 1.
    public var lines: [String: Int] {
        var lines: [String: Int] = [:]
        for names in [buttons.names, screens.names] {
            for index in names.indices { lines[names[index]] = names.line(at: index) }
        }
        return lines
    }

    /// The SHA-256 of the file.
    public var hash: String { SHA256.hexDigest(of: source) }

    private func resolved(for appearance: Appearance) throws(ButtonsError) -> LazySpec {
        try LazySpec(
            resolving: draft, buttons: buttons, screens: screens, folder: folder,
            appearance: appearance)
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

    /// Decodes buttons and screens in the order of the file, up to a position where one is given.
    private static func check(
        _ buttons: SpecMembers<ButtonDraft>, _ screens: SpecMembers<ScreenDraft>,
        before end: SourcePosition? = nil
    ) throws(ButtonsError) {
        let sections = [(buttons.start, buttons.check), (screens.start, screens.check)]
            .compactMap { start, check in start.map { (start: $0, check: check) } }
            .sorted { $0.start < $1.start }
        for section in sections {
            if let end, end < section.start { return }
            try section.check()
        }
    }

    /// The first button or screen whose file name another one takes, with the place of that one: names
    /// become files of one folder, on some systems blind to case.
    private var alias: (first: SourcePosition, second: (name: String, site: SpecSite))? {
        let (buttonNames, screenNames) = (buttons.names, screens.names)
        if let pair = buttonNames.outline.firstAlias {
            return (
                buttonNames.outline.position(at: pair.first),
                (buttonNames[pair.second], buttons.site(at: pair.second))
            )
        }
        let pair = screenNames.outline.firstAlias
        for index in screenNames.indices {
            let first: SourcePosition
            if let taken = buttonNames.index(ignoringCaseOf: screenNames[index]) {
                first = buttonNames.outline.position(at: taken)
            } else if let pair, pair.second == index {
                first = screenNames.outline.position(at: pair.first)
            } else {
                continue
            }
            return (first, (screenNames[index], screens.site(at: index)))
        }
        return nil
    }
}

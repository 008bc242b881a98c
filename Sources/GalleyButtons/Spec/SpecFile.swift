import GalleyImage

/// A spec file that has been read once and can be asked for each appearance.
public struct SpecFile: Sendable {
    private let draft: SpecDraft
    private let folder: SpecFolder
    /// The bytes, for the columns of faults inside strings.
    private let source: [UInt8]

    /// Reads the spec file at a path.
    ///
    /// - Throws: ``ButtonsError``, as ``ButtonSpec/init(path:)`` does.
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
    /// - Throws: ``ButtonsError/syntax(_:)`` or ``ButtonsError/spec(_:)`` with the first fault.
    public init(decoding bytes: [UInt8], path: String) throws(ButtonsError) {
        let root = SpecNode(
            value: try JSON5Value(reading: bytes, path: path),
            site: SpecSite(path: path, position: SourcePosition(line: 1, column: 1), keyPath: ""))
        draft = try SpecForm<SpecDraft>.spec.decode(try Self.checkingVersion(of: root))
        folder = SpecFolder(ofSpec: path)
        source = bytes
        try Self.checkFileNames(of: draft)
    }

    /// Returns what the file says, with the colours of an appearance.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first reference that does not resolve; it is the
    ///   same for every appearance.
    public func spec(for appearance: Appearance) throws(ButtonsError) -> ButtonSpec {
        try ButtonSpec(
            resolving: draft, folder: folder, source: source, appearance: appearance)
    }

    /// The lines on which buttons and screens are declared, by name and counted from 1.
    public var lines: [String: Int] {
        let sites =
            (draft.buttons ?? []).map { ($0.name, $0.site) }
            + (draft.screens ?? []).map { ($0.name, $0.site) }
        return Dictionary(sites.map { ($0.0, $0.1.position.line) }) { first, _ in first }
    }

    /// The SHA-256 of the file.
    public var hash: String { SHA256.hexDigest(of: source) }

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

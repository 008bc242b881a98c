/// A place in a spec: the file, the line and column, and the keys that lead there.
public struct SpecSite: Hashable, Sendable, CustomStringConvertible {
    /// The file's name as the caller gave it.
    public let path: String
    /// Where the key or value begins.
    public let position: SourcePosition
    /// The keys from the root, such as `buttons.save.title.size` or `matrix.scale[1]`.
    public let keyPath: String

    /// Creates a site from its parts.
    public init(path: String, position: SourcePosition, keyPath: String) {
        self.path = path
        self.position = position
        self.keyPath = keyPath
    }

    /// The site as messages print it: `path:line:column: key.path`.
    public var description: String {
        "\(path):\(position): \(keyPath.isEmpty ? "the file" : keyPath)"
    }

    /// Returns the site of a key below this one.
    func key(_ name: String, at position: SourcePosition? = nil) -> SpecSite {
        // A dot in quotation marks cannot be taken for a step.
        let isPlain =
            !name.isEmpty
            && name.utf8.allSatisfy { $0.isSpecNameByte && $0 != UInt8(ascii: ".") }
        let isShort = name.utf8.count <= Wording.limit
        let step = isPlain ? isShort ? name : Wording.elided(name) : Wording.quoted(name)
        return SpecSite(
            path: path, position: position ?? self.position,
            keyPath: keyPath.isEmpty ? step : keyPath + "." + step)
    }

    /// Returns the site of an element below this one, counted from 0.
    func element(_ index: Int, at position: SourcePosition) -> SpecSite {
        SpecSite(path: path, position: position, keyPath: "\(keyPath)[\(index)]")
    }

    /// Makes the error of a fault at this site.
    func issue(_ problem: SpecIssue.Problem) -> ButtonsError {
        .spec(SpecIssue(site: self, problem: problem))
    }

    /// Makes the error of a value that cannot stand at this site.
    func unexpected(_ found: String, allowed: String) -> ButtonsError {
        issue(.unexpected(found: found, allowed: allowed))
    }
}

/// A value of the spec with the place it was read from.
struct Located<Value> {
    var value: Value
    var site: SpecSite
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

import GalleyImage

/// Reads the parts of the store's JSON files and names the key that is at fault.
struct StoredForm {
    let path: String

    /// Parses a file after a look at its version: a newer one may have keys that this one lacks.
    func parse(
        _ bytes: [UInt8], version key: String, known: Int
    ) throws(GoldenStoreError) -> JSONDocument {
        let root: JSONDocument
        do {
            root = try JSONParser.parse(bytes)
        } catch {
            throw .syntax(path: path, line: error.line, problem: error.problem)
        }
        guard let version = root[key]?.integer, version > 0 else {
            throw fault(key, "the version of the format, \(known)")
        }
        guard version <= known else {
            throw .fromTheFuture(path: path, version: version, known: known)
        }
        return root
    }

    func fault(_ key: String, _ allowed: String) -> GoldenStoreError {
        .shape(path: path, key: key, allowed: allowed)
    }

    /// Refuses keys that the format does not have.
    func check(
        _ value: JSONDocument, _ name: String, keys: [String]
    ) throws(GoldenStoreError) {
        guard let members = value.members else { throw fault(name, "an object") }
        guard let unknown = members.first(where: { !keys.contains($0.key) }) else { return }
        let site = name.isEmpty ? unknown.key : "\(name).\(unknown.key)"
        throw fault(site, keys.joined(separator: ", "))
    }

    func members(
        _ value: JSONDocument, _ key: String
    ) throws(GoldenStoreError) -> [JSONDocument.Member] {
        guard let members = value[key]?.members else { throw fault(key, "an object") }
        return members
    }

    func text(
        _ value: JSONDocument, _ key: String, of name: String
    ) throws(GoldenStoreError) -> String {
        guard let text = value[key]?.text else { throw fault("\(name).\(key)", "a text") }
        return text
    }

    func hash(
        _ value: JSONDocument, _ key: String, of name: String
    ) throws(GoldenStoreError) -> String {
        let text = try text(value, key, of: name)
        let isDigit = { (byte: UInt8) in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard text.utf8.count == 64, text.utf8.allSatisfy(isDigit) else {
            throw fault("\(name).\(key)", "a SHA-256 of 64 hexadecimal digits")
        }
        return text
    }

    func size(
        _ value: JSONDocument, _ name: String
    ) throws(GoldenStoreError) -> (width: Int, height: Int) {
        let sides = (value["size"]?.elements ?? []).compactMap(\.integer)
        guard sides.count == 2, sides.allSatisfy({ (1...Bitmap.maximumSide).contains($0) }) else {
            throw fault("\(name).size", "[width, height] in pixels")
        }
        return (sides[0], sides[1])
    }

    func environment(
        _ value: JSONDocument, at name: String
    ) throws(GoldenStoreError) -> GoldenEnvironment {
        guard let members = value.members else { throw fault(name, "an object") }
        var values: [GoldenEnvironment.Value] = []
        for member in members {
            guard let text = member.value.text else {
                throw fault("\(name).\(member.key)", "a text")
            }
            values.append(GoldenEnvironment.Value(member.key, text))
        }
        return GoldenEnvironment(values)
    }
}

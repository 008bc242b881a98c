/// The goldens of a folder by name: what their files must hold and what they were drawn with.
struct Manifest: Sendable {
    /// The version of the file's format. A key more or less is another version, so that no galley
    /// drops what it does not know.
    static let version = 1

    /// The records by the paths of their names.
    var records: [String: GoldenRecord] = [:]

    /// The file's text: keys in order, a golden a line, so that merges seldom collide.
    var text: String {
        var environments: [String: GoldenEnvironment] = [:]
        var goldens: [JSONDocument.Member] = []
        for (name, record) in records.sorted(by: { $0.key < $1.key }) {
            let identifier = record.environment.identifier
            environments[identifier] = record.environment
            goldens.append(
                JSONDocument.Member(
                    name,
                    .members([
                        ("file", .string(record.fileHash)), ("pixels", .string(record.pixelHash)),
                        ("size", .array([.integer(record.width), .integer(record.height)])),
                        ("environment", .string(identifier)),
                        ("input", record.inputHash.map(JSONDocument.string)),
                        ("owner", record.owner.map(JSONDocument.string)),
                    ])))
        }
        let table = environments.sorted { $0.key < $1.key }.map {
            JSONDocument.Member($0.key, $0.value.json)
        }
        return JSONDocument.members([
            ("galleyGoldens", .integer(Self.version)), ("environments", .object(table)),
            ("goldens", .object(goldens)),
        ]).indented(depth: 2) + "\n"
    }

    init() {}

    /// Reads a manifest.
    ///
    /// - Throws: ``GoldenStoreError/syntax(path:line:problem:)``, `.fromTheFuture` or `.shape`.
    init(reading bytes: [UInt8], path: String) throws(GoldenStoreError) {
        let form = StoredForm(path: path)
        let root = try form.parse(bytes, version: "galleyGoldens", known: Self.version)
        try form.check(root, "", keys: ["galleyGoldens", "environments", "goldens"])
        var environments: [String: GoldenEnvironment] = [:]
        for member in try form.members(root, "environments") {
            environments[member.key] = try form.environment(member.value, at: member.key)
        }
        for member in try form.members(root, "goldens") {
            let (name, value) = (member.key, member.value)
            guard (try? GoldenName(path: name)) != nil else {
                throw form.fault("goldens.\(name)", "a golden's name")
            }
            try form.check(
                value, name, keys: ["file", "pixels", "size", "environment", "input", "owner"])
            let (width, height) = try form.size(value, name)
            let identifier = try form.text(value, "environment", of: name)
            guard let environment = environments[identifier] else {
                throw form.fault("\(name).environment", "the name of one of environments")
            }
            records[name] = GoldenRecord(
                fileHash: try form.hash(value, "file", of: name),
                pixelHash: try form.hash(value, "pixels", of: name), width: width, height: height,
                environment: environment, inputHash: value["input"]?.text,
                owner: value["owner"]?.text)
        }
    }
}

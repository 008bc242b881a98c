/// A picture that waits to be accepted as a golden or rejected.
public struct PendingGolden: Hashable, Sendable {
    /// The name it would be recorded under.
    public var name: GoldenName
    /// Why it waits: one word of ``GoldenVerdict``.
    public var verdict: String
    /// What differs, in one sentence.
    public var message: String
    /// The hash of the pixels that were drawn.
    public var pixelHash: String
    /// The columns of the picture.
    public var width: Int
    /// The rows of the picture.
    public var height: Int
    /// The SHA-256 of the golden's file that it was compared with; nil where there was none.
    public var goldenFileHash: String?
    /// The hash of that golden's pixels; nil where there was none.
    public var goldenPixelHash: String?
    /// Pictures of one group changed in the same way.
    public var group: String
    /// What the pixels were drawn with.
    public var environment: GoldenEnvironment
    /// The SHA-256 of the picture's source.
    public var inputHash: String?
    /// Where the picture comes from.
    public var owner: String?
    /// The picture's layout as one line of JSON.
    public var layout: String?

    /// The version of the file's format.
    static let version = 1
    private static let keys = [
        "galleyPending", "name", "verdict", "message", "pixels", "size", "golden", "group",
        "environment", "input", "owner", "layout",
    ]

    /// The value as JSON, as it is stored and as `galley pending --json` prints it.
    package var json: JSONDocument {
        .members([
            ("galleyPending", .integer(Self.version)), ("name", .string(name.path)),
            ("verdict", .string(verdict)), ("message", .string(message)),
            ("pixels", .string(pixelHash)),
            ("size", .array([.integer(width), .integer(height)])),
            (
                "golden",
                goldenFileHash.flatMap { file in
                    goldenPixelHash.map {
                        .members([("file", .string(file)), ("pixels", .string($0))])
                    }
                }
            ), ("group", .string(group)), ("environment", environment.json),
            ("input", inputHash.map(JSONDocument.string)),
            ("owner", owner.map(JSONDocument.string)),
            ("layout", layout.map(JSONDocument.string)),
        ])
    }

    /// The PNG of the pixels, below the pending folder; pictures of equal pixels share it.
    var picture: String {
        "pixels/\(pixelHash)" + (name.scale == 1 ? "" : "@\(name.scale)x") + ".png"
    }
}

extension PendingGolden {
    /// Reads a stored value.
    init(reading bytes: [UInt8], path: String) throws(GoldenStoreError) {
        let form = StoredForm(path: path)
        let root = try form.parse(bytes, version: "galleyPending", known: Self.version)
        try form.check(root, "", keys: Self.keys)
        name = try GoldenName(path: try form.text(root, "name", of: "name"))
        verdict = try form.text(root, "verdict", of: "")
        message = try form.text(root, "message", of: "")
        pixelHash = try form.hash(root, "pixels", of: "")
        (width, height) = try form.size(root, "")
        if let golden = root["golden"] {
            goldenFileHash = try form.hash(golden, "file", of: "golden")
            goldenPixelHash = try form.hash(golden, "pixels", of: "golden")
        }
        group = try form.text(root, "group", of: "")
        guard let values = root["environment"] else { throw form.fault("environment", "an object") }
        environment = try form.environment(values, at: "environment")
        inputHash = root["input"]?.text
        owner = root["owner"]?.text
        layout = root["layout"]?.text
    }
}

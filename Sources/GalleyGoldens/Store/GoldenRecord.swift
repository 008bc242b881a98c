/// What the manifest knows of one golden.
public struct GoldenRecord: Hashable, Sendable {
    /// The SHA-256 of the golden's file.
    public var fileHash: String
    /// The hash of its pixels.
    public var pixelHash: String
    /// The columns of the picture.
    public var width: Int
    /// The rows of the picture.
    public var height: Int
    /// What the pixels were drawn with.
    public var environment: GoldenEnvironment
    /// The SHA-256 of the spec or other source of the picture; nil where there is none.
    public var inputHash: String?
    /// Where the golden comes from, as `file` or `file:line`; nil where nobody said.
    public var owner: String?

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - fileHash: The SHA-256 of the golden's file.
    ///   - pixelHash: The hash of its pixels.
    ///   - width: The columns of the picture.
    ///   - height: The rows of the picture.
    ///   - environment: What the pixels were drawn with.
    ///   - inputHash: The SHA-256 of the spec or other source of the picture.
    ///   - owner: Where the golden comes from, as `file` or `file:line`.
    public init(
        fileHash: String, pixelHash: String, width: Int, height: Int,
        environment: GoldenEnvironment, inputHash: String? = nil, owner: String? = nil
    ) {
        self.fileHash = fileHash
        self.pixelHash = pixelHash
        self.width = width
        self.height = height
        self.environment = environment
        self.inputHash = inputHash
        self.owner = owner
    }
}

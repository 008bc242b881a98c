public import GalleyFonts

/// One face in a font file, by the file's path; nothing is opened.
public struct FontReference: Hashable, Sendable {
    /// The file's path; a path from a spec has the spec's folder in front.
    public var file: String
    /// The face's number in a collection, counted from 0.
    public var index: Int
    /// The language the face is for as a BCP 47 tag, such as `zh-Hant`.
    public var language: String?
    /// The table the vertical metrics come from.
    public var metrics: MetricsSource

    /// Creates a reference to a face of a file.
    public init(
        file: String, index: Int = 0, language: String? = nil, metrics: MetricsSource = .automatic
    ) {
        self.file = file
        self.index = index
        self.language = language
        self.metrics = metrics
    }
}

/// One face in a font file, by the file's path; nothing is opened.
public struct FontReference: Hashable, Sendable {
    /// The table that a face's ascender, descender and line gap are taken from.
    public enum MetricsTable: String, Hashable, Sendable, CaseIterable {
        /// The horizontal header, as macOS and iOS do.
        case hhea
        /// The typographic values of OS/2.
        case typo
        /// The Windows clipping values of OS/2.
        case win
    }

    /// The file's path; a path from a spec has the spec's folder in front.
    public var file: String
    /// The face's number in a collection, counted from 0.
    public var index: Int
    /// The language the face is for as a BCP 47 tag, such as `zh-Hant`.
    public var language: String?
    /// Where the vertical metrics come from, or nil for the usual choice.
    public var metrics: MetricsTable?

    /// Creates a reference to a face of a file.
    public init(
        file: String, index: Int = 0, language: String? = nil, metrics: MetricsTable? = nil
    ) {
        self.file = file
        self.index = index
        self.language = language
        self.metrics = metrics
    }
}

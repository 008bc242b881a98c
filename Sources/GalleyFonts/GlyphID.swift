/// The number of a glyph inside one face.
public struct GlyphID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The glyph's index in the face's glyph table.
    public let rawValue: UInt32

    /// Creates an identifier from a glyph index.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The glyph a face shows for what it does not have.
    public static let notdef = GlyphID(rawValue: 0)

    /// Whether one glyph stands before another in the face.
    public static func < (left: GlyphID, right: GlyphID) -> Bool { left.rawValue < right.rawValue }
}

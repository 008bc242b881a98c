/// A size at which a face holds pictures of its glyphs.
public struct BitmapStrike: Hashable, Sendable {
    /// The tables pictures are read from, in the order they are looked into.
    public enum Table: String, Hashable, Sendable, CaseIterable {
        /// Pictures in formats of their own, placed from their lower left corner.
        case sbix
        /// Pictures in PNG, placed from their upper left corner, with advances of their own.
        case cbdt = "CBDT"
    }

    /// The most strikes that are read from a table; those beyond are passed over.
    public static let limit = 64

    /// The table the strike is in.
    public let table: Table
    /// How many pixels one em spans across; above zero.
    public let pixelsPerEmX: Int
    /// How many pixels one em spans upright; above zero.
    public let pixelsPerEmY: Int
    /// Where the strike starts: its header in `sbix`, its BitmapSize record in `CBLC`.
    let offset: Int
}

/// The limits of what a spec may say; errors name them.
public enum SpecLimit {
    /// The largest font size in points.
    public static let fontSize = 10_000
    /// The largest extent, and the largest distance to either side, in points.
    public static let extent = 32_768
    /// The largest scale, in pixels per point.
    public static let scale = 16
    /// How many scalars a title may have.
    public static let titleLength = 1_000_000
    /// How many lines a title may be limited to.
    public static let lineCount = 1_000_000
    /// How many parts an attributed title may have.
    public static let titleParts = 1000
    /// How many code points, or how many scalars of a name, an icon may have.
    public static let iconLength = 255
    /// How many characters a name may have, so that file names with every axis stay below 255 bytes.
    public static let nameLength = 150
    /// How many characters a file path may have.
    public static let pathLength = 4096
    /// The largest number of a face in a font collection.
    public static let faceIndex = 65_535
    /// The largest number of a palette, and of an entry of one.
    public static let paletteIndex = 65_535
    /// How many axes one font or label may set.
    public static let axes = 64
    /// The largest place on an axis to either side; fonts can have none beyond.
    public static let axisValue = 32_768
}

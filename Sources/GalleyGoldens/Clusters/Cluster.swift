public import GalleyGeometry
public import GalleyImage

/// Differing pixels that lie together, and what seems to have happened to them.
public struct Cluster: Hashable, Sendable {
    /// What seems to have happened; the first that explains every pixel wins.
    public enum Change: Hashable, Sendable {
        /// What was there is drawn elsewhere: to the right and down by so many pixels.
        case shifted(dx: Int, dy: Int)
        /// One colour became another, shapes kept.
        case recoloured(from: Color, to: Color)
        /// Something is drawn where there was only the background.
        case added
        /// What was there is gone, and the background shows.
        case removed
        /// Only opacity differs.
        case alphaOnly
        /// Only rims of shapes differ.
        case edgeOnly
        /// The pixels are in one of the pictures only, because their sizes differ.
        case size
        /// Something else is drawn.
        case redrawn
    }

    /// The smallest rectangle that holds the pixels, y down from the top left.
    public let bounds: PixelRect
    /// How many pixels differ.
    public let pixelCount: Int
    /// The largest difference of a channel, 0–255.
    public let largestDelta: Int
    /// What seems to have happened.
    public let change: Change
}

/// How a picture fills a rectangle of another shape.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
    /// Each side becomes the rectangle's.
    case stretch
    /// The whole picture is seen, in proportion and centred.
    case aspectFit
    /// The whole rectangle is filled, in proportion and centred; what sticks out is cut off.
    case aspectFill
}

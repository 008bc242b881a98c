public import GalleyDrawing
public import GalleyGeometry
public import GalleyImage

/// A PNG picture in the place of an icon, or behind the contents of a button.
///
/// Its natural size in points is its pixels divided by ``scale``.
public struct ButtonImage: Hashable, Sendable {
    /// The file's path; a path from a spec has the spec's folder in front.
    public var file: String
    /// The colour of a template, of whose pixels only the alpha counts; nil for the pixels' own.
    public var tint: Color?
    /// What is mixed over the picture where it is not clear, such as the darkening of a pressed
    /// button; the alpha says how much.
    public var overlay: Color?

    /// How it fills its frame.
    public var fit: ImageFit
    /// The edges that keep their size where it is stretched, in points.
    public var capInsets: EdgeInsets

    /// Creates an image from a file.
    public init(
        file: String, tint: Color? = nil, overlay: Color? = nil, fit: ImageFit = .stretch,
        capInsets: EdgeInsets = .zero
    ) {
        self.file = file
        self.tint = tint
        self.overlay = overlay
        self.fit = fit
        self.capInsets = capInsets
    }

    /// How many pixels of the picture span one point: 2 for `x@2x.png`, 3 for `x@3x.png`, else 1.
    public var scale: Double {
        if file.hasSuffix("@2x.png") { return 2 }
        if file.hasSuffix("@3x.png") { return 3 }
        return 1
    }
}

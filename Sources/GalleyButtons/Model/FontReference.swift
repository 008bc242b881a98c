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
    /// The name of an instance of a variable font to begin with.
    public var instance: String?
    /// Settings of the font's axes, on top of the instance.
    public var axes: [FontVariation]
    /// Whether the axis `opsz` follows the labels' font sizes in points where it is not set.
    public var opticalSizing: OpticalSizing
    /// The palette of the colour glyphs.
    public var palette: FontPalette

    /// Creates a reference to a face of a file.
    public init(
        file: String, index: Int = 0, language: String? = nil, metrics: MetricsSource = .automatic,
        instance: String? = nil, axes: [FontVariation] = [],
        opticalSizing: OpticalSizing = .automatic, palette: FontPalette = FontPalette()
    ) {
        self.file = file
        self.index = index
        self.language = language
        self.metrics = metrics
        self.instance = instance
        self.axes = axes
        self.opticalSizing = opticalSizing
        self.palette = palette
    }

    /// Where in the font's design space a label's face is.
    ///
    /// - Parameters:
    ///   - axes: The label's own settings, which win over the font's where the font has the axes.
    ///   - size: The label's font size in points.
    /// - Returns: The settings to open the face with.
    public func design(axes: [FontVariation], size: Double) -> DesignSettings {
        DesignSettings(
            instance: instance, variations: self.axes, optional: axes,
            opticalSize: opticalSizing == .automatic && size.isFinite ? size : nil)
    }
}

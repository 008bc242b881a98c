public import GalleyGeometry

/// The measured parts of a button, in points; a part that is nil is not there.
public struct ButtonParts: Sendable {
    /// The icon's or image's size.
    public var icon: Size?
    /// The title. One without characters is as wide as nothing and as high as its line.
    public var title: TitleMeasure?
    /// What stands below the title; only a configured button has it.
    public var subtitle: TitleMeasure?
    /// The size of the background image, a lower bound of a classic button's intrinsic size.
    public var backgroundImage: Size?
    /// The height of one line of the title's font.
    ///
    /// A classic button without image and title is as high as that line, and an activity indicator
    /// is a square of it. Nil stands for the system font's line at the default size in the first
    /// case and for the title's height in the second.
    public var titleLineHeight: Double?

    /// Creates the parts of a button from their measures.
    public init(
        icon: Size? = nil, title: TitleMeasure?, subtitle: TitleMeasure? = nil,
        backgroundImage: Size? = nil, titleLineHeight: Double? = nil
    ) {
        self.icon = icon
        self.title = title
        self.subtitle = subtitle
        self.backgroundImage = backgroundImage
        self.titleLineHeight = titleLineHeight
    }

    /// Creates the parts of a button from the sizes of icon and title.
    public init(icon: Size? = nil, titleSize: Size? = nil) {
        self.init(icon: icon, title: titleSize.map { TitleMeasure($0) })
    }
}

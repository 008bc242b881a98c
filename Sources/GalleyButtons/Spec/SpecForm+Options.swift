import GalleyGeometry
import GalleyLayout

extension SpecKey where Draft == LayoutOptions {
    /// The keys that only some layouts look at.
    static let options = classic + categories + swaps + configurations

    private static let classic: [SpecKey] = [
        SpecKey(
            "contentEdgeInsets", \.contentEdgeInsets, .edgeInsets,
            "From the bounds of a classic button to its contents: [top, left, bottom, right]."),
        SpecKey(
            "titleEdgeInsets", \.titleEdgeInsets, .edgeInsets,
            "The insets of the rectangle in which a classic button aligns its title."),
        SpecKey(
            "imageEdgeInsets", \.imageEdgeInsets, .edgeInsets,
            "The insets of the rectangle in which a classic button aligns its icon."),
        SpecKey(
            "adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, .boolean,
            "Whether the icon of a pressed classic button is darker; true by default."),
        SpecKey(
            "adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, .boolean,
            "Whether the icon of a disabled classic button is paler; true by default."),
        SpecKey(
            "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .boolean,
            "Whether a classic button's title is set smaller where it is too wide; false by default."
        ),
        SpecKey(
            "minimumScaleFactor", \.minimumScaleFactor, .number(from: 0, to: 1),
            "How small it may become, as a part of its size; 0 by default."),
        SpecKey(
            "crossAlignment", \.crossAlignment, .choice(),
            "How icon and title of a stack line up with each other; center by default."),
    ]

    private static let categories: [SpecKey] = [
        SpecKey(
            "insetStyle", \.insetStyle, .choice(),
            "The side of the title on which edgeInsets puts the icon; the placement by default."),
        SpecKey(
            "imageTitleSpace", \.imageTitleSpace, .distance,
            "The gap that edgeInsets is asked for in points; the spacing by default."),
        SpecKey(
            "compensatesContentInsets", \.compensatesContentInsets, .boolean,
            "Whether edgeInsets makes room in the intrinsic size; false by default."),
        SpecKey(
            "calledBeforeLayout", \.calledBeforeLayout, .boolean,
            "Whether edgeInsets finds an image without a frame; false by default."),
    ]

    private static let swaps: [SpecKey] = [
        SpecKey(
            "strategy", \.strategy, .choice(),
            "How swapped puts the title before the icon; stateless by default."),
        SpecKey(
            "pass", \.pass, SpecForm<Int>.integer(1...2).map { LayoutPass(rawValue: $0) },
            "The layout pass that is looked at, 1 or 2; 2 by default."),
        SpecKey(
            "earlier", \.earlier, .earlier,
            "The sizes that swapped was made for; those of the present content by default."),
    ]

    private static let configurations: [SpecKey] = [
        SpecKey(
            "imagePadding", \.imagePadding, .distance,
            "The gap between a configuration's image and text; the spacing by default."),
        SpecKey(
            "titlePadding", \.titlePadding, .distance,
            "The gap between a configuration's title and subtitle; 1 by default."),
        SpecKey(
            "titleAlignment", \.titleAlignment, .choice(),
            "How a configuration's title and subtitle line up; automatic by default."),
        SpecKey(
            "buttonSize", \.buttonSize, .choice(),
            "The size class of a configuration: its insets and font size; medium by default."),
        SpecKey(
            "cornerStyle", \.cornerStyle, .choice(),
            "How round a configuration is; fixed where there is a cornerRadius, else dynamic."),
        SpecKey(
            "showsActivityIndicator", \.showsActivityIndicator, .boolean,
            "Whether an activity indicator takes the icon's place; for stack and configuration."),
        SpecKey(
            "imageReservation", \.imageReservation, .length,
            "The least room for a configuration's image in points; 0 by default."),
    ]
}

extension SpecForm where Value == EarlierSizes {
    fileprivate static let earlier = SpecForm<EarlierDraft>.object(
        EarlierDraft(), "earlier sizes with the keys icon and title",
        keys: [
            SpecKey("icon", \.icon, .size, "The icon's earlier size, [width, height]."),
            SpecKey("title", \.title, .size, "The title's earlier size, [width, height]."),
        ]
    ).map { draft -> EarlierSizes? in EarlierSizes(icon: draft.icon, title: draft.title) }
}

extension SpecForm where Value == PolicyDraft {
    /// Answers to open questions.
    static let policy = SpecForm.object(
        PolicyDraft(), "a policy",
        keys: [
            SpecKey(
                "lineHeight", \.lineHeight, .choice(),
                "Which face of a chain makes the line as high as it is; firstFace by default."),
            SpecKey(
                "seedCompatible", \.seedCompatible, .boolean,
                "Whether the known faults of the layout's model are kept; false by default."),
        ], more: letters)

    private static let letters: [SpecKey<PolicyDraft>] =
        [
            SpecKey(
                "minimumScaleZero", \.minimumScaleZero, .choice(),
                "h: what a minimumScaleFactor of 0 means; unbounded by default.")
        ] + SpecKey<LayoutPolicy>.letters.in(\.layout)
}

extension SpecKey where Draft == LayoutPolicy {
    /// The open questions of UIKit's geometry, by their letters in the layout reference.
    fileprivate static let letters: [SpecKey] = [
        SpecKey(
            "truncatedTitleWidth", replacing: \.truncatedTitleWidth, .choice(),
            "a: the title width that places the image; insetClamped by default."),
        SpecKey(
            "clampTitleHeight", replacing: \.clampTitleHeight, .boolean,
            "b: whether a title is never higher than its room; false by default."),
        SpecKey(
            "labelWidth", replacing: \.labelWidth, .choice(),
            "c: how wide a title's label is; ceilToPixel by default."),
        SpecKey(
            "rounding", replacing: \.rounding, .choice(),
            "d: how often an origin is rounded; single by default."),
        SpecKey(
            "negativeHalf", replacing: \.negativeHalf, .choice(),
            "e: where halves of a pixel go below zero; up by default."),
        SpecKey(
            "defaultTitleSize", replacing: \.defaultTitleSize, .choice(of: [18, 15]),
            "f: the title size of a classic button that is given none; 18 by default."),
        SpecKey(
            "hookOrder", replacing: \.hookOrder, .choice(),
            "i: which rectangle is asked for first; titleFirst by default."),
        SpecKey(
            "crossingInsets", replacing: \.crossingInsets, .choice(),
            "j: what becomes of insets larger than the button; collapse by default."),
        SpecKey(
            "snapping", replacing: \.snapping, .choice(),
            "k: how a frame on a screen comes to the pixel grid; edges by default."),
        SpecKey(
            "keepSizeToFitPad", replacing: \.keepSizeToFitPad, .boolean,
            "m: whether a title keeps 6 points to its edge; false by default."),
        SpecKey(
            "intrinsicInsets", replacing: \.intrinsicInsets, .choice(),
            "How content insets enter the intrinsic size; exact by default."),
    ]
}

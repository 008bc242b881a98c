extension SpecForm where Value == ButtonDraft {
    /// A declared button.
    static let button = SpecForm.object(
        ButtonDraft(), "a button",
        keys: contents + SpecKey.appearance.in(\.appearance) + geometry, more: rare,
        family: .joinedStates(\.states, .buttonState),
        rules: [
            .atLeastOne(["title", "icon", "image"]), .excludes("icon", ["image"]),
            .excludes("size", ["width", "height"]),
        ])

    private static let contents: [SpecKey<ButtonDraft>] = [
        SpecKey(
            "style", \.style, .reference(.style),
            "The style whose look the button takes where it sets none of its own."),
        SpecKey(
            "layout", \.layout,
            .choice(),
            "The rules by which icon and title find their places; stack by default."),
        SpecKey(
            "placement", \.placement, .choice(),
            "The side of the title on which the icon stands; leading by default. The layouts classic "
                + "and swapped have their own order."),
        SpecKey(
            "title", \.title, SpecForm<TitleDraft>.title.located,
            "The text, or an object with the text and its look."),
        SpecKey(
            "icon", \.icon, SpecForm<IconDraft>.icon.located,
            "Code points or a name, or an object with one of them and its look."),
    ]

    private static let geometry: [SpecKey<ButtonDraft>] = [
        SpecKey("size", \.size, .size, "The fixed width and height in points."),
        SpecKey("width", \.width, .extent, "The fixed width in points; intrinsic by default."),
        SpecKey("height", \.height, .extent, "The fixed height in points; intrinsic by default."),
        SpecKey(
            "contentInsets", \.contentInsets, .insets,
            "The distances from the bounds to the contents: [top, left, bottom, right], or "
                + "{top, leading, bottom, trailing}, which follow the layout direction; 0, or those "
                + "of a configuration's size by default."),
        SpecKey(
            "horizontalAlignment", \.horizontalAlignment, .choice(),
            "Where the contents stand between left and right; center by default."),
        SpecKey(
            "verticalAlignment", \.verticalAlignment, .choice(),
            "Where the contents stand between top and bottom; center by default."),
        SpecKey(
            "policy", \.policy, .policy, "Answers to questions that the layout leaves open."),
    ]

    /// The keys that only some layouts look at, and those of states.
    private static let rare: [SpecKey<ButtonDraft>] =
        [
            SpecKey(
                "image", \.image, .image,
                "A PNG file in the icon's place; @2x and @3x before .png say how many pixels a point has."
            ),
            SpecKey(
                "subtitle", \.subtitle, SpecForm<TitleDraft>.title.located,
                "The line below the title of a configuration: a text, or an object with its look."),
            SpecKey(
                "backgroundImage", \.backgroundImage, .image,
                "A PNG file behind the contents, stretched to its place."),
            SpecKey(
                "lineBreakMode", \.lineBreakMode, .choice(),
                "How the title's lines break where they are too wide; byTruncatingMiddle for classic, "
                    + "edgeInsets and swapped, byWordWrapping for configuration, else "
                    + "byTruncatingTail by default."),
            SpecKey(
                "numberOfLines", \.numberOfLines, .integer(0...SpecLimit.lineCount),
                "How many lines the title may have, 0 for any number; one for each line break in it, "
                    + "or any number where the mode wraps by default."),
            SpecKey(
                "direction", \.direction, .choice(),
                "The direction that is forced on the button, as a semantic content attribute does."),
        ] + SpecKey.options.in(\.options) + SpecKey.states(\.states, .buttonState)
}

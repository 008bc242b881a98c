import GalleyText

extension SpecForm where Value == TitleDraft {
    /// A title: its text, or an object with its text and look.
    static let title = SpecForm<String>.titleText.map { TitleDraft(text: $0) }.or(
        .object(
            TitleDraft(), "a title with the key text",
            keys: [
                SpecKey("text", \.text, .titleText, required: true, "The text.")
            ] + SpecKey.label(font: .titleFont).in(\.label)))
}

extension SpecForm where Value == String {
    fileprivate static let titleText = text("a text", limit: SpecLimit.titleLength)
}

extension SpecForm where Value == IconDraft {
    /// An icon: its symbol, or an object with its symbol and look.
    static let icon = SpecForm<String>.string(
        "code points such as \"U+E6DF U+EA9B\" or \"\\uE6DF\", or a name in ASCII", rules: iconRules
    ) { Icon($0) != nil }.map { IconDraft(symbol: Icon($0)) }.or(
        .object(
            IconDraft(), "an icon with the key name or codepoints",
            keys: [
                SpecKey("name", \.symbol, .iconName, "The icon's name in the icon font."),
                SpecKey("codepoints", \.symbol, .iconCodePoints, "Code points, set side by side."),
            ] + SpecKey.label(font: .iconFont).in(\.label),
            rules: [.exactlyOne(["name", "codepoints"])]))
}

/// What the schema can say of the text of an icon: `U+E6DF` is six scalars and a space.
private var iconRules: [(key: String, value: JSONSchema)] {
    [("minLength", .number(1)), ("maxLength", .number(Double(Icon.lengthLimit * 9)))]
}

extension SpecForm where Value == Icon {
    fileprivate static let iconName = SpecForm<String>.text(
        "a name", limit: Icon.lengthLimit
    ).map { Icon(name: $0) }
    fileprivate static let iconCodePoints = SpecForm<String>.string(
        "1 to \(Icon.lengthLimit) code points such as \"U+E6DF U+EA9B\" or \"\\uE6DF\"",
        rules: iconRules
    ) { !$0.isEmpty }.map { Icon(codePoints: $0) }
}

extension SpecForm where Value == ButtonDraft {
    /// A declared button.
    static let button = SpecForm.object(
        ButtonDraft(), "a button", keys: contents + SpecKey.appearance.in(\.appearance) + geometry,
        later: [
            "image", "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "insetStyle",
            "imageTitleSpace", "strategy", "pass", "lineBreakMode",
        ] + laterStateKeys,
        rules: [.atLeastOne(["title", "icon"]), .excludes("size", ["width", "height"])])

    private static let contents: [SpecKey<ButtonDraft>] = [
        SpecKey(
            "style", \.style, .reference(.style),
            "The style whose look the button takes where it sets none of its own."),
        SpecKey(
            "layout", \.layout,
            .choice(later: ["classic", "configuration", "edgeInsets", "swapped"]),
            "The rules by which icon and title find their places; stack by default."),
        SpecKey(
            "placement", \.placement, .choice(),
            "The side of the title on which the icon stands; leading by default."),
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
                + "{top, leading, bottom, trailing}, which follow the layout direction."),
        SpecKey(
            "horizontalAlignment", \.horizontalAlignment, .choice(),
            "Where the contents stand between left and right; center by default."),
        SpecKey(
            "verticalAlignment", \.verticalAlignment, .choice(),
            "Where the contents stand between top and bottom; center by default."),
        SpecKey(
            "policy", \.policy, .policy, "Answers to questions that the layout leaves open."),
    ]
}

extension SpecForm where Value == PolicyDraft {
    fileprivate static let policy = SpecForm.object(
        PolicyDraft(), "a policy",
        keys: [
            SpecKey(
                "lineHeight", \.lineHeight, .choice(),
                "Which face of a chain makes the line as high as it is; firstFace by default."),
            SpecKey(
                "seedCompatible", \.seedCompatible, .boolean,
                "Whether the known faults of the layout's model are kept; false by default."),
        ],
        later: [
            "truncatedTitleWidth", "clampTitleHeight", "labelWidth", "rounding", "negativeHalf",
            "defaultTitleSize", "minimumScaleZero", "hookOrder", "crossingInsets", "snapping",
            "keepSizeToFitPad",
        ])
}

extension SpecForm where Value == StyleDraft {
    /// A declared style.
    static let style = SpecForm.object(
        StyleDraft(), "a style",
        keys: labels + SpecKey.appearance.in(\.appearance), more: effects + states,
        family: .joinedStates(\.states, styleState))

    private static let states = SpecKey<StyleDraft>.states(\.states, styleState)

    /// What a style changes in a state.
    private static let styleState = SpecForm.object(
        StyleDraft(), "the look in a state", keys: labels + SpecKey.surface.in(\.appearance),
        more: effects
    ).shared(as: "styleState")

    private static let effects = SpecKey<EffectsDraft>.effects.in(\StyleDraft.appearance.effects)

    private static let labels: [SpecKey<StyleDraft>] = [
        SpecKey("title", \.title, .label("title", font: .titleFont), "The look of titles."),
        SpecKey(
            "subtitle", \.subtitle, .label("subtitle", font: .titleFont),
            "The look of subtitles; that of titles by default, with 13 points."),
        SpecKey("icon", \.icon, .label("icon", font: .iconFont), "The look of icons."),
    ]
}

extension SpecForm where Value == LabelDraft {
    /// The look of a title or an icon.
    static func label(_ what: String, font: SpecIssue.Reference) -> SpecForm {
        object(LabelDraft(), "the look of a \(what)", keys: SpecKey.label(font: font))
    }
}

extension SpecKey where Draft == LabelDraft {
    /// The keys of a label's look.
    static func label(font reference: SpecIssue.Reference) -> [SpecKey] {
        [
            SpecKey("font", \.font, .reference(reference), "The font: \(reference)."),
            SpecKey("size", \.size, .fontSize, "The font size in points."),
            SpecKey("color", \.color, .color, "The colour of the glyphs; black by default."),
            SpecKey(
                "axes", \.axes, .axes,
                "Places on the axes of the font where it varies, on top of those that the font and "
                    + "the looks below set; another font leaves none of these looks'."),
        ]
    }
}

extension SpecKey where Draft == AppearanceDraft {
    /// The keys that styles and buttons have in common.
    static let appearance =
        [
            SpecKey(
                "spacing", \.spacing, .distance,
                "The gap between icon and title in points; 5 for iconFont, else 0 by default."),
            SpecKey(
                "stateBlend", \.stateBlend, .choice(),
                "What becomes of the look in a state without one of its own; custom for classic, "
                    + "edgeInsets and swapped, configuration for that, else none by default."),
        ] + surface

    /// The keys that looks of states have as well.
    static let surface = [
        SpecKey(
            "background", \.background, .fill,
            "The fill behind the contents: a colour, or an object with a gradient."),
        SpecKey(
            "border", \.border,
            .object(
                BorderDraft(), "a border",
                keys: [
                    SpecKey<BorderDraft>(
                        "width", \.width, .borderWidth,
                        "The width in points, or \"hairline\" for one pixel; 0 is no border."),
                    SpecKey<BorderDraft>(
                        "color", \.color, .color, "The colour; black by default."),
                ]), "The line inside the button's edge; it needs a width."),
        SpecKey(
            "cornerRadius", \.cornerRadius, .corners,
            "The radius of background and border in points, or [topLeft, topRight, bottomRight, "
                + "bottomLeft], or \"capsule\"; 0, or a configuration's own by default."
        ),
    ]
}

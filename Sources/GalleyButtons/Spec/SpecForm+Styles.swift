/// The names of states, whose looks are not available yet.
let laterStateKeys = ["normal", "highlighted", "disabled", "selected", "focused"]

extension SpecForm where Value == StyleDraft {
    /// A declared style.
    static let style = SpecForm.object(
        StyleDraft(), "a style",
        keys: [
            SpecKey("title", \.title, .label("title", font: .titleFont), "The look of titles."),
            SpecKey("icon", \.icon, .label("icon", font: .iconFont), "The look of icons."),
        ] + SpecKey.appearance.in(\.appearance), later: laterStateKeys)
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
        ]
    }
}

extension SpecKey where Draft == AppearanceDraft {
    /// The keys that styles and buttons have in common.
    static let appearance = [
        SpecKey(
            "spacing", \.spacing, .distance,
            "The gap between icon and title in points; 0 for stack, 5 for iconFont by default."),
        SpecKey("background", \.background, .color, "The fill behind the contents."),
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
            "cornerRadius", \.cornerRadius, .length,
            "The radius of background and border in points; 0 by default."),
    ]
}

extension SpecForm where Value == StateDraft {
    /// What a button shows in a state.
    static let buttonState = SpecForm.object(
        StateDraft(), "the look in a state",
        keys: [
            SpecKey(
                "title", \.title, SpecForm<TitleDraft>.stateTitle.located,
                "Another text, or an object with what changes of text and look."),
            SpecKey(
                "subtitle", \.subtitle, SpecForm<TitleDraft>.stateTitle.located,
                "Another text, or an object with what changes of text and look."),
            SpecKey(
                "icon", \.icon, SpecForm<IconDraft>.stateIcon.located,
                "Another icon, or an object with what changes of icon and look."),
            SpecKey("image", \.image, .image, "Another PNG file in the icon's place."),
        ] + SpecKey.surface.in(\.appearance),
        more: SpecKey<EffectsDraft>.effects.in(\StateDraft.appearance.effects),
        rules: [.excludes("icon", ["image"])]
    ).shared(as: "buttonState")
}

extension SpecForm where Value == ButtonState {
    /// The name of a state.
    static let stateName = SpecForm<String>.string(
        ButtonState.allowedNames,
        rules: [
            (
                "pattern",
                .string(
                    "^(normal|(\(stateNames))(\\+(\(stateNames))){0,3})$")
            )
        ]
    ) { ButtonState($0) != nil }.map { ButtonState($0) }

    private static var stateNames: String {
        ButtonState.named.map(\.name).joined(separator: "|")
    }
}

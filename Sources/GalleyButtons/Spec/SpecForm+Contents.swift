import GalleyText

extension SpecForm where Value == TitleDraft {
    /// A title: its text, or an object with its text and look.
    static let title = SpecForm<String>.titleText.map { TitleDraft(text: $0) }.or(
        .object(
            TitleDraft(), "a title with the key text or parts",
            keys: [SpecKey("text", \.text, .titleText, "The text.")]
                + SpecKey.label(font: .titleFont).in(\.label), more: [parts],
            rules: [.exactlyOne(["text", "parts"])]))

    private static let parts = SpecKey<TitleDraft>(
        "parts", \.parts, .titleParts, "The parts of a title that have looks of their own.")

    /// The title of a state: another text, or an object with what changes.
    static let stateTitle = SpecForm<String>.titleText.map { TitleDraft(text: $0) }.or(
        .object(
            TitleDraft(), "what changes of the title",
            keys: [SpecKey("text", \.text, .titleText, "Another text.")]
                + SpecKey.label(font: .titleFont).in(\.label), more: [parts],
            rules: [.excludes("text", ["parts"])]))
}

extension SpecForm where Value == [TitlePartDraft] {
    fileprivate static let titleParts = array(
        of: .titlePart, count: 1...SpecLimit.titleParts,
        allowed: "an array of 1 to \(SpecLimit.titleParts) texts, or objects with a text and its "
            + "look")
}

extension SpecForm where Value == TitlePartDraft {
    /// A part of a title: its text, or an object with its text and look.
    fileprivate static let titlePart = SpecForm<String>.titleText.map {
        TitlePartDraft(text: $0)
    }.or(
        .object(
            TitlePartDraft(), "a part with the key text",
            keys: [SpecKey("text", \.text, .titleText, required: true, "The text.")]
                + SpecKey.label(font: .titleFont).in(\.label), more: partLook))

    private static let partLook: [SpecKey<TitlePartDraft>] = [
        SpecKey(
            "letterSpacing", \.letterSpacing, .distance,
            "The space after each cluster in points; 0 by default."),
        SpecKey(
            "baselineOffset", \.baselineOffset, .distance,
            "How far above the baseline the part stands in points; 0 by default."),
        SpecKey("underline", \.underline, .boolean, "Whether a line is drawn below it."),
        SpecKey("strikethrough", \.strikethrough, .boolean, "Whether a line is drawn through it."),
    ]
}

extension SpecForm where Value == String {
    fileprivate static let titleText = text("a text", limit: SpecLimit.titleLength)
}

extension SpecForm where Value == IconDraft {
    /// An icon: its symbol, or an object with its symbol and look.
    static let icon = symbol.or(
        .object(
            IconDraft(), "an icon with the key name or codepoints", keys: keys,
            rules: [.exactlyOne(["name", "codepoints"])]))

    /// The icon of a state: another symbol, or an object with what changes.
    static let stateIcon = symbol.or(
        .object(
            IconDraft(), "what changes of the icon", keys: keys,
            rules: [.excludes("name", ["codepoints"])]))

    private static let symbol = SpecForm<String>.string(
        "code points such as \"U+E6DF U+EA9B\" or \"\\uE6DF\", or a name in ASCII", rules: iconRules
    ) { Icon($0) != nil }.map { IconDraft(symbol: Icon($0)) }

    private static let keys: [SpecKey<IconDraft>] =
        [
            SpecKey("name", \.symbol, .iconName, "The icon's name in the icon font."),
            SpecKey("codepoints", \.symbol, .iconCodePoints, "Code points, set side by side."),
        ] + SpecKey.label(font: .iconFont).in(\.label)
}

extension SpecForm where Value == ImageDraft {
    /// A picture: its file, or an object with its file and tint.
    static let image = SpecForm<String>.path.map { ImageDraft(file: $0) }.or(
        .object(
            ImageDraft(), "an image with the key file",
            keys: [SpecKey("file", \.file, .path, required: true, "The PNG file.")], more: rare))

    private static let rare: [SpecKey<ImageDraft>] = [
        SpecKey(
            "tint", \.tint, .color,
            "The colour of a template, of whose pixels only the alpha counts."),
        SpecKey(
            "template", \.isTemplate, .boolean,
            "Whether it is a template that the button's tint colours; false by default."),
        SpecKey(
            "fit", \.fit, .choice(), "How it fills its frame; stretch by default."),
        SpecKey(
            "capInsets", \.capInsets, .edgeInsets,
            "The edges that keep their size where it is stretched: [top, left, bottom, right]."),
    ]
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

import GalleyDrawing
import GalleyGeometry

extension SpecForm where Value == ColorDraft {
    /// A colour in CSS notation or by its name, or one for each appearance; which one is settled when
    /// all names are known.
    static let color = pair(
        SpecForm<String>.colorText, object: .appearanceColors)

    /// A declared colour, in CSS notation, or one for each appearance.
    static let declaredColor = pair(
        SpecForm<String>.declaredColorText,
        object: .object(
            ColorDraft(), "a colour for each of light and dark",
            keys: pairKeys(.declaredColorText, required: true)))

    private static let appearanceColors = SpecForm.object(
        ColorDraft(), "a colour for each of light and dark",
        keys: pairKeys(.colorText, required: true)
    ).shared(as: "appearanceColors")

    private static func pair(_ text: SpecForm<String>, object: SpecForm) -> SpecForm {
        text.located.map { ColorDraft(light: $0, dark: $0) }.or(object)
    }
}

extension SpecForm where Value == String {
    /// A colour in CSS notation or by its name.
    fileprivate static let colorText = string(
        SpecIssue.Reference.color.description, rules: [("minLength", .number(1))]
    ) { !$0.isEmpty }.shared(as: "color")

    /// A colour in CSS notation.
    static let declaredColorText = string(
        "#RGB, #RGBA, #RRGGBB, #RRGGBBAA, rgb() or rgba()",
        rules: [
            (
                "pattern",
                .string(
                    "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
                        + "|rgba?\\([^()]*\\))$")
            )
        ]
    ) { !$0.isEmpty }.shared(as: "declaredColor")
}

/// The keys of a colour for each appearance.
private func pairKeys(_ text: SpecForm<String>, required: Bool) -> [SpecKey<ColorDraft>] {
    [
        SpecKey(
            "light", \.light, text.located, required: required,
            "The colour in light surroundings."),
        SpecKey(
            "dark", \.dark, text.located, required: required, "The colour in dark surroundings."),
    ]
}

extension SpecForm where Value == FillDraft {
    /// A colour, or a gradient.
    static let fill = SpecForm<String>.colorText.located.map { text -> FillDraft? in
        FillDraft(color: ColorDraft(light: text, dark: text))
    }.or(
        SpecForm.object(
            FillDraft(), "a colour for each of light and dark, or a gradient with stops", keys: [],
            more: keys,
            rules: [
                .exactlyOne(["light", "gradient"]), .requires("light", "dark"),
                .requires("dark", "light"), .requires("gradient", "stops"),
                .requires("stops", "gradient"),
            ]
        ).shared(as: "fill"))

    private static let keys: [SpecKey<FillDraft>] =
        pairKeys(.colorText, required: false).in(\.color) + [
            SpecKey(
                "gradient", \.gradient, .choice(),
                "The kind of gradient; points are fractions of the bounds, [0, 0] their top left."),
            SpecKey(
                "stops", \.stops, .stops,
                "The colours in order; those without a position are spread evenly."),
            SpecKey(
                "extend", \.extend, .choice(), "What lies beyond the stops; pad by default."),
            SpecKey(
                "start", \.start, .fraction, "Where a linear one starts; [0.5, 0] by default."),
            SpecKey("end", \.end, .fraction, "Where a linear one ends; [0.5, 1] by default."),
            SpecKey(
                "center", \.center, .fraction,
                "The middle of a radial or sweep one; [0.5, 0.5] by default."),
            SpecKey(
                "startRadius", \.startRadius, .number(from: 0, to: 100),
                "Where a radial one starts; 1 is the farthest corner; 0 by default."),
            SpecKey(
                "endRadius", \.endRadius, .number(from: 0, to: 100),
                "Where a radial one ends; 1 by default."),
            SpecKey(
                "startAngle", \.startAngle, .angle,
                "Where a sweep starts, in degrees clockwise from the x axis; 0 by default."),
            SpecKey("endAngle", \.endAngle, .angle, "Where a sweep ends; 360 by default."),
        ]
}

extension SpecForm where Value == [StopDraft] {
    fileprivate static let stops = array(
        of: .stop, count: 1...256, allowed: "an array of 1 to 256 colours")
}

extension SpecForm where Value == StopDraft {
    fileprivate static let stop = SpecForm<String>.colorText.located.map { text -> StopDraft? in
        StopDraft(color: ColorDraft(light: text, dark: text))
    }.or(
        SpecForm<StopDraft>.object(
            StopDraft(), "a stop with the key color",
            keys: [
                SpecKey(
                    "position", \.position, .number(from: 0, to: 1),
                    "The place from 0 to 1; spread evenly by default."),
                SpecKey("color", \.color, .color, required: true, "The colour."),
            ]))
}

extension SpecForm where Value == Double {
    /// An angle in degrees.
    fileprivate static let angle = number(from: -36_000, to: 36_000, unit: " degrees")
}

extension SpecForm where Value == Point {
    /// A place as fractions of a width and a height.
    fileprivate static let fraction = SpecForm<[Double]>.tuple(
        [.number(from: -100, to: 100), .number(from: -100, to: 100)], allowed: "[x, y]"
    ).map { numbers -> Point? in Point(x: numbers[0], y: numbers[1]) }

    /// A distance to the right and down in points.
    static let offset = SpecForm<[Double]>.tuple(
        [.distance, .distance], allowed: "[x, y]"
    ).map { numbers -> Point? in Point(x: numbers[0], y: numbers[1]) }
}

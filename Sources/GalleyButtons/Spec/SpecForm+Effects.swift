import GalleyDrawing
import GalleyGeometry

extension SpecKey where Draft == EffectsDraft {
    /// The keys that few looks have.
    static let effects: [SpecKey] = [
        SpecKey(
            "cornerCurve", \.cornerCurve, .choice(),
            "The curve of round corners; circular by default."),
        SpecKey(
            "shadow", \.shadow, .shadow,
            "The shadow; what is left out is as in CALayer, with an opacity of 1."),
        SpecKey(
            "tint", \.tint, .color,
            "The colour of labels, templates and the activity indicator without one of their own."),
        SpecKey(
            "opacity", \.opacity, .number(from: 0, to: 1),
            "The opacity of the whole button as a group; 1 by default."),
        SpecKey(
            "badge", \.badge, .badge,
            "true for a dot, a text, or an object with the look; false for none."),
        SpecKey(
            "masksToBounds", \.masksToBounds, .boolean,
            "Whether contents are cut at the rounded bounds, without a shadow; false by default."),
    ]
}

extension SpecForm where Value == ShadowDraft {
    fileprivate static let shadow = SpecForm.object(
        ShadowDraft(), "a shadow", keys: [],
        more: [SpecKey("color", \.color, .color, "The colour; black by default.")]
            + SpecKey<ButtonShadow>.look.in(\.look))
}

extension SpecKey where Draft == ButtonShadow {
    fileprivate static let look: [SpecKey] = [
        SpecKey(
            "radius", \.radius, .length,
            "The standard deviation of the blur in points; 3 by default."),
        SpecKey(
            "offset", \.offset, .offset, "[x, y] in points, y down; [0, -3] by default."),
        SpecKey(
            "opacity", \.opacity, .number(from: 0, to: 1),
            "How much of the colour's alpha is used; 0 is no shadow, 1 by default."),
        SpecKey(
            "spread", \.spread, .distance,
            "How far the silhouette grows on all sides in points; 0 by default."),
        SpecKey(
            "silhouette", \.silhouette, .choice(),
            "What casts it: all contents, or the rounded bounds alone; contents by default."),
    ]
}

extension SpecForm where Value == BadgeDraft {
    fileprivate static let badge = SpecForm<Bool>.boolean.map { shown -> BadgeDraft? in
        BadgeDraft(isShown: shown)
    }.or(SpecForm<String>.badgeText.map { BadgeDraft(text: $0) }).or(
        .object(BadgeDraft(), "the look of a badge", keys: [], more: keys))

    private static let keys: [SpecKey<BadgeDraft>] =
        [
            SpecKey("text", \.text, .badgeText, "The text; a dot by default."),
            SpecKey("background", \.background, .color, "The fill; a system red by default."),
            SpecKey(
                "corner", \.corner, .choice(),
                "The corner of the bounds that it has its middle on; topTrailing by default."),
            SpecKey(
                "offset", \.offset, .offset,
                "[x, y] from the corner in points, x towards where lines end; [0, 0] by default."),
        ] + SpecKey.label(font: .titleFont).in(\.label)
}

extension SpecForm where Value == String {
    fileprivate static let badgeText = text("a text", limit: 1000)
}

extension SpecForm where Value == ButtonCorners {
    /// One radius, one for each corner, or a capsule.
    static let corners = SpecForm<Double>.length.map { radius -> ButtonCorners? in
        .radii(CornerRadii(radius))
    }.or(
        SpecForm<[Double]>.tuple(
            [.length, .length, .length, .length],
            allowed: "[topLeft, topRight, bottomRight, bottomLeft]"
        ).map { radii -> ButtonCorners? in
            .radii(
                CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2],
                    bottomLeft: radii[3]))
        }
    ).or(
        SpecForm<String>.string(
            "\"capsule\"", rules: [("const", .string("capsule"))], check: { $0 == "capsule" }
        ).map { _ in .capsule })
}

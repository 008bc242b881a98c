import GalleyGeometry
import GalleyLayout

extension SpecForm where Value == ScreenDraft {
    /// A declared screen.
    static let screen = SpecForm.object(
        ScreenDraft(), "a screen",
        keys: [
            SpecKey("size", \.size, .size, required: true, "The width and height in points."),
            SpecKey("background", \.background, .color, "The fill behind the buttons."),
            SpecKey(
                "place", \.place, .map(of: .placement, what: "places by the names of buttons"),
                "The buttons from back to front, each with its frame [x, y, width, height] or its "
                    + "equations, such as \"top = other.bottom + 20\"."),
        ], more: rareKeys)

    private static var rareKeys: [SpecKey<ScreenDraft>] {
        [
            SpecKey(
                "safeArea", \.safeArea, .screenInsets,
                "From the edges to the safe area of equations: [top, left, bottom, right]; none by "
                    + "default."),
            SpecKey(
                "policy", \.policy, .screenPolicy, "Answers to what layouts on screens leave open."
            ),
        ]
    }
}

extension SpecForm where Value == ScreenPolicyDraft {
    fileprivate static var screenPolicy: SpecForm {
        SpecForm.object(
            ScreenPolicyDraft(), "a screen's policy",
            keys: [
                SpecKey(
                    "snapping", \.snapping, .choice(),
                    "k: how a frame comes to the pixel grid; that of each button by default.")
            ])
    }
}

extension SpecForm where Value == EdgeInsets {
    /// The insets of a safe area, none of them negative.
    fileprivate static var screenInsets: SpecForm {
        SpecForm<[Double]>.tuple(
            [.length, .length, .length, .length], allowed: "[top, left, bottom, right]"
        ).map { numbers -> EdgeInsets? in
            EdgeInsets(
                top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
    }
}

extension SpecForm where Value == PlacementDraft {
    /// A frame or equations, told apart by the first element; what equations say is read later, when
    /// all names are known.
    fileprivate static let placement = SpecForm(
        [.array], allowed: "\(SpecForm<Rect>.frame.allowed), or \(equationsWords)",
        schema: SpecForm<Rect>.frame.alternatives + [equationsSchema]
    ) { (node) throws(ButtonsError) in
        guard case .array(let values) = node.value.content, let first = values.first else {
            throw node.site.unexpected(
                node.value.summary,
                allowed: "\(SpecForm<Rect>.frame.allowed), or \(equationsWords)")
        }
        guard case .string = first.content else {
            return .frame(try SpecForm<Rect>.frame.located.decode(node))
        }
        var equations: [Located<String>] = []
        for (index, value) in values.enumerated() {
            let site = node.site.element(index, at: value.position)
            let element = SpecNode(value: value, site: site)
            equations.append(try SpecForm<String>.equation.located.decode(element))
        }
        return .equations(equations)
    }

    private static var equationsWords: String {
        "an array of equations such as [\"top = 20\", \"centerX = parent.centerX\"]"
    }

    private static var equationsSchema: JSONSchema {
        .typed(
            "array",
            [("items", SpecForm<String>.equation.schema), ("minItems", .number(1))])
    }
}

extension SpecForm where Value == String {
    /// An equation; its parser finds what is wrong inside of it.
    fileprivate static var equation: SpecForm {
        string(
            "an equation such as \"top = other.bottom + 20\"",
            rules: [("maxLength", .number(Double(ConstraintLimit.equationLength)))]
        ) { _ in true }
    }
}

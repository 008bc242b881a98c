import GalleyGeometry

extension SpecForm where Value == SpecDraft {
    /// A whole spec.
    static let spec = SpecForm.object(
        SpecDraft(), "a spec, an object with the key galley",
        keys: [
            SpecKey("galley", \.version, .version, required: true, "The version of the format."),
            SpecKey(
                "fonts", \.fonts, .map(of: .font, what: "fonts by name"),
                "The fonts, by the names that labels use."),
            SpecKey(
                "colors", \.colors, .map(of: .declaredColor, what: "colours by name"),
                "Colours, by the names that every colour key takes."),
            SpecKey(
                "styles", \.styles, .map(of: .style, what: "styles by name"),
                "Looks that buttons share."),
            SpecKey(
                "buttons", apart: .map(of: .button, what: "buttons by name"),
                "The buttons, in the order of output."),
            SpecKey(
                "screens", apart: .map(of: .screen, what: "screens by name"),
                "Pictures of several buttons."),
            SpecKey("matrix", \.matrix, .matrix, "Which pictures are made of each name."),
        ])
}

extension SpecForm where Value == Int {
    /// The one version of the format.
    static let version = SpecForm<Double>(
        [.number], allowed: "\(ButtonSpec.formatVersion)",
        schema: [.object([("const", .number(Double(ButtonSpec.formatVersion)))])]
    ) { (node) throws(ButtonsError) in
        guard case .number(let number) = node.value.content else { return .nan }
        return number.value
    }.map { $0 == Double(ButtonSpec.formatVersion) ? ButtonSpec.formatVersion : nil }
}

extension SpecForm where Value == MatrixDraft {
    fileprivate static let matrix = SpecForm.object(
        MatrixDraft(), "a matrix",
        keys: [
            SpecKey("scale", \.scale, .scales, "The scales in pixels per point; [1] by default."),
            SpecKey(
                "state", \.state, .states,
                "The states, names joined with +; [\"normal\"] by default."),
            SpecKey(
                "direction", \.direction, .directions,
                "The layout directions, ltr and rtl; [\"ltr\"] by default."),
            SpecKey(
                "appearance", \.appearance, .appearances,
                "The appearances, light and dark; [\"light\"] by default."),
        ])
}

extension SpecForm where Value == [Int] {
    /// Scales, none of them twice.
    fileprivate static let scales = uniqueArray(
        of: .integer(1...SpecLimit.scale), count: 1...SpecLimit.scale,
        allowed: "an array of different whole numbers from 1 to \(SpecLimit.scale)"
    )
}

extension SpecForm where Value == [ButtonState] {
    /// States, none of them twice, however their names are ordered.
    fileprivate static let states = uniqueArray(
        of: .stateName, count: 1...16, allowed: "an array of different states")
}

extension SpecForm where Value == [Appearance] {
    fileprivate static let appearances = uniqueArray(
        of: .choice(), count: 1...2, allowed: "an array of light, dark or both")
}

extension SpecForm where Value == [DirectionName] {
    fileprivate static let directions = uniqueArray(
        of: .choice(), count: 1...2, allowed: "an array of ltr, rtl or both")
}

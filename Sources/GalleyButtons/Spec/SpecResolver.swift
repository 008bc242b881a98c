import GalleyFonts
import GalleyGeometry
import GalleyImage

/// Turns a draft into the model: looks up names, merges styles, fills in what is left open.
struct SpecResolver {
    private(set) var fonts: [FontDeclaration] = []
    private(set) var colors: [String: Color] = [:]
    private(set) var styles: [String: ButtonStyle] = [:]
    private var colorNames: [String] = []
    private var styleNames: [String] = []
    private var fontReferences: [String: SpecIssue.Reference] = [:]
    private(set) var iconFonts: [String] = []
    let folder: SpecFolder
    /// The file, for the columns of faults inside its strings.
    let source: [UInt8]
    let appearance: Appearance

    /// Resolves what buttons and screens refer to.
    init(
        _ draft: SpecDraft, folder: SpecFolder, source: [UInt8], appearance: Appearance
    ) throws(ButtonsError) {
        self.folder = folder
        self.source = source
        self.appearance = appearance
        for declared in draft.colors ?? [] {
            for value in Appearance.allCases {
                guard let text = declared.value.text(for: value) else { continue }
                guard let color = Color(css: text.value) else { throw Self.notCSS(text) }
                if value == appearance { colors[declared.name] = color }
            }
            colorNames.append(declared.name)
        }
        // Palettes may have declared colours.
        for declared in draft.fonts ?? [] {
            let font = try declaration(declared)
            fontReferences[font.name] = font.reference
            if font.reference == .iconFont { iconFonts.append(font.name) }
            fonts.append(font)
        }
        for declared in draft.styles ?? [] {
            styles[declared.name] = try resolve(declared.value)
            styleNames.append(declared.name)
        }
    }

    /// Returns the style of a name, or an empty one where no name is given.
    func style(_ name: Located<String>?) throws(ButtonsError) -> ButtonStyle {
        guard let name else { return ButtonStyle() }
        guard let style = styles[name.value] else {
            throw name.unknown(.style, among: styleNames)
        }
        return style
    }

    /// Returns a style with its colours and fonts looked up, states included.
    func resolve(_ draft: StyleDraft) throws(ButtonsError) -> ButtonStyle {
        let appearance = draft.appearance
        var style = ButtonStyle(
            title: try label(draft.title ?? LabelDraft(), font: .titleFont),
            icon: try label(draft.icon ?? LabelDraft(), font: .iconFont),
            spacing: appearance.spacing, background: try fill(appearance.background),
            borderWidth: appearance.border?.width,
            borderColor: try color(appearance.border?.color),
            cornerRadius: appearance.cornerRadius,
            subtitle: try label(draft.subtitle ?? LabelDraft(), font: .titleFont),
            stateBlend: appearance.stateBlend, effects: try effects(appearance.effects))
        for (state, look) in draft.states { style.states[state] = try resolve(look) }
        return style
    }

    func label(
        _ draft: LabelDraft, font reference: SpecIssue.Reference
    ) throws(ButtonsError) -> LabelStyle {
        if let font = draft.font, let found = fontReferences[font.value], found != reference {
            let kind = found == .iconFont ? "an icon font" : "a title font"
            throw font.site.unexpected(
                "\(Wording.quoted(font.value)), \(kind)", allowed: "\(reference)")
        }
        if let font = draft.font, fontReferences[font.value] == nil {
            let names = fonts.filter { $0.reference == reference }.map(\.name)
            throw font.unknown(reference, among: names)
        }
        return LabelStyle(
            font: draft.font?.value, size: draft.size, color: try color(draft.color),
            axes: draft.axes ?? [])
    }

    /// Returns the appearance's colour; what the other appearance has must be one as well.
    func color(_ draft: ColorDraft?) throws(ButtonsError) -> Color? {
        guard let light = draft?.light, let dark = draft?.dark else { return nil }
        let first = try color(light)
        if light.value == dark.value { return first }
        let second = try color(dark)
        return appearance == .light ? first : second
    }

    /// Returns a colour given in CSS notation or by its name.
    private func color(_ text: Located<String>) throws(ButtonsError) -> Color {
        if let color = colors[text.value] ?? Color(css: text.value) { return color }
        // No name has these characters, so the writer meant CSS.
        if text.value.hasPrefix("#") || text.value.contains("(") {
            throw Self.notCSS(text)
        }
        throw text.unknown(.color, among: colorNames)
    }

    private static func notCSS(_ text: Located<String>) -> ButtonsError {
        text.site.unexpected(
            Wording.quoted(text.value), allowed: SpecForm<String>.declaredColorText.allowed)
    }
}

extension Located where Value == String {
    /// Makes the error of a name that is not declared.
    func unknown(_ reference: SpecIssue.Reference, among names: [String]) -> ButtonsError {
        let nearest = NearestName.ranked(for: value, among: names, count: 3)
        return site.issue(.unknownName(value, reference, nearest: nearest))
    }
}

extension FontDeclaration {
    /// Which references the font can be the answer to.
    fileprivate var reference: SpecIssue.Reference {
        if case .icon = kind { .iconFont } else { .titleFont }
    }
}

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
    let iconFonts: [String]
    let folder: SpecFolder
    /// The file, for the columns of faults inside its strings.
    let source: [UInt8]

    /// Resolves what buttons and screens refer to.
    init(
        _ draft: SpecDraft, folder: SpecFolder, source: [UInt8]
    ) throws(ButtonsError) {
        self.folder = folder
        self.source = source
        fonts = (draft.fonts ?? []).map { folder.declaration(name: $0.name, kind: $0.value) }
        for font in fonts { fontReferences[font.name] = font.reference }
        iconFonts = fonts.filter { $0.reference == .iconFont }.map(\.name)
        for declared in draft.colors ?? [] {
            let text = declared.value
            guard let color = Color(css: text.value) else {
                throw text.site.unexpected(
                    Wording.quoted(text.value), allowed: SpecForm.declaredColor.allowed)
            }
            colors[declared.name] = color
            colorNames.append(declared.name)
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
            spacing: appearance.spacing, background: try color(appearance.background),
            borderWidth: appearance.border?.width,
            borderColor: try color(appearance.border?.color),
            cornerRadius: appearance.cornerRadius,
            subtitle: try label(draft.subtitle ?? LabelDraft(), font: .titleFont),
            stateBlend: appearance.stateBlend)
        for (state, look) in draft.states { style.states[state] = try resolve(look) }
        return style
    }

    private func label(
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
            font: draft.font?.value, size: draft.size, color: try color(draft.color))
    }

    /// Returns a colour given in CSS notation or by its name.
    func color(_ text: Located<String>?) throws(ButtonsError) -> Color? {
        guard let text else { return nil }
        if let color = colors[text.value] ?? Color(css: text.value) { return color }
        // No name has these characters, so the writer meant CSS.
        if text.value.hasPrefix("#") || text.value.contains("(") {
            throw text.site.unexpected(
                Wording.quoted(text.value), allowed: SpecForm.declaredColor.allowed)
        }
        throw text.unknown(.color, among: colorNames)
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

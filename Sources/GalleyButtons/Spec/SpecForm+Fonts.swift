import GalleyFonts

extension SpecForm where Value == FontDeclaration.Kind {
    /// A declared font: one file, a chain of files, or an icon font.
    static let font = SpecForm<String>.path.map { path -> FontDeclaration.Kind? in
        .title([FontReference(file: path)])
    }.or(
        SpecForm<[FontReference]>.array(
            of: .chainFont, count: 1...Int.max, allowed: "a chain of one font or more"
        ).map { .title($0) }
    ).or(.declaredFont)

    private static let declaredFont = SpecForm<FontDraft>.object(
        FontDraft(), "a font with the key file or, for icons, icon",
        keys: [.file(), .icon, .names, .index, .language, .metrics], later: laterFontKeys,
        rules: [
            .exactlyOne(["file", "icon"]), .requires("names", "icon"),
            .requires("language", "file"),
        ]
    ).map { draft -> FontDeclaration.Kind? in
        if let icon = draft.icon {
            return .icon(draft.reference(to: icon), names: draft.names)
        }
        return draft.file.map { .title([draft.reference(to: $0)]) }
    }
}

extension SpecForm where Value == FontReference {
    /// One font of a chain.
    fileprivate static let chainFont = SpecForm<String>.path.map { FontReference(file: $0) }.or(
        SpecForm<FontDraft>.object(
            FontDraft(), "a font with the key file",
            keys: [.file(required: true), .index, .language, .metrics], later: laterFontKeys
        ).map { draft in draft.file.map { draft.reference(to: $0) } })
}

/// The keys of fonts that choose an instance or a palette.
private let laterFontKeys = ["axes", "instance", "palette", "paletteOverrides"]

extension FontDraft {
    fileprivate func reference(to file: String) -> FontReference {
        FontReference(
            file: file, index: index ?? 0, language: language, metrics: metrics ?? .automatic)
    }
}

extension SpecKey where Draft == FontDraft {
    fileprivate static func file(required: Bool = false) -> SpecKey {
        SpecKey("file", \.file, .path, required: required, "The font file of a title font.")
    }
    fileprivate static let icon = SpecKey(
        "icon", \.icon, .path,
        "The font file of an icon font: its code points resolve here and nowhere else.")
    fileprivate static let names = SpecKey(
        "names", \.names, .path,
        "A file that lists the icons' names, where the font alone does not know them.")
    fileprivate static let index = SpecKey(
        "index", \.index, .integer(0...SpecLimit.faceIndex),
        "The number of the face in a font collection; 0 by default.")
    fileprivate static let language = SpecKey(
        "language", \.language, .language, "The language the face is for.")
    fileprivate static let metrics = SpecKey(
        "metrics", \.metrics, .choice(),
        "The table the vertical metrics come from; chosen by the font by default.")
}

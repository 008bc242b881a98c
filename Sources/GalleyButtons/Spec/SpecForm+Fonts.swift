import GalleyFonts

extension SpecForm where Value == FontKindDraft {
    /// A declared font: one file, a chain of files, or an icon font.
    static let font = SpecForm<String>.path.map { path -> FontKindDraft? in
        .title([FontDraft(file: path)])
    }.or(
        SpecForm<[FontDraft]>.array(
            of: .chainFont, count: 1...Int.max, allowed: "a chain of one font or more"
        ).map { .title($0) }
    ).or(.declaredFont)

    private static let declaredFont = SpecForm<FontDraft>.object(
        FontDraft(), "a font with the key file or, for icons, icon",
        keys: [.file(), .icon, .names, .index, .language, .metrics], more: SpecKey.design,
        rules: [
            .exactlyOne(["file", "icon"]), .requires("names", "icon"),
            .requires("language", "file"),
        ]
    ).map { draft -> FontKindDraft? in draft.icon == nil ? .title([draft]) : .icon(draft) }
}

extension SpecForm where Value == FontDraft {
    /// One font of a chain.
    fileprivate static let chainFont = SpecForm<String>.path.map { FontDraft(file: $0) }.or(
        .object(
            FontDraft(), "a font with the key file",
            keys: [.file(required: true), .index, .language, .metrics], more: SpecKey.design))
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

    /// The keys that choose a design of a variable font and the colours of a colour font.
    fileprivate static let design = [
        SpecKey(
            "instance", \.instance, .text("the name of an instance", limit: SpecLimit.nameLength),
            "A named instance of a variable font, such as \"SemiBold\"; its axes are set first."),
        SpecKey(
            "axes", \.axes, .axes,
            "Places on the axes of a variable font, by their tags, on top of the instance."),
        SpecKey(
            "opticalSizing", \.opticalSizing, .choice(),
            "Whether the axis opsz follows the font size in points where neither axes nor the "
                + "instance set it; automatic by default."),
        SpecKey(
            "palette", \.palette, .integer(0...SpecLimit.paletteIndex),
            "The number of the palette of a colour font; 0 by default."),
        SpecKey(
            "paletteOverrides", \.paletteOverrides, .paletteOverrides,
            "Colours in place of entries of the palette, by the entries' numbers."),
    ]
}

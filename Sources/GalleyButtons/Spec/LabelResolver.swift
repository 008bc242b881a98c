import GalleyImage
import GalleyLayout
import GalleyText

/// Makes titles, subtitles and icons of what a button and its style say.
struct LabelResolver {
    private let resolver: SpecResolver
    /// The title's size where nothing gives one, nil where something has to.
    private let titleSize: Double?

    init(_ draft: ButtonDraft, layout: ButtonLayout, resolver: SpecResolver) {
        self.resolver = resolver
        titleSize =
            switch layout {
            case .stack, .iconFont: nil
            // Layout reference R19.
            case .classic, .edgeInsets, .swapped:
                (draft.policy?.layout ?? LayoutPolicy()).defaultTitleSize
            case .configuration: (draft.options.buttonSize ?? .medium).titleSize
            }
    }

    /// Returns the title of a text in the look of a style; nil without a text.
    func title(
        _ draft: Located<TitleDraft>?, _ style: ButtonStyle
    ) throws(ButtonsError) -> ButtonTitle? {
        try label(draft, style.title, size: titleSize)
    }

    /// Returns the subtitle of a text; what the subtitle's style leaves out is the title's.
    func subtitle(
        _ draft: Located<TitleDraft>?, _ style: ButtonStyle
    ) throws(ButtonsError) -> ButtonTitle? {
        let look = LabelStyle(
            font: style.title.font, size: ConfigurationSize.subtitleSize, color: style.title.color,
            axes: style.title.axes
        ).merging(style.subtitle)
        return try label(draft, look, size: nil)
    }

    private func label(
        _ draft: Located<TitleDraft>?, _ style: LabelStyle, size: Double?
    ) throws(ButtonsError) -> ButtonTitle? {
        guard let draft, let parts = try parts(of: draft.value) else { return nil }
        guard let font = style.font else {
            throw draft.site.key("font").issue(
                .missing(allowed: "\(SpecIssue.Reference.titleFont), here or in the style"))
        }
        guard let size = style.size ?? size else { throw missingSize(at: draft.site) }
        return ButtonTitle(
            parts: parts, font: font, size: size, color: style.color ?? .black, axes: style.axes)
    }

    /// The parts of a title; a text alone is one, and nil is a title that has neither.
    private func parts(of draft: TitleDraft) throws(ButtonsError) -> [TitlePart]? {
        guard let declared = draft.parts else { return draft.text.map { [TitlePart($0)] } }
        var parts: [TitlePart] = []
        for part in declared {
            let look = try resolver.label(part.label, font: .titleFont)
            var decorations: TextStyle.Decorations = []
            if part.underline == true { decorations.insert(.underline) }
            if part.strikethrough == true { decorations.insert(.strikethrough) }
            parts.append(
                TitlePart(
                    part.text ?? "", font: look.font, size: look.size, color: look.color,
                    letterSpacing: part.letterSpacing ?? 0,
                    baselineOffset: part.baselineOffset ?? 0, decorations: decorations,
                    axes: look.axes))
        }
        return parts
    }

    /// Returns the icon of a symbol in the look of a style; nil without a symbol.
    func icon(
        _ draft: Located<IconDraft>?, _ style: ButtonStyle
    ) throws(ButtonsError) -> ButtonIcon? {
        guard let draft, let symbol = draft.value.symbol else { return nil }
        let fonts = style.icon.font.map { [$0] } ?? resolver.iconFonts
        guard !fonts.isEmpty else {
            throw draft.site.key("font").issue(
                .missing(allowed: "an icon font declared in fonts with the key icon"))
        }
        guard let size = style.icon.size else { throw missingSize(at: draft.site) }
        return ButtonIcon(
            symbol: symbol, fonts: fonts, size: size, color: style.icon.color ?? .black,
            axes: style.icon.axes)
    }

    private func missingSize(at site: SpecSite) -> ButtonsError {
        site.key("size").issue(
            .missing(allowed: "\(SpecForm<Double>.fontSize.allowed), here or in the style"))
    }
}

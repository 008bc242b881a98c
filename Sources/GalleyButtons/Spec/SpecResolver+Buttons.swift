import GalleyGeometry
import GalleyImage
import GalleyLayout

extension SpecResolver {
    /// Returns a button with its style applied and every choice made.
    func button(_ declared: Named<ButtonDraft>) throws(ButtonsError) -> IconButton {
        let draft = declared.value
        let own = try resolve(
            title: draft.title?.value.label, icon: draft.icon?.value.label, draft.appearance)
        let style = try style(draft.style).merging(own)
        let policy = ButtonPolicy()
        return IconButton(
            name: declared.name, title: try title(draft.title, style.title),
            icon: try icon(draft.icon, style.icon), layout: draft.layout ?? .stack,
            placement: draft.placement ?? .leading, spacing: style.spacing,
            width: draft.size?.width ?? draft.width, height: draft.size?.height ?? draft.height,
            contentInsets: draft.contentInsets ?? .zero,
            horizontalAlignment: draft.horizontalAlignment ?? .center,
            verticalAlignment: draft.verticalAlignment ?? .center, background: style.background,
            border: style.border, cornerRadius: style.cornerRadius ?? 0,
            policy: ButtonPolicy(
                lineHeight: draft.policy?.lineHeight ?? policy.lineHeight,
                seedCompatible: draft.policy?.seedCompatible ?? policy.seedCompatible))
    }

    private func title(
        _ draft: Located<TitleDraft>?, _ style: LabelStyle
    ) throws(ButtonsError) -> ButtonTitle? {
        guard let draft, let text = draft.value.text else { return nil }
        guard let font = style.font else {
            throw draft.site.key("font").issue(
                .missing(allowed: "\(SpecIssue.Reference.titleFont), here or in the style"))
        }
        return ButtonTitle(
            text: text, font: font, size: try size(style, at: draft.site),
            color: style.color ?? .black)
    }

    private func icon(
        _ draft: Located<IconDraft>?, _ style: LabelStyle
    ) throws(ButtonsError) -> ButtonIcon? {
        guard let draft, let symbol = draft.value.symbol else { return nil }
        let fonts = style.font.map { [$0] } ?? iconFonts
        guard !fonts.isEmpty else {
            throw draft.site.key("font").issue(
                .missing(allowed: "an icon font declared in fonts with the key icon"))
        }
        return ButtonIcon(
            symbol: symbol, fonts: fonts, size: try size(style, at: draft.site),
            color: style.color ?? .black)
    }

    private func size(_ style: LabelStyle, at site: SpecSite) throws(ButtonsError) -> Double {
        guard let size = style.size else {
            throw site.key("size").issue(
                .missing(allowed: "\(SpecForm<Double>.fontSize.allowed), here or in the style"))
        }
        return size
    }

    /// Returns a screen whose places name declared buttons.
    func screen(
        _ declared: Named<ScreenDraft>, buttons: [String], known: Set<String>
    ) throws(ButtonsError) -> Screen {
        let draft = declared.value
        var items: [Screen.Item] = []
        for place in draft.place ?? [] {
            guard known.contains(place.name) else {
                throw Located(value: place.name, site: place.site).unknown(.button, among: buttons)
            }
            items.append(Screen.Item(button: place.name, frame: place.value))
        }
        return Screen(
            name: declared.name, size: draft.size ?? .zero,
            background: try color(draft.background), items: items)
    }
}

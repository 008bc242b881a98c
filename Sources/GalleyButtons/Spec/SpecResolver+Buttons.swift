import GalleyGeometry
import GalleyImage
import GalleyLayout

extension SpecResolver {
    /// Returns a button with its style applied and every choice made.
    func button(_ declared: Named<ButtonDraft>) throws(ButtonsError) -> IconButton {
        let draft = declared.value
        let style = try style(draft.style).merging(try resolve(draft.lookDraft))
        let layout = draft.layout ?? .stack
        let labels = LabelResolver(draft, layout: layout, resolver: self)
        var button = IconButton(
            name: declared.name, title: try labels.title(draft.title, style),
            icon: try labels.icon(draft.icon, style), layout: layout,
            placement: draft.placement ?? .leading, spacing: style.spacing,
            width: draft.size?.width ?? draft.width, height: draft.size?.height ?? draft.height,
            contentInsets: draft.contentInsets,
            horizontalAlignment: draft.horizontalAlignment ?? .center,
            verticalAlignment: draft.verticalAlignment ?? .center, background: style.background,
            border: style.border, cornerRadius: style.cornerRadius,
            policy: draft.policy?.resolved ?? ButtonPolicy(), image: try image(draft.image),
            subtitle: try labels.subtitle(draft.subtitle, style),
            backgroundImage: try image(draft.backgroundImage), options: draft.options,
            direction: draft.direction?.direction, stateBlend: style.stateBlend,
            lineBreakMode: draft.lineBreakMode, numberOfLines: draft.numberOfLines)
        for (state, own) in style.states {
            let look = draft.states[state]
            // The text of a state needs a whole look, not only what the state changes.
            let whole = style.merging(own)
            button.states[state] = ButtonLook(
                title: try labels.title(look?.title, whole),
                subtitle: try labels.subtitle(look?.subtitle, whole),
                icon: try labels.icon(look?.icon, whole), image: try image(look?.image),
                style: own)
        }
        if button.stateBlend == .system, style.title.color == nil {
            // A colour of the writer's wins in every state (layout reference R26).
            var look = button.states[.disabled] ?? ButtonLook()
            look.style.title.color =
                look.style.title.color ?? Color(StateLook.disabledTitleLight)
            button.states[.disabled] = look
        }
        return button
    }

    private func image(_ draft: ImageDraft?) throws(ButtonsError) -> ButtonImage? {
        guard let draft, let file = draft.file else { return nil }
        return ButtonImage(file: folder.resolve(file), tint: try color(draft.tint))
    }
}

extension ButtonDraft {
    /// The button's own look as a style would write it.
    fileprivate var lookDraft: StyleDraft {
        var style = StyleDraft(
            title: title?.value.label, subtitle: subtitle?.value.label, icon: icon?.value.label,
            appearance: appearance)
        for (state, look) in states {
            style.states[state] = StyleDraft(
                title: look.title?.value.label, subtitle: look.subtitle?.value.label,
                icon: look.icon?.value.label, appearance: look.appearance)
        }
        return style
    }
}

extension PolicyDraft {
    fileprivate var resolved: ButtonPolicy {
        let policy = ButtonPolicy()
        return ButtonPolicy(
            lineHeight: lineHeight ?? policy.lineHeight,
            seedCompatible: seedCompatible ?? policy.seedCompatible, layout: layout,
            minimumScaleZero: minimumScaleZero ?? policy.minimumScaleZero)
    }
}

import GalleyDrawing
import GalleyGeometry
import GalleyImage

extension SpecResolver {
    /// Returns a fill with its colours looked up.
    func fill(_ draft: FillDraft?) throws(ButtonsError) -> ButtonFill? {
        guard let draft else { return nil }
        guard let kind = draft.gradient, let declared = draft.stops else {
            return try color(draft.color).map(ButtonFill.color)
        }
        let center = draft.center ?? Point(x: 0.5, y: 0.5)
        let geometry: ButtonGradient.Geometry =
            switch kind {
            case .linear:
                .linear(
                    start: draft.start ?? Point(x: 0.5, y: 0),
                    end: draft.end ?? Point(x: 0.5, y: 1))
            case .radial:
                .radial(
                    center: center, startRadius: draft.startRadius ?? 0,
                    endRadius: draft.endRadius ?? 1)
            case .sweep:
                .sweep(
                    center: center, startAngle: draft.startAngle ?? 0,
                    endAngle: draft.endAngle ?? 360)
            }
        let last = Double(max(1, declared.count - 1))
        var stops: [GradientStop] = []
        for (index, stop) in declared.enumerated() {
            stops.append(
                GradientStop(
                    stop.position ?? Double(index) / last, try color(stop.color) ?? .black))
        }
        return .gradient(ButtonGradient(geometry, stops: stops, extend: draft.extend ?? .pad))
    }

    /// Returns effects with their colours and fonts looked up.
    func effects(_ draft: EffectsDraft) throws(ButtonsError) -> ButtonEffects {
        var effects = ButtonEffects(
            cornerCurve: draft.cornerCurve, tint: try color(draft.tint), opacity: draft.opacity,
            masksToBounds: draft.masksToBounds)
        if let shadow = draft.shadow {
            var look = shadow.look
            look.color = try color(shadow.color)
            effects.shadow = look
        }
        if let badge = draft.badge {
            var content: ButtonBadge.Content? =
                badge.isShown == false ? ButtonBadge.Content.none : .dot
            if let text = badge.text { content = .text(text) }
            effects.badge = ButtonBadge(
                content, label: try label(badge.label, font: .titleFont),
                background: try color(badge.background), corner: badge.corner,
                offset: badge.offset)
        }
        return effects
    }

    /// Gives labels without a colour of their own the tint, in states that change it as well.
    func tint(_ style: ButtonStyle) -> ButtonStyle {
        var tinted = style
        func apply(_ tint: Color?, to look: inout ButtonStyle) {
            guard let tint else { return }
            if style.title.color == nil { look.title.color = look.title.color ?? tint }
            if style.subtitle.color == nil, style.title.color == nil {
                look.subtitle.color = look.subtitle.color ?? look.title.color
            }
            if style.icon.color == nil { look.icon.color = look.icon.color ?? tint }
        }
        apply(style.effects.tint, to: &tinted)
        for state in style.states.keys {
            guard var look = style.states[state] else { continue }
            apply(look.effects.tint, to: &look)
            tinted.states[state] = look
        }
        return tinted
    }
}

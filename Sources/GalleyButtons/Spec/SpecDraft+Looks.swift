import GalleyDrawing
import GalleyGeometry

/// A colour as written: one text for both appearances, or one for each.
struct ColorDraft: Hashable, Sendable {
    var light: Located<String>?
    var dark: Located<String>?

    /// The text of an appearance.
    func text(for appearance: Appearance) -> Located<String>? {
        appearance == .light ? light : dark
    }
}

/// A stop of a gradient as written.
struct StopDraft: Hashable, Sendable {
    var position: Double?
    var color: ColorDraft?
}

/// The kinds of gradients.
enum GradientKind: String, Hashable, Sendable, CaseIterable {
    case linear
    case radial
    case sweep
}

/// A fill as written: a colour, or a gradient with what only some kinds look at.
struct FillDraft: Sendable {
    var color = ColorDraft()
    var gradient: GradientKind?
    var stops: [StopDraft]?
    var extend: GradientExtend?
    var start: Point?
    var end: Point?
    var center: Point?
    var startRadius: Double?
    var endRadius: Double?
    var startAngle: Double?
    var endAngle: Double?
}

/// A shadow as written.
struct ShadowDraft: Sendable {
    var color: ColorDraft?
    var look = ButtonShadow()
}

/// A badge as written.
struct BadgeDraft: Sendable {
    var text: String?
    var isShown: Bool?
    var label = LabelDraft()
    var background: ColorDraft?
    var corner: ButtonBadge.Corner?
    var offset: Point?
}

/// Effects as written.
struct EffectsDraft: Sendable {
    var cornerCurve: CornerStyle?
    var shadow: ShadowDraft?
    var tint: ColorDraft?
    var opacity: Double?
    var badge: BadgeDraft?
    var masksToBounds: Bool?
}

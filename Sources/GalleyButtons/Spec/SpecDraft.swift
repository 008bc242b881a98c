import GalleyDrawing
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyText

/// A label's look as written, references unresolved.
struct LabelDraft: Sendable {
    var font: Located<String>?
    var size: Double?
    var color: ColorDraft?
    var axes: [FontVariation]?
}

/// A border as written.
struct BorderDraft: Sendable {
    var width: BorderWidth?
    var color: ColorDraft?
}

/// What styles and buttons can both set, besides title and icon.
struct AppearanceDraft: Sendable {
    var spacing: Double?
    var background: FillDraft?
    var border: BorderDraft?
    var cornerRadius: ButtonCorners?
    var effects = EffectsDraft()
    var stateBlend: StateBlend?
}

/// A style as written, or what it changes in a state.
struct StyleDraft: Sendable {
    var title: LabelDraft?
    var subtitle: LabelDraft?
    var icon: LabelDraft?
    var appearance = AppearanceDraft()
    var states: [ButtonState: StyleDraft] = [:]
}

/// A title as written: a text alone, or a text or its parts with their look.
struct TitleDraft: Sendable {
    var text: String?
    var parts: [TitlePartDraft]?
    var label = LabelDraft()
}

/// A part of a title as written.
struct TitlePartDraft: Sendable {
    var text: String?
    var label = LabelDraft()
    var letterSpacing: Double?
    var baselineOffset: Double?
    var underline: Bool?
    var strikethrough: Bool?
}

/// An icon as written: a symbol alone, or a symbol with its look.
struct IconDraft: Sendable {
    var symbol: Icon?
    var label = LabelDraft()
}

/// An image as written: a file alone, or a file with its tint.
struct ImageDraft: Sendable {
    var file: String?
    var tint: ColorDraft?
    var isTemplate: Bool?
    var fit: ImageFit?
    var capInsets: EdgeInsets?
}

/// Earlier sizes as written.
struct EarlierDraft: Sendable {
    var icon: Size?
    var title: Size?
}

/// What a button shows in a state, as written.
struct StateDraft: Sendable {
    var title: Located<TitleDraft>?
    var subtitle: Located<TitleDraft>?
    var icon: Located<IconDraft>?
    var image: ImageDraft?
    var appearance = AppearanceDraft()
}

/// Directional insets as written.
struct InsetsDraft: Sendable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?
}

/// A button as written.
struct ButtonDraft: Sendable {
    var style: Located<String>?
    var layout: ButtonLayout?
    var placement: Placement?
    var title: Located<TitleDraft>?
    var subtitle: Located<TitleDraft>?
    var icon: Located<IconDraft>?
    var image: ImageDraft?
    var backgroundImage: ImageDraft?
    var size: Size?
    var width: Double?
    var height: Double?
    var contentInsets: ContentInsets?
    var horizontalAlignment: HorizontalAlignment?
    var verticalAlignment: VerticalAlignment?
    var policy: PolicyDraft?
    var direction: DirectionName?
    var lineBreakMode: LineBreakMode?
    var numberOfLines: Int?
    var options = LayoutOptions()
    var appearance = AppearanceDraft()
    var states: [ButtonState: StateDraft] = [:]
}

/// A policy as written.
struct PolicyDraft: Sendable {
    var lineHeight: TextStyle.LineHeight?
    var seedCompatible: Bool?
    var minimumScaleZero: TextLayout.MinimumScaleZero?
    var layout = LayoutPolicy()
}

/// A font declared as an object: a file of a chain, or an icon font.
struct FontDraft: Sendable {
    var file: String?
    var icon: String?
    var names: String?
    var index: Int?
    var language: String?
    var metrics: MetricsSource?
    var instance: String?
    var axes: [FontVariation]?
    var opticalSizing: OpticalSizing?
    var palette: Int?
    var paletteOverrides: [PaletteOverrideDraft]?
}

/// A colour in place of an entry of a palette, as written.
struct PaletteOverrideDraft: Sendable {
    var entry: Int
    var color: ColorDraft
}

/// A declared font as written.
enum FontKindDraft: Sendable {
    case title([FontDraft])
    case icon(FontDraft)
}

/// A screen as written.
struct ScreenDraft: Sendable {
    var size: Size?
    var background: ColorDraft?
    var place: [Named<PlacementDraft>]?
    var safeArea: EdgeInsets?
    var policy: ScreenPolicyDraft?
}

/// A button's place on a screen as written.
enum PlacementDraft: Sendable {
    case frame(Located<Rect>)
    case equations([Located<String>])
}

/// A screen's policy as written.
struct ScreenPolicyDraft: Sendable {
    var snapping: FrameSnapping?
}

/// The matrix as written.
struct MatrixDraft: Sendable {
    var scale: [Int]?
    var state: [ButtonState]?
    var direction: [DirectionName]?
    var appearance: [Appearance]?
}

/// A whole spec as written, buttons and screens left in the file.
struct SpecDraft: Sendable {
    var version: Int?
    var fonts: [Named<FontKindDraft>]?
    var colors: [Named<ColorDraft>]?
    var styles: [Named<StyleDraft>]?
    var matrix: MatrixDraft?
}

import GalleyButtons
import GalleyGeometry
import GalleyLayout
import TestSupport

/// Screens from lines of keys, with the shipped fonts.
enum ScreenSource {
    /// Decodes a spec of buttons and one screen, 375 × 300 points unless the keys say more.
    ///
    /// Titles have 10 points, so that a Han glyph is 10 wide; icons have 15 points.
    static func spec(buttons: String, place: String, keys: String = "") throws -> ButtonSpec {
        try SpecSource.decode(
            text: """
                {galley: 1,
                  fonts: {title: "\(PackagePaths.font("NotoSansCJKsc-subset.otf"))",
                    icons: {icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))"}},
                  styles: {s: {title: {font: "title", size: 10}, icon: {size: 15}}},
                  buttons: {\(buttons)},
                  screens: {demo: {size: [375, 300], \(keys) place: {\(place)}}}}
                """)
    }

    /// The seed's four buttons; titles of six Han glyphs are 60 wide, as in layout reference 2.H.
    static let howToButtons = """
        "icon-left": {style: "s", layout: "iconFont", placement: "left", spacing: 10,
          title: "文字在右文字", icon: "U+E6DF U+EA9B"},
        "icon-right": {style: "s", layout: "iconFont", placement: "right",
          title: "文字在左文字", icon: "U+E6DF"},
        "icon-top": {style: "s", layout: "iconFont", placement: "top",
          title: "文字在下文字", icon: "U+E6DF"},
        "icon-bottom": {style: "s", layout: "iconFont", placement: "bottom",
          title: "文字在上文字", icon: "U+E6DF"},
        """

    /// A title of 13 Han glyphs, 130 wide.
    static let longTitle = "文字在右文字在右文字在右文"

    /// Lays out the screen of a spec.
    static func layout(
        _ spec: ButtonSpec, scale: Double, direction: LayoutDirection = .leftToRight
    ) throws -> ScreenLayout {
        try ScreenLayout(
            spec.screens[0], buttons: spec.buttons,
            composer: composer, grid: PixelGrid(scale: scale), direction: direction)
    }

    /// Measures the buttons of all such specs, which have the same fonts.
    static let composer = ButtonComposer(
        fonts: ButtonFonts([
            FontDeclaration(
                name: "title",
                kind: .title([
                    FontReference(file: PackagePaths.font("NotoSansCJKsc-subset.otf"))
                ])),
            FontDeclaration(
                name: "icons",
                kind: .icon(
                    FontReference(file: PackagePaths.font("MaterialIcons-Regular.ttf")),
                    names: nil)),
        ]))

    /// Whether two rectangles are the same but for rounding errors.
    static func close(_ first: Rect, _ second: Rect) -> Bool {
        abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
            && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
    }
}

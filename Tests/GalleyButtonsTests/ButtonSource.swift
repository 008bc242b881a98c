import GalleyButtons
import TestSupport
import Testing

/// Buttons from a line of keys, with fonts and an image of 24 × 24 points at hand.
enum ButtonSource {
    /// The path of the image: 48 pixels a side, at 2x.
    static let disc = PackagePaths.fixture("Screens/disc@2x.png")

    /// Decodes a button; unless its keys name an icon or image, it has the image.
    static func button(_ keys: String) throws -> IconButton {
        let needsImage = !keys.contains("icon:") && !keys.contains("image:")
        let spec = try SpecSource.decode(
            text: """
                {galley: 1,
                  fonts: {title: "\(PackagePaths.font("NotoSansCJKsc-subset.otf"))",
                    roboto: "\(PackagePaths.font("Roboto-Regular.ttf"))",
                    icons: {icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))"}},
                  styles: {s: {title: {font: "title", size: 15}, icon: {size: 24}}},
                  buttons: {b: {style: "s", \(needsImage ? "image: \"\(disc)\", " : "")\(keys)}}}
                """)
        return try #require(spec.buttons.first)
    }

    /// A renderer with the fonts of ``button(_:)``.
    static let renderer = ButtonRenderer(fonts: fonts)

    /// The fonts of ``button(_:)``.
    static let fonts = ButtonFonts([
        FontDeclaration(
            name: "title",
            kind: .title([FontReference(file: PackagePaths.font("NotoSansCJKsc-subset.otf"))])),
        FontDeclaration(
            name: "roboto",
            kind: .title([FontReference(file: PackagePaths.font("Roboto-Regular.ttf"))])),
        FontDeclaration(
            name: "icons",
            kind: .icon(
                FontReference(file: PackagePaths.font("MaterialIcons-Regular.ttf")), names: nil)),
    ])
}

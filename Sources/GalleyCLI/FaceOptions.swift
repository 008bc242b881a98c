import GalleyFonts
import GalleyImage

/// What the command line says of a single face: which one, and where in its design space.
struct FaceOptions {
    /// The font's path, and `#INDEX` for a face of a collection.
    let font: String
    /// The face's place in its file; it wins over the one in `font`.
    var index: Int?
    var instance: String?
    var axes: [AxisSetting] = []
    var palette = 0
    var overrides: [PaletteSetting] = []
    /// The size the axis `opsz` follows where it is not set, or nil for its default.
    var size: Double?

    /// Opens the face.
    func face() throws(FontError) -> FontFace {
        let notation = FaceNotation.decode(font)
        let palette = FontPalette(
            index: palette,
            overrides: Dictionary(
                overrides.map { ($0.entry, $0.color) }, uniquingKeysWith: { _, last in last }))
        return try FontFace(
            file: FontFile(path: notation.path), index: index ?? notation.index,
            design: DesignSettings(
                instance: instance, variations: axes.map(\.variation), opticalSize: size),
            palette: palette)
    }
}

/// A colour that replaces one of a palette, given on the command line: `2=#FF0000`.
struct PaletteSetting: ArgumentValue {
    let entry: Int
    let color: PaletteColor

    init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let entry = Int(parts[0]), (0...65_535).contains(entry),
            let color = Color(css: String(parts[1]))
        else { return nil }
        self.entry = entry
        self.color = PaletteColor(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    static let allowed = "an entry and a colour such as 2=#1A73E8"
}

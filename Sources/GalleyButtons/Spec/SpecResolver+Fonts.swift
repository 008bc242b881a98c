import GalleyFonts
import GalleyImage

extension SpecResolver {
    /// Returns a declared font with its paths and colours resolved.
    func declaration(_ declared: Named<FontKindDraft>) throws(ButtonsError) -> FontDeclaration {
        switch declared.value {
        case .title(let drafts):
            var chain: [FontReference] = []
            for draft in drafts { chain.append(try reference(draft, to: draft.file ?? "")) }
            return FontDeclaration(name: declared.name, kind: .title(chain))
        case .icon(let draft):
            let reference = try reference(draft, to: draft.icon ?? "")
            return FontDeclaration(
                name: declared.name, kind: .icon(reference, names: draft.names.map(folder.resolve)))
        }
    }

    private func reference(
        _ draft: FontDraft, to file: String
    ) throws(ButtonsError) -> FontReference {
        var palette = FontPalette(index: draft.palette ?? 0)
        for override in draft.paletteOverrides ?? [] {
            palette.overrides[override.entry] = try color(override.color).map(PaletteColor.init)
        }
        return FontReference(
            file: folder.resolve(file), index: draft.index ?? 0, language: draft.language,
            metrics: draft.metrics ?? .automatic, instance: draft.instance, axes: draft.axes ?? [],
            opticalSizing: draft.opticalSizing ?? .automatic, palette: palette)
    }
}

extension PaletteColor {
    fileprivate init(_ color: Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

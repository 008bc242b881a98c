import GalleyFonts
import GalleyText

/// A font as UIKit finds it: its PostScript name, and what it does not do by itself.
struct CodeFont {
    /// The PostScript name; empty where the font gives none.
    var name = ""
    /// The axes that UIKit is told: those away from their defaults, and `opsz`, which CoreText would
    /// move by a rule of its own.
    var variations: [FontVariation] = []

    /// Describes the font of a label.
    ///
    /// - Parameters:
    ///   - face: A face of the font, at any place in its design space.
    ///   - name: The name the font is declared by.
    ///   - declarations: The declared fonts, for what is set of the face.
    ///   - axes: The label's own settings.
    ///   - size: The label's size in points.
    init(
        _ face: FontFace?, named name: String, in declarations: [FontDeclaration],
        axes: [FontVariation], size: Double
    ) {
        guard let face else { return }
        self.name = face.postScriptName
        let references = declarations.first { $0.name == name }?.references ?? []
        let reference = references.first { $0.file == face.file.path && $0.index == face.index }
        let place = reference.flatMap {
            try? face.variations(at: $0.design(axes: axes, size: size))
        }
        variations = zip(face.axes, place ?? face.variations).filter { axis, setting in
            setting.value != axis.defaultValue || axis.isOpticalSize
        }.map(\.1)
    }
}

extension FontDeclaration {
    /// The faces of the font, in order of preference.
    var references: [FontReference] {
        switch kind {
        case .title(let references): references
        case .icon(let reference, names: _): [reference]
        }
    }
}

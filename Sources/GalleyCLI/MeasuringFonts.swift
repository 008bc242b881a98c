import GalleyFonts
import GalleyText

/// The fonts a measuring asks for, opened once for all titles.
struct MeasuringFonts {
    let faces: [FontFace]
    let icons: [IconFont]
    /// The first face as an icon font, kept because reading all of a face's names is slow.
    private let suggested: IconFont?

    init(_ command: MeasureCommand, _ console: Console) throws(CommandError) {
        let collection = FontCollection()
        let variations = command.axes.map(\.variation)
        let opticalSize = command.opticalSizing == .automatic ? command.size : nil
        func open(_ arguments: [String]) throws(FontError) -> [FontFace] {
            var faces: [FontFace] = []
            for argument in arguments {
                let (path, index) = FaceNotation.decode(argument)
                // A font that does not vary takes no part in axes and instances, which only the
                // open font tells.
                let plain = try collection.face(
                    path: path, index: index, design: DesignSettings(opticalSize: opticalSize))
                let face =
                    plain.axes.isEmpty
                    ? plain
                    : try collection.face(
                        path: path, index: index,
                        design: DesignSettings(
                            instance: command.instance, variations: variations,
                            opticalSize: opticalSize))
                faces.append(face)
            }
            return faces
        }
        do {
            faces = try open(command.font)
            suggested = faces.first.map { IconFont(face: $0) }
            var icons: [IconFont] = []
            for (index, face) in try open(command.iconFont).enumerated() {
                var metadata: IconMetadata?
                if index == 0, let path = command.names { metadata = try IconMetadata(path: path) }
                icons.append(IconFont(face: face, metadata: metadata))
            }
            self.icons = icons
        } catch {
            throw CommandError(error)
        }
        let all = faces + icons.map(\.face)
        if all.allSatisfy(\.axes.isEmpty) {
            let flag =
                !variations.isEmpty ? "--axes" : command.instance == nil ? nil : "--instance"
            if let flag {
                throw CommandError(
                    exitCode: .badData, message: "none of the fonts has axes; leave \(flag) out")
            }
        }
        for face in all {
            for clamped in face.clampedVariations { console.note("\(face.file.path): \(clamped)") }
            if face.metrics(from: command.metrics).hasInvertedDescender {
                console.note("\(face.file.path) has a positive descender, taken as negative")
            }
        }
    }

    /// Names the icon that a title with missing glyphs was likely meant to be.
    func suggest(for text: String, _ layout: TextLayout, _ console: Console) {
        guard !layout.missingScalars.isEmpty, let suggested,
            text.unicodeScalars.count <= IconMetadata.nameLimit,
            case .unknownIconName(_, let path, let nearest)? = failure(of: text, in: suggested),
            let name = nearest.first
        else { return }
        console.note("\(path) has an icon named \(name.debugDescription); did you mean it?")
    }

    private func failure(of name: String, in font: IconFont) -> FontError? {
        do {
            _ = try font.icon(named: name)
            return nil
        } catch {
            return error
        }
    }
}

/// A place on an axis given on the command line: `wght=700`.
struct AxisSetting: ArgumentValue {
    let variation: FontVariation

    init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 4, let tag = Tag(String(parts[0])),
            let value = Double(parts[1]), value.isFinite
        else { return nil }
        variation = FontVariation(axis: tag, value: value)
    }

    static let allowed = "axes such as wght=700 or FILL=1"
}

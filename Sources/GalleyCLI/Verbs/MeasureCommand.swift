import GalleyFonts
import GalleyText

/// `galley measure`: measures a title or icons.
struct MeasureCommand: Command {
    static let name = "measure"
    static let abstract = "Measure a title or icons exactly."
    static let discussion =
        "Measures a text set in a chain of fonts. Private-use code points resolve in the icon fonts "
        + "and nowhere else; with icon fonts alone the text is icons: code points or one name. "
        + "A text such as \"U+E6DF U+EA9B\" stands for code points, and \\u{E6DF} or \\uE6DF "
        + "inside a text for one. A face of a collection is given as FILE#INDEX. Lengths are in the "
        + "unit of the size, y grows down from the top of the first line, and nothing is rounded."

    @Argument("TEXT", help: "The text, or the icons.")
    var text: String

    @Option(
        "font", "FILE,…", help: "The fonts of a title; the first that has a whole grapheme wins.")
    var font: [String]

    @Option("icon-font", "FILE,…", help: "The icon fonts.")
    var iconFont: [String]

    @Option(
        "names", "FILE", help: "A .codepoints file that names the icons of the first icon font.")
    var names: String?

    @Option("size", "N", help: "The font size; 17 if it is not given.")
    var size: Double = 17

    @Option(
        "metrics", "SOURCE",
        help: "The table of the vertical metrics: automatic, hhea, typo or win.")
    var metrics: MetricsSource = .automatic

    @Option(
        "line-height", "POLICY",
        help: "The faces that decide the line height: firstFace or maximum.")
    var lineHeight: TextStyle.LineHeight = .firstFace

    @Option("language", "TAG", help: "The language as a BCP 47 tag, such as zh-Hant.")
    var language: String?

    @Option(
        "features", "TAG,…",
        help: "OpenType features: TAG or TAG=VALUE; --features=-TAG switches one off.")
    var features: [FeatureSetting]

    @Flag("json", help: "Print one JSON object.")
    var json: Bool

    var arguments: [any ArgumentDeclaration] {
        [
            _text, _font, _iconFont, _names, _size, _metrics, _lineHeight, _language, _features,
            _json,
        ]
    }

    func run(_ console: Console) throws(CommandError) {
        guard !font.isEmpty || !iconFont.isEmpty else {
            throw .usage("missing --font FILE or --icon-font FILE", verb: Self.name)
        }
        guard size > 0, size <= TextStyle.sizeLimit else {
            throw .usage(
                "--size \(size) is out of range; give a number above 0 and up to "
                    + "\(Int(TextStyle.sizeLimit))", verb: Self.name)
        }
        let text = TextNotation.decode(text)
        do {
            let faces = try open(font)
            var icons: [IconFont] = []
            for (index, face) in try open(iconFont).enumerated() {
                let metadata = try index == 0 ? names.map(IconMetadata.init(path:)) : nil
                icons.append(IconFont(face: face, metadata: metadata))
            }
            let layout = try layout(text, faces: faces, icons: icons)
            if let face = faces.first { suggest(for: text, face, layout, console) }
            for face in layout.facesWithInvertedDescender {
                console.note("\(face.file.path) has a positive descender, taken as negative")
            }
            let report = MeasureReport(of: text, layout: layout)
            console.print(json ? report.jsonLine : report.text)
        } catch let error as FontError {
            throw CommandError(error)
        } catch let error as TextError {
            throw CommandError(error)
        } catch {
            throw CommandError(exitCode: .badData, message: "\(error)")
        }
    }

    private func open(_ arguments: [String]) throws(FontError) -> [FontFace] {
        let collection = FontCollection()
        var faces: [FontFace] = []
        for argument in arguments {
            let (path, index) = FaceNotation.decode(argument)
            faces.append(try collection.face(path: path, index: index))
        }
        return faces
    }

    private func layout(
        _ text: String, faces: [FontFace], icons: [IconFont]
    ) throws(TextError) -> TextLayout {
        guard !faces.isEmpty else {
            let style = IconStyle(fonts: icons, size: size, metricsSource: metrics)
            return try TextLayout(icon: TextNotation.icon(text), style: style)
        }
        let style = TextStyle(
            chain: FallbackChain(faces), size: size, icons: icons, language: language,
            features: features.map(\.feature), lineHeight: lineHeight, metricsSource: metrics)
        return try TextLayout(text, style: style)
    }

    /// Names the icon that a text with missing glyphs was likely meant to be.
    private func suggest(
        for text: String, _ face: FontFace, _ layout: TextLayout, _ console: Console
    ) {
        guard !layout.missingScalars.isEmpty,
            case .unknownIconName(_, let path, let nearest)? = failure(of: text, in: face),
            let name = nearest.first
        else { return }
        console.note("\(path) has an icon named \(name.debugDescription); did you mean it?")
    }

    private func failure(of name: String, in face: FontFace) -> FontError? {
        do {
            _ = try IconFont(face: face).icon(named: name)
            return nil
        } catch {
            return error
        }
    }
}

extension MetricsSource: ArgumentValue {}
extension TextStyle.LineHeight: ArgumentValue {}

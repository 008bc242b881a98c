import GalleyFonts
import GalleyGeometry
import GalleyText

/// `galley measure`: measures titles or icons.
struct MeasureCommand: Command {
    static let name = "measure"
    static let abstract = "Measure titles or icons exactly."
    static let discussion =
        "Measures a text set in a chain of fonts; without TEXT and --file, each line of standard "
        + "input is a title. Private-use code points resolve in the icon fonts and nowhere else; "
        + "with icon fonts alone the text is icons: code points or one name. A text such as "
        + "\"U+E6DF U+EA9B\" stands for code points, and \\u{E6DF} or \\uE6DF inside a text for one. "
        + "A face of a collection is given as FILE#INDEX. Lengths are in the unit of the size, y "
        + "grows down from the top of the first line, and nothing is rounded."

    @Argument(optional: "TEXT", help: "The text, or the icons.")
    var text: String?

    @Option("file", "FILE", help: "A file of titles, one a line, instead of TEXT.")
    var file: String?

    @Option(
        "font", "FILE,…", help: "The fonts of a title; the first that has a whole grapheme wins.")
    var font: [String]

    @Option("icon-font", "FILE,…", help: "The icon fonts.")
    var iconFont: [String]

    @Option(
        "names", "FILE", help: "A .codepoints file that names the icons of the first icon font.")
    var names: String?

    @Option("axes", "TAG=VALUE,…", help: "Places on the axes of variable fonts, such as wght=700.")
    var axes: [AxisSetting]

    @Option("instance", "NAME", help: "The named instance of variable fonts that axes start from.")
    var instance: String?

    @Option(
        "optical-sizing", "MODE",
        help: "Whether the axis opsz follows the size where it is not set: automatic or none.")
    var opticalSizing: OpticalSizing = .automatic

    @Option("size", "N", help: "The font size; 17 if it is not given.")
    var size: Double = 17

    @Option("width", "N", help: "The width at which lines break.")
    var width: Double?

    @Option("height", "N", help: "The height beyond which lines are left out.")
    var height: Double?

    @Option("lines", "N", help: "How many lines there may be; 0, the default, for any number.")
    var lines: Int = 0

    @Option("mode", "MODE", help: "What happens at the width, as NSLineBreakMode names it.")
    var mode: LineBreakMode = .byWordWrapping

    @Option("direction", "DIRECTION", help: "The base direction: natural, ltr or rtl.")
    var direction: DirectionSetting = .natural

    @Option(
        "metrics", "SOURCE",
        help: "The table of the vertical metrics: automatic, hhea, typo or win.")
    var metrics: MetricsSource = .automatic

    @Option(
        "line-height", "POLICY",
        help: "The faces that decide the line height: firstFace or maximum.")
    var lineHeight: TextStyle.LineHeight = .firstFace

    @Option(
        "bitmap-advance", "POLICY",
        help: "Where the advances of bitmap glyphs come from: metrics, as on iOS, or strike.")
    var bitmapAdvance: BitmapAdvanceSetting = .metrics

    @Option("language", "TAG", help: "The language as a BCP 47 tag, such as zh-Hant.")
    var language: String?

    @Option(
        "features", "TAG,…",
        help: "OpenType features: TAG or TAG=VALUE; --features=-TAG switches one off.")
    var features: [FeatureSetting]

    @Option("letter-spacing", "N", help: "Space added after each cluster.")
    var letterSpacing: Double = 0

    @Flag("json", help: "Print one JSON object for each title.")
    var json: Bool

    @Flag("glyphs", help: "Print the glyphs of each title in HarfBuzz's form, in font units.")
    var glyphs: Bool

    var arguments: [any ArgumentDeclaration] {
        [
            _text, _file, _font, _iconFont, _names, _axes, _instance, _opticalSizing, _size,
            _width, _height, _lines, _mode, _direction, _metrics, _lineHeight, _bitmapAdvance,
            _language, _features,
            _letterSpacing, _json, _glyphs,
        ]
    }

    func run(_ console: Console) throws(CommandError) {
        try check()
        let fonts = try MeasuringFonts(self, console)
        if let text {
            try measure(TextNotation.decode(text), fonts, console)
            return
        }
        try LineInput.forEach(of: file) { (line, number) throws(CommandError) in
            try measure(line, number, fonts, console)
        }
    }

    /// Measures one line of many; an error names the line.
    private func measure(
        _ line: String, _ number: Int, _ fonts: MeasuringFonts, _ console: Console
    ) throws(CommandError) {
        do {
            try measure(TextNotation.decode(line), fonts, console)
        } catch {
            let place = "\(file ?? "standard input"):\(number)"
            throw CommandError(exitCode: error.exitCode, message: "\(place): \(error.message)")
        }
    }

    private func check() throws(CommandError) {
        guard !font.isEmpty || !iconFont.isEmpty else {
            throw .usage("missing --font FILE or --icon-font FILE", verb: Self.name)
        }
        guard text == nil || file == nil else {
            throw .usage("give TEXT or --file FILE, not both", verb: Self.name)
        }
        guard size > 0, size <= TextStyle.sizeLimit else {
            throw .usage(
                "--size \(size) is out of range; give a number above 0 and up to "
                    + "\(Int(TextStyle.sizeLimit))", verb: Self.name)
        }
        guard width ?? 0 >= 0, height ?? 0 >= 0, lines >= 0 else {
            throw .usage("--width, --height and --lines can't be negative", verb: Self.name)
        }
    }

    private func measure(
        _ text: String, _ fonts: MeasuringFonts, _ console: Console
    ) throws(CommandError) {
        let layout: TextLayout
        do {
            layout = try self.layout(text, fonts)
        } catch {
            throw CommandError(error)
        }
        fonts.suggest(for: text, layout, console)
        let report = MeasureReport(of: text, layout: layout)
        console.print(json ? report.jsonLine : glyphs ? report.glyphLine : report.text)
    }

    private func layout(_ text: String, _ fonts: MeasuringFonts) throws(TextError) -> TextLayout {
        guard !fonts.faces.isEmpty else {
            let style = IconStyle(
                fonts: fonts.icons, size: size, metricsSource: metrics,
                bitmapAdvance: bitmapAdvance.policy(size: size))
            return try TextLayout(icon: TextNotation.icon(text), style: style)
        }
        let style = TextStyle(
            chain: FallbackChain(fonts.faces), size: size, icons: fonts.icons, language: language,
            features: features.map(\.feature), lineHeight: lineHeight, metricsSource: metrics,
            letterSpacing: letterSpacing, bitmapAdvance: bitmapAdvance.policy(size: size))
        return try TextLayout(
            text, style: style,
            paragraph: ParagraphStyle(lineBreakMode: mode, baseDirection: direction.base),
            bounds: TextBounds(width: width, height: height, numberOfLines: lines))
    }
}

extension MetricsSource: ArgumentValue {}
extension OpticalSizing: ArgumentValue {}
extension TextStyle.LineHeight: ArgumentValue {}
extension LineBreakMode: ArgumentValue {}

/// A policy for the advances of bitmap glyphs given on the command line.
enum BitmapAdvanceSetting: String, ArgumentValue, CaseIterable {
    case metrics
    case strike

    /// The policy; the strike is the one nearest to the size that is measured.
    func policy(size: Double) -> BitmapAdvance {
        switch self {
        case .metrics: .metrics
        case .strike: .strike(pixelsPerEm: size)
        }
    }
}

/// A base direction given on the command line.
enum DirectionSetting: String, ArgumentValue, CaseIterable {
    case natural
    case ltr
    case rtl

    var base: ParagraphStyle.BaseDirection {
        switch self {
        case .natural: .natural
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        }
    }
}

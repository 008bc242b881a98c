/// A project's settings as written.
struct ProjectDraft: Sendable {
    var version: Int?
    var goldens: String?
    var artifacts: String?
    var specs: [String]?
    var jobs: Int?
    var update: String?
    var strictEnvironment: String?
    var equalAxes: [String]?
    var tolerances: [Located<ToleranceDraft>]?
}

/// A tolerance as written.
struct ToleranceDraft: Sendable {
    var names: Located<String>?
    var reason: String?
    var metric: String?
    var threshold: Double?
    var ignoresAntialiasing: Bool?
    var antialiased: Int?
    var pixels: Int?
    var percent: Double?
    var channel: Int?
    var window: [Int]?
    var fuzzy: String?
}

extension Located<ToleranceDraft> {
    func resolved() throws(ButtonsError) -> ProjectSettings.Tolerance {
        guard let names = value.names else {
            throw site.key("names").issue(.missing(allowed: SpecForm<String>.pattern.allowed))
        }
        return ProjectSettings.Tolerance(
            names: try NamePattern(names.value), reason: value.reason ?? "",
            metric: value.metric, threshold: value.threshold,
            ignoresAntialiasing: value.ignoresAntialiasing ?? false,
            antialiased: value.antialiased, pixels: value.pixels, percent: value.percent,
            channel: value.channel, window: value.window, fuzzy: value.fuzzy)
    }
}

extension SpecForm where Value == ProjectDraft {
    /// The settings of a project.
    static let project = SpecForm.object(
        ProjectDraft(), "settings, an object with the key galley",
        keys: [
            SpecKey("galley", \.version, .version, required: true, "The version of the format."),
            SpecKey("goldens", \.goldens, .folder, "The goldens' folder; Goldens by default."),
            SpecKey(
                "artifacts", \.artifacts, .folder,
                "The folder for what failed and what waits; .galley by default."),
            SpecKey(
                "specs", \.specs, .paths,
                "The specs there are; the last part of a path may be a pattern."),
            SpecKey(
                "jobs", \.jobs, .integer(1...256),
                "How many pictures are drawn at once; one for each processor by default."),
            SpecKey(
                "update", \.update, .word(["none", "missing", "changed", "all"]),
                "Which goldens verify may write; none by default."),
            SpecKey(
                "strictEnvironment", \.strictEnvironment, .word(["off", "warn", "fail"]),
                "What becomes of equal pixels drawn in another environment; off by default."),
            SpecKey(
                "equalAxes", \.equalAxes, .axes,
                "Axes whose values are to look alike, so that one golden serves them all."),
            SpecKey(
                "tolerances", \.tolerances,
                .array(
                    of: SpecForm<ToleranceDraft>.tolerance.located, count: 0...1000,
                    allowed: "an array of tolerances"),
                "What pictures may differ by; the first whose names match counts."),
        ])
}

extension SpecForm where Value == ToleranceDraft {
    fileprivate static let tolerance = SpecForm.object(
        ToleranceDraft(), "a tolerance with the keys names and reason",
        keys: [
            SpecKey(
                "names", \.names, SpecForm<String>.pattern.located, required: true,
                "The names of the pictures: * ? [abc] [!abc]."),
            SpecKey(
                "reason", \.reason, .text("a reason", limit: 1000), required: true,
                "Why these pictures may differ, for whoever reads it next."),
            SpecKey(
                "metric", \.metric,
                .word(["exact", "channel", "yiq", "oklab", "cie76", "cie94", "ciede2000", "ssim"]),
                "How far apart pixels are; exact by default."),
            SpecKey(
                "threshold", \.threshold, .number(from: 0, to: 300),
                "From where on pixels differ, in the unit of the metric."),
            SpecKey(
                "ignoreAntialiasing", \.ignoresAntialiasing, .boolean,
                "Whether rims of shapes are counted for themselves; false by default."),
            SpecKey(
                "antialiased", \.antialiased, .count, "How many pixels may be rims of shapes."),
            SpecKey("pixels", \.pixels, .count, "How many pixels may differ."),
            SpecKey(
                "percent", \.percent, .number(from: 0, to: 100),
                "Which share of all pixels may differ, in percent."),
            SpecKey(
                "channel", \.channel, .integer(0...255),
                "How far any channel of any pixel may be."),
            SpecKey(
                "window", \.window,
                .tuple([.integer(1...4096), .count], allowed: "[side, pixels]"),
                "How many pixels may differ in any square of a side."),
            SpecKey(
                "fuzzy", \.fuzzy, .text("ranges such as 0-2;0-100", limit: 100),
                "The ranges of the web platform tests: largest channel difference; pixels."),
        ])
}

extension SpecForm where Value == String {
    /// A pattern of names.
    static let pattern = string("a name or a pattern such as \"screens/*\"") {
        (try? NamePattern($0)) != nil
    }
    /// The path of a folder.
    fileprivate static let folder = text("a path", limit: SpecLimit.pathLength)

    /// One of some words.
    fileprivate static func word(_ words: [String]) -> SpecForm {
        SpecForm(
            [.string], allowed: Wording.quotedList(words),
            schema: [.object([("enum", .array(words.map(JSONSchema.string)))])]
        ) { (node) throws(ButtonsError) in
            guard case .string(let text) = node.value.content, words.contains(text) else {
                throw node.site.unexpected(
                    node.value.summary, allowed: Wording.quotedList(words))
            }
            return text
        }
    }
}

extension SpecForm where Value == Int {
    /// A number of pixels.
    fileprivate static let count = integer(0...268_435_456)
}

extension SpecForm where Value == [String] {
    fileprivate static let paths = array(
        of: .text("a path", limit: SpecLimit.pathLength), count: 0...10_000,
        allowed: "an array of paths")
    fileprivate static let axes = uniqueArray(
        of: .word(["state", "appearance", "direction", "locale", "size", "scale"]), count: 0...6,
        allowed: "an array of different axes")
}

import Synchronization

/// Texts and icons that were set before, shared by whoever holds it.
///
/// A text is shaped once and set in lines once for each paragraph style and bounds; what it gives is
/// what ``TextLayout`` gives. It may be used from several threads.
public final class TextCache: Sendable {
    /// The default limit of what is kept in bytes, roughly counted: 16 MiB.
    public static let defaultByteLimit = 16 << 20
    /// The most settings of one text that are kept.
    private static let settingLimit = 8

    /// A shaped text and its settings in lines.
    private struct Entry {
        struct Setting {
            let paragraph: ParagraphStyle
            let bounds: TextBounds
            let layout: TextLayout
        }

        let shaped: ShapedText
        var settings: [Setting] = []

        func layout(_ paragraph: ParagraphStyle, _ bounds: TextBounds) -> TextLayout? {
            for place in settings.indices
            where settings[place].bounds == bounds && settings[place].paragraph == paragraph {
                return settings[place].layout
            }
            return nil
        }
    }

    /// What is known of a text.
    private enum Known {
        case nothing
        case text(ShapedText)
        case layout(TextLayout)
    }

    private struct State {
        var texts: [TextKey: Entry] = [:]
        var icons: [IconKey: TextLayout] = [:]
        var byteCount = 0

        /// Counts bytes that are to be kept, and starts over where they would outgrow the limit.
        mutating func makeRoom(for count: Int, limit: Int) -> Bool {
            guard count <= limit else { return false }
            if byteCount + count > limit { self = State() }
            byteCount += count
            return true
        }
    }

    private let state = Mutex(State())
    private let byteLimit: Int

    /// Creates an empty cache; when what it holds outgrows the limit it starts over.
    public init(byteLimit: Int = TextCache.defaultByteLimit) { self.byteLimit = byteLimit }

    /// Sets a text in one style, as ``TextLayout/init(_:style:paragraph:bounds:)`` does.
    ///
    /// - Throws: ``TextError``; an error is not kept.
    public func layout(
        _ text: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle(),
        bounds: TextBounds = .unlimited
    ) throws(TextError) -> TextLayout {
        try layout(AttributedText(text, style: style), paragraph: paragraph, bounds: bounds)
    }

    /// Sets a text whose parts have styles of their own, as ``TextLayout/init(_:paragraph:bounds:)``
    /// does.
    ///
    /// - Throws: ``TextError``; an error is not kept.
    public func layout(
        _ text: AttributedText, paragraph: ParagraphStyle = ParagraphStyle(),
        bounds: TextBounds = .unlimited
    ) throws(TextError) -> TextLayout {
        let key = TextKey(text: text, base: paragraph.baseDirection)
        let known = state.withLock { state -> Known in
            guard let place = state.texts.index(forKey: key) else { return .nothing }
            let layout = state.texts.values[place].layout(paragraph, bounds)
            return layout.map(Known.layout) ?? .text(state.texts.values[place].shaped)
        }
        if case .layout(let layout) = known { return layout }
        // Without the lock: others may measure meanwhile.
        try InputCheck.check(text, paragraph, bounds)
        let shaped: ShapedText
        if case .text(let text) = known {
            shaped = text
        } else {
            shaped = ShapedText(try TextAnalysis(text, base: paragraph.baseDirection))
        }
        let made = try TextLayout(shaped, paragraph: paragraph, bounds: bounds)
        state.withLock { state in
            guard state.makeRoom(for: made.byteCount, limit: byteLimit) else { return }
            var entry = state.texts[key] ?? Entry(shaped: shaped)
            if entry.settings.count == Self.settingLimit { entry.settings.removeFirst() }
            entry.settings.append(
                Entry.Setting(paragraph: paragraph, bounds: bounds, layout: made))
            state.texts[key] = entry
        }
        return made
    }

    /// Sets icons in a row, as ``TextLayout/init(icon:style:)`` does.
    ///
    /// - Throws: ``TextError``; an error is not kept.
    public func layout(icon: Icon, style: IconStyle) throws(TextError) -> TextLayout {
        let key = IconKey(icon: icon, style: style)
        if let layout = state.withLock({ $0.icons[key] }) { return layout }
        let made = try TextLayout(icon: icon, style: style)
        state.withLock { state in
            guard state.makeRoom(for: made.byteCount, limit: byteLimit) else { return }
            state.icons[key] = made
        }
        return made
    }
}

extension TextLayout {
    /// About how much memory the layout and the shaped text take.
    fileprivate var byteCount: Int {
        lines.reduce(1_000) { sum, line in
            line.runs.reduce(sum + 500 + 50 * line.range.count) { sum, run in
                sum + 500 + 100 * run.glyphs.count
            }
        }
    }
}

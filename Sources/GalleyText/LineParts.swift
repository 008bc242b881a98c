/// What stands on a line: runs, and between them the room of tabs, in logical order at first.
struct LineParts {
    /// A part that keeps its inner order.
    private struct Part {
        /// The run's place, or nil for room.
        var run: Int?
        var width: Double
        var level: UInt8
    }

    /// The runs, with the pen where their order puts it.
    private(set) var runs: [GlyphRun] = []
    /// The advances of all parts.
    private(set) var width = 0.0
    /// The advances of the spaces that end the line.
    private(set) var trailingWidth = 0.0
    private let keepsLevels: Bool
    private var parts: [Part] = []

    /// Creates an empty line, which keeps levels if some of its text may run from right to left.
    init(keepsLevels: Bool) { self.keepsLevels = keepsLevels }

    /// Adds a run.
    mutating func append(_ run: consuming GlyphRun, level: UInt8, isTrailing: Bool = false) {
        let advance = run.width
        run.x = width
        runs.append(run)
        append(run: runs.count - 1, width: advance, level: level, isTrailing: isTrailing)
    }

    /// Adds room in which nothing stands.
    mutating func append(room width: Double, level: UInt8, isTrailing: Bool) {
        append(run: nil, width: width, level: level, isTrailing: isTrailing)
    }

    private mutating func append(run: Int?, width advance: Double, level: UInt8, isTrailing: Bool) {
        width += advance
        if isTrailing { trailingWidth += advance }
        if keepsLevels { parts.append(Part(run: run, width: advance, level: level)) }
    }

    /// Puts the parts into the order in which they are seen.
    mutating func orderVisually() {
        var ordered: [GlyphRun] = []
        ordered.reserveCapacity(runs.count)
        var x = 0.0
        for place in BidiLevels.visualOrder(of: parts.map(\.level)) {
            if let run = parts[place].run {
                runs[run].x = x
                ordered.append(runs[run])
            }
            x += parts[place].width
        }
        runs = ordered
        width = x
    }
}

/// How far a run is, in a few words: `verify 120/4567  48/s  ETA 1:33`.
struct ProgressText: CustomStringConvertible {
    let verb: String
    let done: Int
    let total: Int
    let elapsed: Duration

    var description: String {
        let seconds = elapsed / .seconds(1)
        var text = "\(verb) \(done)/\(total)"
        guard done > 0, seconds > 0 else { return text }
        let rate = Double(done) / seconds
        text +=
            rate >= 0.95
            ? "  \(Self.number(rate))/s" : "  \(Self.number(seconds / Double(done))) s each"
        if done < total { text += "  ETA \(Self.time(Double(total - done) / rate))" }
        return text
    }

    /// Whole from 10 on, with a tenth below.
    private static func number(_ value: Double) -> String {
        if value >= 9.95 { return String(Int(min(value, 1e9).rounded())) }
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Minutes and seconds, with hours where there are any.
    private static func time(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 359_999).rounded(.up))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}

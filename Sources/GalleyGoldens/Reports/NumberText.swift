/// Numbers as people read them, the same on every machine.
enum NumberText {
    /// Returns a share as a percentage that is never rounded to nothing.
    static func percent(_ share: Double) -> String { "\(short(share * 100)) %" }

    /// Returns a number with three digits that matter.
    static func short(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return "0" }
        var unit = 1.0
        while abs(value) / unit >= 1_000 { unit *= 10 }
        while abs(value) / unit < 100, unit > 1e-9 { unit /= 10 }
        let digits = Int((value / unit).rounded())
        if unit >= 1 { return String(digits * Int(unit)) }
        let scale = Int((1 / unit).rounded())
        let fraction = String(scale + abs(digits) % scale).dropFirst()
        let trimmed = fraction.reversed().drop { $0 == "0" }.reversed()
        let whole = (digits < 0 ? "-" : "") + String(abs(digits) / scale)
        return trimmed.isEmpty ? whole : "\(whole).\(String(trimmed))"
    }

    /// Returns a number of bytes in kilobytes or megabytes of a thousand.
    static func size(_ bytes: Int) -> String {
        bytes >= 1_000_000
            ? "\(short(Double(bytes) / 1e6)) MB" : "\(max(1, (bytes + 500) / 1_000)) KB"
    }
}

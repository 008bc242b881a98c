/// Numbers as people read them.
package enum Decimal {
    /// Returns a number with at most so many digits behind the point, without closing zeros.
    package static func text(_ value: Double, digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded()
        guard scaled < 9e15 else { return "\(value)" }
        var text = String(Int(scaled))
        if text.utf8.count <= digits {
            text = String(repeating: "0", count: digits + 1 - text.utf8.count) + text
        }
        var fraction = text.suffix(digits)
        while fraction.last == "0" { fraction = fraction.dropLast() }
        let whole = text.dropLast(digits)
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// Returns a share of 1 in percent, such as `0.004 %`; never zero for what is more than that.
    package static func percent(_ share: Double) -> String {
        let percent = share * 100
        var (digits, smallest) = (2, 0.1)
        while percent > 0, percent < smallest, digits < 12 {
            digits += 1
            smallest /= 10
        }
        return text(percent, digits: digits) + " %"
    }
}

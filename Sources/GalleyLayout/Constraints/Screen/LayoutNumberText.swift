/// Writes numbers as people do: without a fraction where there is none.
enum LayoutNumberText {
    static func text(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        let text = String(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

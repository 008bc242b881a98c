import Foundation

/// Columns of text.
enum Table {
    /// Shows what was printed so far, where it goes to a file or program.
    static func flush() { fflush(nil) }

    /// Fills a text up with blanks.
    static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    /// Returns a number, to the right of a column.
    static func number(_ value: Double, _ decimals: Int, width: Int) -> String {
        right(String(format: "%.\(decimals)f", value), width)
    }

    /// Puts a text to the right of a column.
    static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }

    /// Returns a time with a fitting unit.
    static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: String(format: "%.1f ns", seconds * 1e9)
        case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
        case ..<1: String(format: "%.3f ms", seconds * 1e3)
        default: String(format: "%.3f s", seconds)
        }
    }
}

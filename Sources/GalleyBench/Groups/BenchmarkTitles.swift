/// The titles and icons that benchmarks set.
enum BenchmarkTitles {
    /// Short titles of buttons, Latin and Chinese by turns.
    static let words = [
        "Save all", "文字在右", "Cancel", "文字在左", "Download", "文字在上", "Settings", "文字在下",
    ]

    /// An icon of Material Icons for each title.
    static let icons: [Unicode.Scalar] = [
        "\u{E161}", "\u{E6DF}", "\u{E5C9}", "\u{EA9B}", "\u{E2C4}", "\u{E88A}", "\u{E8B8}",
        "\u{E5CA}",
    ]

    /// Whether a title needs the Chinese font.
    static func isHan(_ title: String) -> Bool { !title.utf8.allSatisfy { $0 < 128 } }

    /// Different short titles of Latin letters, as many as asked for.
    static func distinct(_ count: Int) -> [String] {
        (0..<count).map { "Item \($0 * 7919 % 100_000)" }
    }
}

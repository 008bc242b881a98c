import TestSupport

/// A peer that draws the benchmarks' buttons and stays running between samples.
protocol ButtonPeer: AnyObject {
    /// What it is, with its version.
    var name: String { get }
    /// Its short name in the column of systems.
    var system: String { get }
    /// The forms of work it knows, such as "png" and "pixels".
    var forms: [String] { get }

    /// Draws buttons in turn and says how long that took.
    func draw(_ count: Int, form: String) throws -> Double
    /// Draws one of the buttons to a file.
    func save(_ number: Int, to path: String) throws
}

extension ButtonPeer {
    /// Its benchmark, or nil where it does not know the form.
    func benchmark(
        _ name: String, form: String, system: String? = nil, goal: Double? = nil
    ) -> Benchmark? {
        guard forms.contains(form) else { return nil }
        let count = BenchmarkTitles.words.count
        return Benchmark(
            name, system: system ?? self.system, unit: "buttons", count: count, goal: goal
        ) { repeats in
            Sample(seconds: try self.draw(count * repeats, form: form))
        }
    }
}

/// The fonts that peers draw with.
enum PeerFonts {
    static let paths = [
        PackagePaths.font("MaterialIcons-Regular.ttf"), PackagePaths.font("Roboto-Regular.ttf"),
        PackagePaths.font("NotoSansCJKsc-subset.otf"),
    ]

    /// The words by which a button is told to a peer's program.
    static func words(_ index: Int) -> [String] {
        let title = BenchmarkTitles.words[index]
        return [
            BenchmarkTitles.isHan(title) ? "han" : "latin",
            String(BenchmarkTitles.icons[index].value, radix: 16), title,
        ]
    }
}

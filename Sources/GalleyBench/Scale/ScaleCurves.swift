import Foundation
import Galley
import TestSupport

/// The curves that are measured.
struct ScaleCurves: Sendable {
    let name: String
    let item: String
    /// Whether things are counted, of which there may be too many for the user's patience.
    var isOfThings: Bool { item != "pixels" }
    /// The sizes, smallest first.
    let counts: [Int]
    /// Measures the points of some sizes; nil where what that takes is not there.
    let measure: @Sendable (_ workbench: Workbench, _ counts: [Int]) throws -> [ScaleCurve.Point]?

    static let all: [ScaleCurves] = [
        ScaleCurves("buttons drawn by the library", "buttons", to: 100_000) { workbench, counts in
            let own = Programs.sibling("galley-bench")
            return try counts.map { count in
                let seconds = try time { try DrawingLoop().draw(count) }
                guard let launcher = workbench.launcher, let own else {
                    return ScaleCurve.Point(count: count, seconds: seconds)
                }
                let run = try launcher.runs(1, own, [DrawingLoop.verb, String(count)])[0]
                return ScaleCurve.Point(
                    count: count, seconds: seconds, mebibytes: run.mebibytes)
            }
        },
        ScaleCurves("buttons by galley render, to files", "buttons", to: 100_000) {
            workbench, counts in
            guard let launcher = workbench.launcher, let galley = workbench.galley else {
                return nil
            }
            return try counts.map { try render($0, workbench, launcher, galley: galley) }
        },
        ScaleCurves("goldens by galley verify", "goldens", to: 10_000) { workbench, counts in
            guard let launcher = workbench.launcher, let galley = workbench.galley else {
                return nil
            }
            return try counts.map { count in
                let folder = try GoldenBenchmarks.recorded(count, workbench, galley: galley)
                defer { try? FileManager.default.removeItem(atPath: folder) }
                let run = try launcher.runs(
                    1, galley, ["verify", "--ci", "--quiet", "--no-cache", "--jobs", "1"],
                    in: folder)[0]
                return ScaleCurve.Point(
                    count: count, seconds: run.processorSeconds, mebibytes: run.mebibytes)
            }
        },
        ScaleCurves("icons on a sheet, to PNG", "icons", to: 10_000) { _, counts in
            let path = PackagePaths.font("MaterialIcons-Regular.ttf")
            return try counts.map { count in
                // A font opened anew, so that nothing is drawn before.
                let catalog = IconCatalog(IconFont(face: try FontFace(path: path)))
                let icons = (0..<count).map { catalog.icons[$0 % catalog.icons.count] }
                return try point(count) {
                    _ = try IconSheet(catalog, icons: icons).encodedPNG()
                }
            }
        },
        ScaleCurves("glyphs of a title, measured", "glyphs", to: 100_000) { _, counts in
            let face = try FontFace(path: PackagePaths.font("Roboto-Regular.ttf"))
            let style = TextStyle(chain: FallbackChain([face]), size: 15)
            return try counts.map { count in
                var round = 0
                return try point(count) {
                    // Another text each time, since those that were measured before are known.
                    round += 1
                    let text = String("\(round) " + String(repeating: "Item ", count: count / 5))
                    _ = try TextLayout(text, style: style).width
                }
            }
        },
        ScaleCurves(
            "pixels of a button at 1× to 16×, to PNG", "pixels",
            counts: [1, 2, 3, 4, 6, 8, 12, 16].map { 4_800 * $0 * $0 }
        ) { _, counts in
            let loop = DrawingLoop()
            return try counts.map { count in
                let scale = (Double(count) / 4_800).squareRoot()
                return try point(count) { try loop.draw(8, scale: scale) }.shared(by: 8)
            }
        },
        ScaleCurves("constraints, a chain of items", "items", to: 10_000) { _, counts in
            try counts.map { count in
                try point(count) {
                    var layout = try LayoutBenchmarks.chain(of: count)
                    try layout.solve()
                }
            }
        },
    ]

    private init(
        _ name: String, _ item: String, counts: [Int],
        measure: @escaping @Sendable (Workbench, [Int]) throws -> [ScaleCurve.Point]?
    ) {
        self.name = name
        self.item = item
        self.counts = counts
        self.measure = measure
    }

    /// Creates a curve of two sizes for each power of ten.
    private init(
        _ name: String, _ item: String, to most: Int,
        measure: @escaping @Sendable (Workbench, [Int]) throws -> [ScaleCurve.Point]?
    ) {
        let decades = sequence(first: 10) { $0 * 10 }.prefix { $0 <= most }
        self.init(
            name, item, counts: decades.flatMap { [$0, 3 * $0] }.filter { $0 <= most },
            measure: measure)
    }

    /// Draws a spec of many buttons in a process of its own.
    private static func render(
        _ count: Int, _ workbench: Workbench, _ launcher: Launcher, galley: String
    ) throws -> ScaleCurve.Point {
        let name = "scale-\(count)"
        let folder = try workbench.makeFolder(name)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let spec = try workbench.folder.write(
            SpecText.buttons(BenchmarkTitles.distinct(count), scales: [2]),
            to: "\(name)/buttons.json5")
        let run = try launcher.runs(
            1, galley, ["render", spec, "--output", "\(folder)/out", "--quiet"])[0]
        return ScaleCurve.Point(
            count: count, seconds: run.processorSeconds, mebibytes: run.mebibytes)
    }

    /// Measures work in this process.
    private static func point(
        _ count: Int, _ body: () throws -> Void
    ) throws -> ScaleCurve.Point {
        ScaleCurve.Point(count: count, seconds: try time(body))
    }

    /// From which time on work is done only once, in seconds.
    private static let longWork = 4.0

    /// Returns the shortest of several times; short work is repeated within one.
    private static func time(_ body: () throws -> Void) throws -> Double {
        let first = try Stopwatch.processorSeconds(body)
        guard first < longWork else { return first }
        let repeats = max(1, Int((0.02 / max(first, 1e-6)).rounded(.up)))
        // What short work is measured by: a single time may be of a moment when others are busy.
        var best = repeats == 1 ? first : Double.infinity
        for _ in 0..<(first < 1 ? 5 : 2) {
            let seconds = try Stopwatch.processorSeconds { for _ in 0..<repeats { try body() } }
            best = min(best, seconds / Double(repeats))
        }
        return best
    }
}

extension ScaleCurve.Point {
    /// The same for one of several equal pieces.
    fileprivate func shared(by pieces: Int) -> ScaleCurve.Point {
        ScaleCurve.Point(
            count: count, seconds: seconds / Double(pieces), mebibytes: mebibytes)
    }
}

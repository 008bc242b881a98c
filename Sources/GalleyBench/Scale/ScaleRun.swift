import Foundation

/// The curves: how time and memory grow with buttons, icons, glyphs, pixels and constraints.
struct ScaleRun {
    private let options: ScaleOptions
    private let workbench: Workbench

    init(_ options: ScaleOptions) throws {
        self.options = options
        workbench = try Workbench(peers: false)
    }

    /// Measures and prints all curves.
    func run() throws -> Int32 {
        print(Machine.current.text)
        for note in workbench.notes { print(note) }
        for curve in ScaleCurves.all
        where options.filter.map(curve.name.contains) ?? true {
            let counts =
                curve.isOfThings ? curve.counts.filter { $0 <= options.most } : curve.counts
            guard let points = try curve.measure(workbench, counts), !points.isEmpty else {
                continue
            }
            print("\n\(ScaleCurve(name: curve.name, item: curve.item, points: points).text)")
            Table.flush()
        }
        return 0
    }
}

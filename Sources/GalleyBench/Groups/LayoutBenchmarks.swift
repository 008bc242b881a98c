import Galley

/// Layouts of measured sizes, and constraint systems.
enum LayoutBenchmarks {
    static func pairs() throws -> [BenchmarkPair] {
        let context = try LayoutContext(scale: 2)
        let parts = ButtonParts(
            icon: Size(width: 15, height: 15), title: TitleMeasure(Size(width: 60, height: 18)))
        let stack = StackLayout()
        let bounds = Size(width: 120, height: 40)
        return [
            BenchmarkPair([
                Benchmark("layout of a stack", unit: "layouts", count: 1_000) {
                    for _ in 0..<1_000 {
                        _ = try stack.frames(of: parts, in: bounds, context: context)
                    }
                }
            ]),
            BenchmarkPair([
                Benchmark("constraints, chain of 1000", unit: "screens", count: 1) {
                    var layout = try chain(of: 1_000)
                    try layout.solve()
                }
            ]),
        ]
    }

    /// A row of items, each right of the one before.
    static func chain(of count: Int) throws -> ConstraintLayout {
        var layout = try ConstraintLayout(size: Size(width: 375, height: 300))
        var last: LayoutItem?
        for index in 0..<count {
            let item = try layout.addItem(
                "b\(index)",
                content: ItemContent(Size(width: Double(40 + index % 7), height: 30)))
            try layout.makeConstraints(for: item) { make in
                if let last {
                    make.left.equalTo(last.right).offset(8)
                    make.top.equalTo(last)
                } else {
                    make.top.left.equalTo(20)
                }
            }
            last = item
        }
        return layout
    }
}

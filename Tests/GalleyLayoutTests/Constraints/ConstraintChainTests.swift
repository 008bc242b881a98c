import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Chains of buttons")
struct ConstraintChainTests {
    /// The order in which a chain's links are added.
    enum Order: CaseIterable {
        case forward
        case backward
        case shuffled
    }

    private func chain(of count: Int, added order: Order) throws -> ConstraintLayout {
        var layout = try ConstraintLayout(size: Size(width: 375, height: 300))
        let items = try (0..<count).map { index in
            try layout.addItem(
                "b\(index)",
                content: ItemContent(Size(width: Double(40 + index % 7), height: 30)))
        }
        var generator = SplitMix64(seed: count)
        let indices =
            switch order {
            case .forward: Array(items.indices)
            case .backward: Array(items.indices.reversed())
            case .shuffled: items.indices.shuffled(using: &generator)
            }
        for index in indices {
            try layout.makeConstraints(for: items[index]) { make in
                if index == 0 {
                    make.top.left.equalTo(20)
                } else {
                    make.left.equalTo(items[index - 1].right).offset(8)
                    make.top.equalTo(items[index - 1])
                }
                make.width.greaterThanOrEqualTo(42)
            }
        }
        return layout
    }

    @Test(
        "A chain takes steps in proportion to its buttons, a new title a fraction of them",
        arguments: Order.allCases, [50, 100, 200])
    func growth(order: Order, count: Int) throws {
        var layout = try chain(of: count, added: order)
        layout.stepLimit = 300 * count
        try layout.solve()
        // By hand: widths are 42, 42, 42, 43, 44, 45, 46 in turn, gaps 8, the first edge at 20.
        let widths = (0..<count).map { Double(max(42, 40 + $0 % 7)) }
        let end = 20 + widths.reduce(0, +) + 8 * Double(count - 1)
        let last = try #require(layout.items.last)
        #expect(try layout.frame(of: last).maxX == end)
        layout.stepLimit = 150 * count
        try layout.setContent(
            ItemContent(Size(width: 140, height: 30)), of: layout.items[count / 2])
        try layout.solve()
        #expect(try layout.frame(of: last).maxX == end + 140 - widths[count / 2])
        #expect(try layout.frame(of: last).minY == 20)
    }
}

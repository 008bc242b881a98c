import GalleyGeometry
import GalleyLayout

extension Screen {
    /// Whether any button's place is to be solved for.
    var isConstrained: Bool {
        items.contains { item in
            if case .equations = item.placement { true } else { false }
        }
    }

    /// Returns the screen as an unsolved layout with its buttons' contents and constraints.
    func constraintLayout(
        direction: LayoutDirection = .leftToRight, contents: [ItemContent] = []
    ) throws(ConstraintError) -> ConstraintLayout {
        var layout = try ConstraintLayout(size: size, safeArea: safeArea, direction: direction)
        for (index, item) in items.enumerated() {
            try layout.addItem(
                item.button, content: index < contents.count ? contents[index] : .none)
        }
        for item in items { try layout.add(item) }
        return layout
    }
}

extension ConstraintLayout {
    /// Adds the constraints of a button's placement.
    fileprivate mutating func add(_ item: Screen.Item) throws(ConstraintError) {
        let button = LayoutItem(item.button)
        switch item.placement {
        case .frame(let frame):
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            let text = "[\(numbers.map(Wording.points).joined(separator: ", "))]"
            try add(
                frame: frame, of: button,
                source: item.site.map { .equation(text, column: 1, site: $0) } ?? .unknown)
        case .equations(let equations):
            for equation in equations {
                try add(equation: equation.text, for: button, site: equation.site)
            }
        }
    }
}

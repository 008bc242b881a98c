import GalleyGeometry
import GalleyLayout

/// The four buttons of the seed's how-to screen, 375 points wide (layout reference 2.H).
enum HowToScreen {
    static let names = ["icon-left", "icon-right", "icon-top", "icon-bottom"]

    /// What ZMButton measures: without a height of its own the first is 34 high, as its constraint
    /// here says.
    static let content = ItemContent(Size(width: 120, height: 34))

    static func empty() throws -> ConstraintLayout {
        var layout = try ConstraintLayout(size: Size(width: 375, height: 300))
        for name in names { try layout.addItem(name, content: content) }
        return layout
    }

    static func made() throws -> ConstraintLayout {
        var layout = try empty()
        let items = layout.items
        try layout.makeConstraints(for: items[0]) { make in
            make.top.equalTo(20)
            make.centerX.equalTo(.parent)
            make.width.equalTo(120)
        }
        for (above, item) in zip(items, items.dropFirst()) {
            try layout.makeConstraints(for: item) { make in
                make.top.equalTo(above.bottom).with.offset(20)
                make.centerX.equalTo(.parent)
                make.size.equalTo(Size(width: 120, height: item == items[1] ? 40 : 60))
            }
        }
        return layout
    }

    static let equations: [(item: String, lines: [String])] = [
        ("icon-left", ["top = 20", "centerX = parent.centerX", "width = 120"]),
        (
            "icon-right",
            [
                "top = icon-left.bottom + 20", "centerX = parent.centerX", "width = 120",
                "height = 40",
            ]
        ),
        (
            "icon-top",
            ["top = icon-right.bottom+20", "centerX = parent.centerX", "width=120", "height=60"]
        ),
        (
            "icon-bottom",
            [
                "icon-top.bottom = top - 20", "centerX = icon-top.centerX",
                "width = icon-top.width", "height = icon-top.height",
            ]
        ),
    ]

    static func written() throws -> ConstraintLayout {
        var layout = try empty()
        for (item, lines) in equations {
            for line in lines { try layout.add(equation: line, for: LayoutItem(item)) }
        }
        return layout
    }
}

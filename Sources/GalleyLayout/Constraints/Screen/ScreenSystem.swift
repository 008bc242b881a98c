import GalleyGeometry

/// The items of a screen as variables and rows of a solver.
struct ScreenSystem {
    /// An item's variables, content, and the rows that hold its content.
    struct Entry {
        let item: LayoutItem
        let left: SolverVariable
        let top: SolverVariable
        let width: SolverVariable
        let height: SolverVariable
        var content: ItemContent
        var contentRows: [LayoutAxis: SolverConstraint] = [:]

        var box: ItemBox {
            ItemBox(
                left: LinearExpression(left), top: LinearExpression(top),
                width: LinearExpression(width), height: LinearExpression(height),
                firstBaseline: content.firstBaseline, lastBaseline: content.lastBaseline)
        }

        func variable(of attribute: LayoutAttribute) -> SolverVariable? {
            switch attribute {
            case .left: left
            case .top: top
            case .width: width
            case .height: height
            default: nil
            }
        }
    }

    /// The attributes that are variables.
    static let attributes: [LayoutAttribute] = [.left, .top, .width, .height]

    var solver = ConstraintSolver()
    var entries: [String: Entry] = [:]
    /// The items that variables and content rows belong to.
    var anchors: [SolverVariable: LayoutAnchor] = [:]
    var contents: [SolverConstraint: LayoutAnchor] = [:]
    var screen: ItemBox
    var safeArea: EdgeInsets
    let direction: LayoutDirection

    init(screen: ItemBox, safeArea: EdgeInsets, direction: LayoutDirection) {
        self.screen = screen
        self.safeArea = safeArea
        self.direction = direction
    }

    /// The box of an item, of the screen, or of its safe area.
    func box(of item: LayoutItem) -> ItemBox? {
        if item == .parent { return screen }
        if item == .safeArea {
            let insets = LinearExpression(constant: -safeArea.left - safeArea.right)
            let heights = LinearExpression(constant: -safeArea.top - safeArea.bottom)
            return ItemBox(
                left: LinearExpression(constant: safeArea.left),
                top: LinearExpression(constant: safeArea.top),
                width: screen.width.adding(insets), height: screen.height.adding(heights))
        }
        return entries[item.name]?.box
    }

    /// The sum of terms that a constraint is about, and what it compares the sum with.
    func row(of constraint: LayoutConstraint) -> LinearExpression? {
        let isMirrored = constraint.isDirectional && direction == .rightToLeft
        func value(of anchor: LayoutAnchor) -> LinearExpression? {
            guard let box = box(of: anchor.item) else { return nil }
            return (isMirrored ? box.mirrored(in: screen.width) : box).value(of: anchor.attribute)
        }
        guard var sum = value(of: constraint.first) else { return nil }
        if let second = constraint.second {
            guard let other = value(of: second) else { return nil }
            sum.add(other, times: -constraint.multiplier)
        }
        return LinearExpression(sum.terms, constant: constraint.constant - sum.constant)
    }

    /// Adds an item's variables and content.
    mutating func add(_ item: LayoutItem, content: ItemContent) throws(ConstraintError) {
        func variable(_ attribute: LayoutAttribute) throws(ConstraintError) -> SolverVariable {
            let anchor = LayoutAnchor(item, attribute)
            let variable = try solver.addVariable(
                isNonNegative: attribute.isExtent, weight: Self.weight(of: anchor))
            anchors[variable] = anchor
            return variable
        }
        entries[item.name] = Entry(
            item: item, left: try variable(.left), top: try variable(.top),
            width: try variable(.width), height: try variable(.height), content: .none)
        try setContent(content, of: item)
    }

    /// Removes an item with its variables, and with them every row that mentions it.
    mutating func remove(_ item: LayoutItem) throws(ConstraintError) {
        guard let entry = entries.removeValue(forKey: item.name) else { return }
        for row in entry.contentRows.values { contents[row] = nil }
        for attribute in Self.attributes {
            guard let variable = entry.variable(of: attribute) else { continue }
            anchors[variable] = nil
            try solver.remove(variable)
        }
    }

    /// Replaces an item's content; where only its extents differ, the rows stay.
    mutating func setContent(
        _ content: ItemContent, of item: LayoutItem
    ) throws(ConstraintError) {
        guard var entry = entries[item.name] else { return }
        for axis in LayoutAxis.allCases {
            let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
            let isHeldAlike =
                content.hugging[axis] == entry.content.hugging[axis]
                && content.compressionResistance[axis]
                    == entry.content.compressionResistance[axis]
            let old = entry.contentRows[axis]
            if let old, let extent = content.extent(on: axis), isHeldAlike {
                try solver.setConstant(extent, of: old)
                continue
            }
            if let old {
                try solver.remove(old)
                contents[old] = nil
                entry.contentRows[axis] = nil
            }
            guard let extent = content.extent(on: axis),
                let variable = entry.variable(of: attribute)
            else { continue }
            let row = try solver.add(
                [LinearTerm(variable)], target: extent, above: content.hugging[axis],
                below: content.compressionResistance[axis])
            entry.contentRows[axis] = row
            contents[row] = LayoutAnchor(item, attribute)
        }
        entry.content = content
        entries[item.name] = entry
    }

    /// Returns a weight from 1 to below 2 that depends on nothing but names (FNV-1a, 64 bits).
    private static func weight(of anchor: LayoutAnchor) -> Double {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in anchor.description.utf8 {
            hash ^= UInt64(byte)
            hash &*= 0x0000_0100_0000_01b3
        }
        // The upper bits of the product depend on all bytes; 20 bits keep sums of weights exact.
        return 1 + Double(hash >> 44) / Double(1 << 20)
    }
}

public import GalleyGeometry

/// A screen laid out by constraints: measured sizes in, frames out, as with Auto Layout.
///
/// Items are buttons with measured content, or guides without. Constraints come from
/// ``makeConstraints(for:_:)``, with Masonry's words, from equations
/// (``add(equation:for:site:)``), or as values (``add(_:)``). ``solve()`` takes up what has changed
/// since the last time and leaves the rest as it is, so that a title can change without a new layout.
///
/// All lengths are points; the origin is the top left corner of the screen and y grows down. Items
/// overlap and leave the screen if constraints say so. What constraints leave open rests at zero and
/// is reported by ``ambiguities()``. Required constraints that contradict each other are reported by
/// ``conflicts``; the newest gives way, whatever the order in which they were added and changed.
///
/// Layouts are values: a copy goes its own way.
public struct ConstraintLayout: Sendable {
    /// A constraint of this layout.
    public struct ConstraintID: Hashable, Sendable {
        let serial: Int
    }

    /// A constraint and its row in the solver.
    struct Record {
        var constraint: LayoutConstraint
        let row: SolverConstraint
        let isFromMaker: Bool
    }

    /// The buttons and guides, in the order they were added.
    public private(set) var items: [LayoutItem] = []
    /// The screen's size in points.
    public private(set) var size: Size
    /// The distances in points from the screen's edges to its safe area.
    public private(set) var safeArea: EdgeInsets
    /// The direction in which leading becomes trailing.
    public let direction: LayoutDirection
    /// The conflicts that the last solve found, in the order of the broken constraints' age.
    public private(set) var conflicts: [ConstraintConflict] = []

    var system: ScreenSystem
    var records: [ConstraintID: Record] = [:]
    var rows: [SolverConstraint: ConstraintID] = [:]
    /// The constraints by the item they are about, oldest first.
    var constraintsByItem: [String: [ConstraintID]] = [:]
    private var lastSerial = 0

    /// How many steps of arithmetic one solve may take; a step is about one multiplication.
    public var stepLimit: Int {
        get { system.solver.stepLimit }
        set { system.solver.stepLimit = newValue }
    }

    /// Creates a screen without items.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points.
    ///   - safeArea: The distances in points from its edges to the safe area.
    ///   - direction: The direction in which leading becomes trailing.
    /// - Throws: ``ConstraintError/badExtent(_:of:)``.
    public init(
        size: Size, safeArea: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight
    ) throws(ConstraintError) {
        try Self.check(size, safeArea)
        self.size = size
        self.safeArea = safeArea
        self.direction = direction
        system = ScreenSystem(
            screen: Self.box(of: size), safeArea: safeArea, direction: direction)
    }

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - name: The name: letters, digits, dots, hyphens and underscores, neither a dot nor a
    ///     hyphen first.
    ///   - content: The measured content; a guide has none.
    /// - Returns: The item, for constraints to refer to.
    /// - Throws: ``ConstraintError/nameTaken(_:)``, ``ConstraintError/badName(_:)``,
    ///   ``ConstraintError/badExtent(_:of:)`` or ``ConstraintError/tooMany(limit:)``.
    @discardableResult
    public mutating func addItem(
        _ name: String, content: ItemContent = .none
    ) throws(ConstraintError) -> LayoutItem {
        let item = LayoutItem(name)
        guard EquationScanner.isName(name) else { throw .badName(name) }
        guard item != .parent, item != .safeArea, system.entries[name] == nil else {
            throw .nameTaken(name)
        }
        try content.validate()
        // Four variables an item, so that none is made in vain.
        guard system.solver.variableCount + 4 <= ConstraintLimit.constraints,
            system.solver.constraintCount + 2 <= ConstraintLimit.constraints
        else { throw .tooMany(limit: ConstraintLimit.constraints) }
        try system.add(item, content: content)
        items.append(item)
        return item
    }

    /// Removes an item and every constraint that mentions it.
    ///
    /// - Throws: ``ConstraintError/noSuchItem(_:known:)``.
    public mutating func removeItem(_ item: LayoutItem) throws(ConstraintError) {
        try check(item)
        for other in items + [.parent, .safeArea] {
            for id in constraintsByItem[other.name] ?? [] {
                let constraint = records[id]?.constraint
                if constraint?.first.item == item || constraint?.second?.item == item {
                    try remove(id)
                }
            }
        }
        constraintsByItem[item.name] = nil
        try system.remove(item)
        items.removeAll { $0 == item }
    }

    /// Replaces the measured content of an item, such as after a new title.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - item: The item.
    /// - Throws: ``ConstraintError/noSuchItem(_:known:)`` or ``ConstraintError/badExtent(_:of:)``.
    public mutating func setContent(
        _ content: ItemContent, of item: LayoutItem
    ) throws(ConstraintError) {
        try check(item)
        try content.validate()
        let before = system.entries[item.name]?.content
        try system.setContent(content, of: item)
        let baselinesMove =
            before?.firstBaseline != content.firstBaseline
            || before?.lastBaseline != content.lastBaseline
        guard baselinesMove else { return }
        do {
            try updateTargets { $0.first.item == item || $0.second?.item == item }
        } catch {
            try system.setContent(before ?? .none, of: item)
            throw error
        }
    }

    /// Replaces the screen's size and safe area, both in points.
    ///
    /// - Throws: ``ConstraintError/badExtent(_:of:)`` or ``ConstraintError/badConstant(_:_:)``.
    public mutating func setSize(
        _ size: Size, safeArea: EdgeInsets = .zero
    ) throws(ConstraintError) {
        try Self.check(size, safeArea)
        let before = (screen: system.screen, safeArea: system.safeArea)
        system.screen = Self.box(of: size)
        system.safeArea = safeArea
        do {
            try updateTargets { _ in true }
        } catch {
            (system.screen, system.safeArea) = before
            throw error
        }
        self.size = size
        self.safeArea = safeArea
    }

    /// Solves what has changed since the last time.
    ///
    /// - Returns: ``conflicts``.
    /// - Throws: ``ConstraintError/tooComplex(steps:)`` or ``ConstraintError/valuesTooLarge``.
    @discardableResult
    public mutating func solve() throws(ConstraintError) -> [ConstraintConflict] {
        try system.solver.solve()
        conflicts = system.solver.conflicts.map(described)
        return conflicts
    }

    mutating func newID() -> ConstraintID {
        lastSerial += 1
        return ConstraintID(serial: lastSerial)
    }

    func check(_ item: LayoutItem) throws(ConstraintError) {
        guard system.entries[item.name] != nil else {
            throw .noSuchItem(item.name, known: items.map(\.name))
        }
    }

    /// Computes anew what constraints compare with, where the screen or baselines take part; all, or
    /// if one of them gets out of range, none.
    private mutating func updateTargets(
        where isAffected: (LayoutConstraint) -> Bool
    ) throws(ConstraintError) {
        var targets: [(row: SolverConstraint, constant: Double)] = []
        for item in items + [.parent, .safeArea] {
            for id in constraintsByItem[item.name] ?? [] {
                guard let record = records[id], isAffected(record.constraint),
                    let row = system.row(of: record.constraint)
                else { continue }
                guard abs(row.constant) <= ConstraintLimit.constant else {
                    throw .badConstant(row.constant, record.constraint.source)
                }
                targets.append((record.row, row.constant))
            }
        }
        // Nothing changes before everything is known to be in range.
        for (row, constant) in targets { try system.solver.setConstant(constant, of: row) }
    }

    private static func box(of size: Size) -> ItemBox {
        ItemBox(
            left: LinearExpression(), top: LinearExpression(),
            width: LinearExpression(constant: size.width),
            height: LinearExpression(constant: size.height))
    }

    private static func check(_ size: Size, _ insets: EdgeInsets) throws(ConstraintError) {
        let limit = ConstraintLimit.constant / 4
        for value in [size.width, size.height] where !(value >= 0 && value <= limit) {
            throw .badExtent(value, of: "screen's size")
        }
        for value in [insets.top, insets.left, insets.bottom, insets.right]
        where !(value >= 0 && value <= limit) {
            throw .badExtent(value, of: "screen's safe area")
        }
    }

    /// Puts a solver's conflict into the layout's words.
    private func described(_ conflict: SolverConflict) -> ConstraintConflict {
        let parts = conflict.nonNegative.compactMap { variable in
            system.anchors[variable].map {
                ConstraintConflict.Part.nonNegative($0.item, $0.attribute)
            }
        }
        return ConstraintConflict(
            broken: part(conflict.broken), parts: parts + conflict.constraints.map(part))
    }

    private func part(_ row: SolverConstraint) -> ConstraintConflict.Part {
        if let id = rows[row], let record = records[id] { return .constraint(record.constraint) }
        guard let anchor = system.contents[row] else {
            preconditionFailure("every row of a layout is a constraint or an item's content")
        }
        return .content(anchor.item, anchor.attribute)
    }
}

public import GalleyGeometry

extension ConstraintLayout {
    /// How many constraints there are; contents don't count.
    public var constraintCount: Int { records.count }

    /// Adds a constraint.
    ///
    /// - Returns: The constraint in this layout, which takes effect with the next solve.
    /// - Throws: What is wrong with the constraint, with its source.
    @discardableResult
    public mutating func add(
        _ constraint: LayoutConstraint
    ) throws(ConstraintError) -> ConstraintID {
        try add([constraint])[0]
    }

    /// Adds constraints, all or, if something is wrong with one of them, none.
    ///
    /// - Returns: The constraints in this layout, in order.
    /// - Throws: What is wrong with the first constraint at fault, with its source.
    @discardableResult
    public mutating func add(
        _ constraints: [LayoutConstraint]
    ) throws(ConstraintError) -> [ConstraintID] {
        try check(constraints)
        return try install(constraints, isFromMaker: false)
    }

    /// Adds a constraint written as an equation, such as `"top = icon-left.bottom + 20"`.
    ///
    /// - Parameters:
    ///   - text: The equation; an attribute without an item is the item's own. A place compared
    ///     with a number alone counts from the same attribute of the screen.
    ///   - item: The item it is about.
    ///   - site: The place of the equation in a file, for messages.
    /// - Returns: The constraint in this layout, which takes effect with the next solve.
    /// - Throws: What is wrong with the equation, with the column of the fault.
    @discardableResult
    public mutating func add(
        equation text: String, for item: LayoutItem, site: EquationSite? = nil
    ) throws(ConstraintError) -> ConstraintID {
        try add(
            EquationParser.parse(
                text, item: item, site: site, names: names))
    }

    /// Holds an item at a frame in points, with four required constraints.
    ///
    /// - Parameters:
    ///   - frame: The frame, from the screen's top left corner.
    ///   - item: The item.
    ///   - source: Where the frame was written.
    /// - Returns: The constraints of left, top, width and height.
    /// - Throws: ``ConstraintError/badConstant(_:_:)`` or an unknown item.
    @discardableResult
    public mutating func add(
        frame: Rect, of item: LayoutItem, source: ConstraintSource = .unknown
    ) throws(ConstraintError) -> [ConstraintID] {
        try add([
            LayoutConstraint(
                item.left, .equal, LayoutItem.parent.left, constant: frame.minX, source: source),
            LayoutConstraint(
                item.top, .equal, LayoutItem.parent.top, constant: frame.minY, source: source),
            LayoutConstraint(item.width, constant: frame.width, source: source),
            LayoutConstraint(item.height, constant: frame.height, source: source),
        ])
    }

    /// Removes a constraint.
    ///
    /// - Throws: ``ConstraintError/removedConstraint`` if it is not there.
    public mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
        guard let record = records.removeValue(forKey: id) else { throw .removedConstraint }
        rows[record.row] = nil
        constraintsByItem[record.constraint.first.item.name]?.removeAll { $0 == id }
        try system.solver.remove(record.row)
    }

    /// Replaces the constant of a constraint, in points.
    ///
    /// - Parameters:
    ///   - constant: The constant.
    ///   - id: The constraint.
    /// - Throws: ``ConstraintError/removedConstraint`` or ``ConstraintError/badConstant(_:_:)``.
    public mutating func setConstant(
        _ constant: Double, of id: ConstraintID
    ) throws(ConstraintError) {
        guard let record = records[id] else { throw .removedConstraint }
        let changed = record.constraint.with(constant: constant)
        try changed.validate()
        guard let row = system.row(of: changed) else { throw .removedConstraint }
        try system.solver.setConstant(row.constant, of: record.row)
        records[id]?.constraint = changed
    }

    /// Returns a constraint of this layout, or nil if it has been removed.
    public func constraint(_ id: ConstraintID) -> LayoutConstraint? { records[id]?.constraint }

    /// Returns the constraints about an item, oldest first.
    public func constraints(about item: LayoutItem) -> [LayoutConstraint] {
        (constraintsByItem[item.name] ?? []).compactMap { records[$0]?.constraint }
    }

    private var names: ItemNames { ItemNames(items: items, entries: system.entries) }

    /// Finds what is wrong with constraints before any of them is added.
    func check(_ constraints: [LayoutConstraint]) throws(ConstraintError) {
        for constraint in constraints {
            for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 }) {
                guard system.box(of: item) != nil else {
                    throw .unknownItem(item.name, known: names.all, constraint.source)
                }
            }
            try constraint.validate()
            if let row = system.row(of: constraint) {
                guard abs(row.constant) <= ConstraintLimit.constant else {
                    throw .badConstant(constraint.constant, constraint.source)
                }
            }
        }
        guard system.solver.constraintCount + constraints.count <= ConstraintLimit.constraints
        else { throw .tooMany(limit: ConstraintLimit.constraints) }
    }

    /// Adds constraints that have been checked.
    mutating func install(
        _ constraints: [LayoutConstraint], isFromMaker: Bool
    ) throws(ConstraintError) -> [ConstraintID] {
        var ids: [ConstraintID] = []
        for constraint in constraints {
            guard let sum = system.row(of: constraint) else { continue }
            let row = try system.solver.add(
                sum.terms, constraint.relation, sum.constant, strength: constraint.strength)
            let id = newID()
            records[id] = Record(constraint: constraint, row: row, isFromMaker: isFromMaker)
            rows[row] = id
            constraintsByItem[constraint.first.item.name, default: []].append(id)
            ids.append(id)
        }
        return ids
    }
}

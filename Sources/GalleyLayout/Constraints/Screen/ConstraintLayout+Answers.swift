public import GalleyGeometry

extension ConstraintLayout {
    /// Returns the frame of an item, the screen or its safe area in the last solution, in points.
    ///
    /// - Throws: ``ConstraintError/noSuchItem(_:known:)``.
    public func frame(of item: LayoutItem) throws(ConstraintError) -> Rect {
        guard let box = system.box(of: item) else {
            throw .noSuchItem(item.name, known: items.map(\.name))
        }
        return Rect(
            x: value(of: box.left), y: value(of: box.top), width: value(of: box.width),
            height: value(of: box.height))
    }

    /// Returns the measured content of an item, or nil if the layout has no such item.
    public func content(of item: LayoutItem) -> ItemContent? { system.entries[item.name]?.content }

    /// Returns the frame of an item on the pixel grid, in points.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - grid: The pixel grid.
    ///   - snapping: How the frame comes onto the grid.
    /// - Returns: The frame.
    /// - Throws: ``ConstraintError/noSuchItem(_:known:)``.
    public func frame(
        of item: LayoutItem, on grid: PixelGrid, snapping: FrameSnapping = .edges
    ) throws(ConstraintError) -> Rect {
        snapping.snapped(try frame(of: item), to: grid)
    }

    /// Returns the attributes that the constraints leave open, one for each way in which the last
    /// solution is free; items are in the order they were added.
    ///
    /// - Throws: ``ConstraintError/tooComplex(steps:)``.
    public func ambiguities() throws(ConstraintError) -> [LayoutAmbiguity] {
        var free: Set<LayoutAnchor> = []
        for variable in try system.solver.ambiguousVariables() {
            if let anchor = system.anchors[variable] { free.insert(anchor) }
        }
        return items.flatMap { item in
            ScreenSystem.attributes.filter { free.contains(LayoutAnchor(item, $0)) }
                .map { LayoutAmbiguity(item: item, attribute: $0) }
        }
    }

    /// Returns the optional constraints that don't hold in the last solution, oldest first.
    public func unmetConstraints() -> [UnmetConstraint] {
        var unmet: [UnmetConstraint] = []
        for id in records.keys.sorted(by: { $0.serial < $1.serial }) {
            guard let constraint = records[id]?.constraint, !constraint.strength.isRequired,
                let row = system.row(of: constraint)
            else { continue }
            let excess = value(of: LinearExpression(row.terms)) - row.constant
            let isMet =
                switch constraint.relation {
                case .equal: abs(excess) <= 1e-6
                case .lessThanOrEqual: excess <= 1e-6
                case .greaterThanOrEqual: excess >= -1e-6
                }
            if !isMet { unmet.append(UnmetConstraint(constraint: constraint, excess: excess)) }
        }
        return unmet
    }

    /// Returns the smallest size in points that the screen could have, as Auto Layout's compressed
    /// fitting size; ``size`` does not count.
    ///
    /// - Parameters:
    ///   - width: The width the screen is to have, or nil to compute it.
    ///   - height: The height the screen is to have, or nil to compute it.
    /// - Returns: The size.
    /// - Throws: ``ConstraintError/tooComplex(steps:)``, ``ConstraintError/valuesTooLarge``,
    ///   ``ConstraintError/tooMany(limit:)`` or ``ConstraintError/badConstant(_:_:)``.
    public func fittingSize(
        width: Double? = nil, height: Double? = nil
    ) throws(ConstraintError) -> Size {
        var solver = ConstraintSolver()
        solver.stepLimit = stepLimit
        let extents = [
            try solver.addVariable(isNonNegative: true),
            try solver.addVariable(isNonNegative: true),
        ]
        for (variable, extent) in zip(extents, [width, height]) {
            try solver.add(
                [LinearTerm(variable)], .equal, extent ?? 0,
                strength: extent == nil ? .fittingSize : .required)
        }
        var fitting = ScreenSystem(
            screen: ItemBox(
                left: LinearExpression(), top: LinearExpression(),
                width: LinearExpression(extents[0]), height: LinearExpression(extents[1])),
            safeArea: safeArea, direction: direction)
        fitting.solver = solver
        for item in items {
            try fitting.add(item, content: system.entries[item.name]?.content ?? .none)
        }
        for id in records.keys.sorted(by: { $0.serial < $1.serial }) {
            guard let constraint = records[id]?.constraint,
                let row = fitting.row(of: constraint)
            else { continue }
            try fitting.solver.add(
                row.terms, constraint.relation, row.constant, strength: constraint.strength)
        }
        try fitting.solver.solve()
        return Size(
            width: try fitting.solver.value(of: extents[0]),
            height: try fitting.solver.value(of: extents[1]))
    }

    private func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) {
            $0 + $1.coefficient * system.solver.variables[$1.variable.index].value
        }
    }
}

extension ConstraintLayout {
    /// Makes constraints for an item with Masonry's words and adds them (layout reference R56).
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - make: Makes the statements.
    /// - Returns: The constraints in this layout, in the order they were made.
    /// - Throws: What is wrong with the first constraint at fault; then none is added.
    @discardableResult
    public mutating func makeConstraints(
        for item: LayoutItem, _ make: (ConstraintMaker) -> Void
    ) throws(ConstraintError) -> [ConstraintID] {
        let constraints = try made(for: item, make)
        try check(constraints)
        return try install(constraints, isFromMaker: true)
    }

    /// Makes constraints for an item; one that is there already but for its constant only takes the
    /// new constant, any other is added (layout reference R60).
    ///
    /// Constraints are there if a maker made them. Two that are there count as the same if item,
    /// attributes, relation, multiplier and priority are; the newest is the one to change. A width
    /// that is held in another way stays as it is, and may well contradict the one that is added.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - make: Makes the statements.
    /// - Returns: The constraints that were changed or added, in the order they were made.
    /// - Throws: What is wrong with the first constraint at fault; then nothing is changed.
    @discardableResult
    public mutating func updateConstraints(
        for item: LayoutItem, _ make: (ConstraintMaker) -> Void
    ) throws(ConstraintError) -> [ConstraintID] {
        let constraints = try made(for: item, make)
        try check(constraints)
        var ids: [ConstraintID] = []
        for constraint in constraints {
            let installed = (constraintsByItem[item.name] ?? []).last { id in
                records[id].map { $0.isFromMaker && $0.constraint.matches(constraint) } ?? false
            }
            if let installed {
                try setConstant(constraint.constant, of: installed)
                ids.append(installed)
            } else {
                ids += try install([constraint], isFromMaker: true)
            }
        }
        return ids
    }

    /// Makes constraints for an item in place of all that makers have made for it before (layout
    /// reference R61).
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - make: Makes the statements.
    /// - Returns: The constraints in this layout, in the order they were made.
    /// - Throws: What is wrong with the first constraint at fault; then nothing is changed.
    @discardableResult
    public mutating func remakeConstraints(
        for item: LayoutItem, _ make: (ConstraintMaker) -> Void
    ) throws(ConstraintError) -> [ConstraintID] {
        let constraints = try made(for: item, make)
        try check(constraints)
        for id in constraintsByItem[item.name] ?? [] where records[id]?.isFromMaker == true {
            try remove(id)
        }
        return try install(constraints, isFromMaker: true)
    }

    private func made(
        for item: LayoutItem, _ make: (ConstraintMaker) -> Void
    ) throws(ConstraintError) -> [LayoutConstraint] {
        let maker = ConstraintMaker(item)
        make(maker)
        return try maker.constraints()
    }
}

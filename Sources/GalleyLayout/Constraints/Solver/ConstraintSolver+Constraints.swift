extension ConstraintSolver {
    /// Adds the constraint that a sum of terms compares with a constant.
    ///
    /// - Parameters:
    ///   - terms: The terms of the sum; terms of one variable add up.
    ///   - relation: How the sum compares with the constant.
    ///   - constant: The constant.
    ///   - strength: How strongly the constraint holds.
    /// - Returns: The constraint, which takes effect with the next solve.
    /// - Throws: ``ConstraintError/removedVariable``, ``ConstraintError/badConstant(_:_:)``,
    ///   ``ConstraintError/badMultiplier(_:_:)`` or ``ConstraintError/tooMany(limit:)``.
    @discardableResult
    public mutating func add(
        _ terms: [LinearTerm], _ relation: ConstraintRelation, _ constant: Double,
        strength: ConstraintStrength = .required
    ) throws(ConstraintError) -> SolverConstraint {
        try add(
            terms, target: constant,
            above: relation == .greaterThanOrEqual ? nil : strength,
            below: relation == .lessThanOrEqual ? nil : strength)
    }

    /// Adds the preference that a sum of terms has a target, held with its own strength on each side.
    ///
    /// Content's hugging and resistance to compression are one such preference.
    ///
    /// - Parameters:
    ///   - terms: The terms of the sum; terms of one variable add up.
    ///   - target: The value the sum should have.
    ///   - above: The strength against larger sums, or nil if they are as good.
    ///   - below: The strength against smaller sums, or nil if they are as good.
    /// - Returns: The constraint, which takes effect with the next solve.
    /// - Throws: As ``add(_:_:_:strength:)``.
    public mutating func add(
        _ terms: [LinearTerm], target: Double, above: ConstraintStrength?,
        below: ConstraintStrength?
    ) throws(ConstraintError) -> SolverConstraint {
        guard constraintCount < ConstraintLimit.constraints else {
            throw .tooMany(limit: ConstraintLimit.constraints)
        }
        try Self.check(constant: target)
        let terms = try combined(terms)
        let record = ConstraintRecord(
            serial: newSerial(), terms: terms, target: target, above: above, below: below)
        var index = constraints.count
        if let free = freeConstraints.popLast() {
            index = free
            constraints[index] = record
        } else {
            constraints.append(record)
        }
        markRebuilt(record)
        if terms.isEmpty { constants.append(index) }
        return SolverConstraint(index: index, serial: record.serial)
    }

    /// Removes a constraint.
    ///
    /// - Throws: ``ConstraintError/removedConstraint`` if it is not there.
    public mutating func remove(_ constraint: SolverConstraint) throws(ConstraintError) {
        try check(constraint)
        markRebuilt(constraints[constraint.index])
        constraints[constraint.index].isLive = false
        freeConstraints.append(constraint.index)
        constants.removeAll { $0 == constraint.index }
    }

    /// Replaces the constant of a constraint.
    ///
    /// - Parameters:
    ///   - constant: The new constant.
    ///   - constraint: The constraint.
    /// - Throws: ``ConstraintError/removedConstraint`` or ``ConstraintError/badConstant(_:_:)``.
    public mutating func setConstant(
        _ constant: Double, of constraint: SolverConstraint
    ) throws(ConstraintError) {
        try check(constraint)
        try Self.check(constant: constant)
        let record = constraints[constraint.index]
        if record.target == constant { return }
        constraints[constraint.index].target = constant
        guard let first = record.terms.first else { return }
        let block = variables[first.variable.index].block
        // A constraint its block does not know yet takes its constant along when it comes in.
        guard block >= 0 else { return }
        blocks[block].isChanged = true
        if record.row >= 0 { blocks[block].rows?.setTarget(constant, of: record.row) }
    }

    /// Makes a variable follow suggested values, beginning with the one it has.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - strength: How strongly it follows.
    /// - Throws: ``ConstraintError/removedVariable``, or ``ConstraintError/alreadyEdited`` if the
    ///   variable is being edited.
    public mutating func beginEditing(
        _ variable: SolverVariable, strength: ConstraintStrength = .strong
    ) throws(ConstraintError) {
        try check(variable)
        guard variables[variable.index].edit == nil else { throw .alreadyEdited }
        let value = variables[variable.index].value
        variables[variable.index].edit = try add(
            [LinearTerm(variable)], .equal, value, strength: strength)
    }

    /// Suggests a value to a variable that is being edited.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - variable: The variable.
    /// - Throws: ``ConstraintError/removedVariable``, ``ConstraintError/notEdited`` or
    ///   ``ConstraintError/badConstant(_:_:)``.
    public mutating func suggest(
        _ value: Double, for variable: SolverVariable
    ) throws(ConstraintError) {
        try check(variable)
        guard let edit = variables[variable.index].edit else { throw .notEdited }
        try setConstant(value, of: edit)
    }

    /// Lets a variable no longer follow suggestions.
    ///
    /// - Throws: ``ConstraintError/removedVariable`` or ``ConstraintError/notEdited``.
    public mutating func endEditing(_ variable: SolverVariable) throws(ConstraintError) {
        try check(variable)
        guard let edit = variables[variable.index].edit else { throw .notEdited }
        try remove(edit)
        variables[variable.index].edit = nil
    }

    /// Adds up the terms of each variable and sorts them.
    private func combined(_ terms: [LinearTerm]) throws(ConstraintError) -> [LinearTerm] {
        for term in terms {
            try check(term.variable)
            guard abs(term.coefficient) <= ConstraintLimit.multiplier else {
                throw .badMultiplier(term.coefficient, .unknown)
            }
        }
        var result: [LinearTerm] = []
        let sorted = terms.enumerated().sorted {
            ($0.element.variable.index, $0.offset) < ($1.element.variable.index, $1.offset)
        }
        for (_, term) in sorted {
            if result.last?.variable == term.variable {
                result[result.count - 1].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        // Sums of decimal fractions that should cancel leave a rest.
        return result.filter { abs($0.coefficient) > 1e-12 }
    }

    private mutating func markRebuilt(_ record: ConstraintRecord) {
        isPartitioned = false
        for term in record.terms {
            let block = variables[term.variable.index].block
            if block >= 0 { blocks[block].isRebuilt = true }
        }
    }
}

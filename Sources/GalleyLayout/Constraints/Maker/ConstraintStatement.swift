public import GalleyGeometry

/// One statement of a maker: attributes, what they are compared with, and by how much they differ.
///
/// A statement changes as words are added to it. What is wrong with it shows when the maker's
/// constraints are installed.
public final class ConstraintStatement {
    let item: LayoutItem
    var attributes: [LayoutAttribute]
    private var relation = ConstraintRelation.equal
    private var operand: ConstraintOperandValue?
    private var shift: ConstraintOperandValue?
    private var multiplier = 1.0
    private var priority = 1000.0
    private var source = ConstraintSource.unknown

    init(_ item: LayoutItem, _ attributes: [LayoutAttribute]) {
        self.item = item
        self.attributes = attributes
    }

    /// Says nothing; it only reads well.
    public var with: ConstraintStatement { self }
    /// Says nothing; it only reads well.
    public var and: ConstraintStatement { self }

    /// Makes the attributes equal an operand.
    @discardableResult
    public func equalTo(
        _ other: some ConstraintOperand, fileID: String = #fileID, line: Int = #line
    ) -> ConstraintStatement {
        compare(.equal, other.operandValue, .code(fileID: fileID, line: line))
    }

    /// Keeps the attributes from being larger than an operand.
    @discardableResult
    public func lessThanOrEqualTo(
        _ other: some ConstraintOperand, fileID: String = #fileID, line: Int = #line
    ) -> ConstraintStatement {
        compare(.lessThanOrEqual, other.operandValue, .code(fileID: fileID, line: line))
    }

    /// Keeps the attributes from being smaller than an operand.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ other: some ConstraintOperand, fileID: String = #fileID, line: Int = #line
    ) -> ConstraintStatement {
        compare(.greaterThanOrEqual, other.operandValue, .code(fileID: fileID, line: line))
    }

    /// Makes the attributes equal the screen's.
    @discardableResult
    public func equalToSuperview(
        fileID: String = #fileID, line: Int = #line
    ) -> ConstraintStatement {
        compare(.equal, .items([.parent]), .code(fileID: fileID, line: line))
    }

    /// Sets the constant of all attributes in points; positive is to the right, down, or larger.
    @discardableResult
    public func offset(_ amount: Double) -> ConstraintStatement { shift(by: .number(amount)) }

    /// Moves all edges inward by one distance in points.
    @discardableResult
    public func inset(_ amount: Double) -> ConstraintStatement {
        insets(EdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// Moves each edge inward by its distance in points; other attributes stay.
    @discardableResult
    public func insets(_ amounts: EdgeInsets) -> ConstraintStatement { shift(by: .insets(amounts)) }

    /// Sets the constants of width and height in points; other attributes stay.
    @discardableResult
    public func sizeOffset(_ amount: Size) -> ConstraintStatement { shift(by: .size(amount)) }

    /// Sets the constants of the middles in points; other attributes stay.
    @discardableResult
    public func centerOffset(_ amount: Point) -> ConstraintStatement { shift(by: .point(amount)) }

    /// Multiplies what the attributes are compared with.
    @discardableResult
    public func multipliedBy(_ factor: Double) -> ConstraintStatement {
        multiplier = factor
        return self
    }

    /// Divides what the attributes are compared with.
    @discardableResult
    public func dividedBy(_ divisor: Double) -> ConstraintStatement { multipliedBy(1 / divisor) }

    /// Sets the priority, from 1 to 1000.
    @discardableResult
    public func priority(_ value: Double) -> ConstraintStatement {
        priority = value
        return self
    }

    /// Sets the priority, from 1 to 1000.
    @discardableResult
    public func priority(_ value: Int) -> ConstraintStatement { priority(Double(value)) }

    /// Sets the strength, such as `.high` or `.low`.
    @discardableResult
    public func priority(_ strength: ConstraintStrength) -> ConstraintStatement {
        priority(strength.priority)
    }

    /// Sets the priority 750.
    @discardableResult
    public func priorityHigh() -> ConstraintStatement { priority(.high) }

    /// Sets the priority 500.
    @discardableResult
    public func priorityMedium() -> ConstraintStatement { priority(.medium) }

    /// Sets the priority 250.
    @discardableResult
    public func priorityLow() -> ConstraintStatement { priority(.low) }

    private func compare(
        _ relation: ConstraintRelation, _ operand: ConstraintOperandValue,
        _ source: ConstraintSource
    ) -> ConstraintStatement {
        self.relation = relation
        self.operand = operand
        self.source = source
        return self
    }

    private func shift(by amount: ConstraintOperandValue) -> ConstraintStatement {
        shift = amount
        return self
    }

    /// Returns a constraint for each attribute, and for each item it is compared with.
    func constraints() throws(ConstraintError) -> [LayoutConstraint] {
        guard let strength = try? ConstraintStrength(priority: priority) else {
            throw .priorityOutOfRange(priority, source)
        }
        var result: [LayoutConstraint] = []
        for attribute in attributes {
            var constant = 0.0
            var anchors: [LayoutAnchor?] = [
                attribute.isExtent ? nil : LayoutAnchor(.parent, attribute)
            ]
            switch operand {
            case .anchor(let anchor): anchors = [anchor]
            case .items(let items): anchors = items.map { LayoutAnchor($0, attribute) }
            case let value?:
                guard let own = value.constant(for: attribute) else {
                    throw .operandMismatch(attribute, operand: value.name, source)
                }
                constant = own
            case nil: break
            }
            constant = shift?.constant(for: attribute) ?? constant
            for anchor in anchors {
                result.append(
                    LayoutConstraint(
                        LayoutAnchor(item, attribute), relation, anchor, multiplier: multiplier,
                        constant: constant, strength: strength, source: source))
            }
        }
        return result
    }
}

public import GalleyGeometry

/// Something that a maker compares attributes with: a number, a size, insets, an anchor, an item.
public protocol ConstraintOperand {
    /// The operand as one of the kinds that makers know.
    var operandValue: ConstraintOperandValue { get }
}

/// The kinds of operands that makers know.
public enum ConstraintOperandValue: Hashable, Sendable {
    /// A length in points: an extent, or a distance from the same attribute of the screen.
    case number(Double)
    /// Width and height in points.
    case size(Size)
    /// Distances of the centre, in points, from the screen's.
    case point(Point)
    /// Distances inward from the screen's edges in points.
    case insets(EdgeInsets)
    /// An attribute of an item.
    case anchor(LayoutAnchor)
    /// The same attribute of each item.
    case items([LayoutItem])
}

extension Double: ConstraintOperand {
    /// The number as an operand.
    public var operandValue: ConstraintOperandValue { .number(self) }
}

extension Int: ConstraintOperand {
    /// The number as an operand.
    public var operandValue: ConstraintOperandValue { .number(Double(self)) }
}

extension Size: ConstraintOperand {
    /// The size as an operand.
    public var operandValue: ConstraintOperandValue { .size(self) }
}

extension Point: ConstraintOperand {
    /// The point as an operand.
    public var operandValue: ConstraintOperandValue { .point(self) }
}

extension EdgeInsets: ConstraintOperand {
    /// The insets as an operand.
    public var operandValue: ConstraintOperandValue { .insets(self) }
}

extension LayoutAnchor: ConstraintOperand {
    /// The anchor as an operand.
    public var operandValue: ConstraintOperandValue { .anchor(self) }
}

extension LayoutItem: ConstraintOperand {
    /// The item as an operand.
    public var operandValue: ConstraintOperandValue { .items([self]) }
}

extension [LayoutItem]: ConstraintOperand {
    /// The items as an operand.
    public var operandValue: ConstraintOperandValue { .items(self) }
}

extension ConstraintOperand where Self == LayoutItem {
    /// The screen.
    public static var parent: LayoutItem { LayoutItem("parent") }
    /// The screen without its safe-area insets.
    public static var safeArea: LayoutItem { LayoutItem("safeArea") }
}

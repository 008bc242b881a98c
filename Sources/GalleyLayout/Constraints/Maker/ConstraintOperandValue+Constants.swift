import GalleyGeometry

extension ConstraintOperandValue {
    /// Returns the constant that the value gives an attribute, in points to the right and down, or
    /// nil if it gives none.
    func constant(for attribute: LayoutAttribute) -> Double? {
        switch (self, attribute) {
        case (.number(let number), _): number
        case (.size(let size), .width): size.width
        case (.size(let size), .height): size.height
        case (.point(let point), .centerX): point.x
        case (.point(let point), .centerY): point.y
        case (.insets(let insets), .top): insets.top
        case (.insets(let insets), .left), (.insets(let insets), .leading): insets.left
        case (.insets(let insets), .bottom): -insets.bottom
        case (.insets(let insets), .right), (.insets(let insets), .trailing): -insets.right
        default: nil
        }
    }

    /// The value's kind, for messages.
    var name: String {
        switch self {
        case .number: "a number"
        case .size: "a size"
        case .point: "a point"
        case .insets: "an insets value"
        case .anchor: "an anchor"
        case .items: "an item"
        }
    }
}

/// An attribute of an item, such as `save.bottom`.
public struct LayoutAnchor: Hashable, Sendable, CustomStringConvertible {
    /// The item.
    public let item: LayoutItem
    /// Its attribute.
    public let attribute: LayoutAttribute

    /// Creates an anchor from an item and its attribute.
    public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The anchor as equations name it: `item.attribute`.
    public var description: String { "\(item.name).\(attribute.rawValue)" }
}

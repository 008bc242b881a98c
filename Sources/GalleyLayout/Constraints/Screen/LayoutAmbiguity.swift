/// An attribute of an item that the constraints leave open.
public struct LayoutAmbiguity: Hashable, Sendable, CustomStringConvertible {
    /// The item.
    public let item: LayoutItem
    /// The attribute: left, top, width or height. Items placed by this one move with it.
    public let attribute: LayoutAttribute

    /// One sentence that says what is open and what to do.
    public var description: String {
        "\(item.name): its \(attribute.rawValue) is free; "
            + "add a constraint that says where it \(attribute.isExtent ? "ends" : "is")"
    }
}

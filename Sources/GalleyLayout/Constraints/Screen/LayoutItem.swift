/// Something a constraint holds: a button or guide by its name, the screen, or its safe area.
public struct LayoutItem: Hashable, Sendable {
    /// The name, unique in its layout.
    public let name: String

    /// Refers to the item of a name; whether there is one shows when a constraint is added.
    public init(_ name: String) { self.name = name }

    /// The screen, the superview of all items; its origin is the origin of all frames.
    public static let parent = LayoutItem("parent")
    /// The screen without its safe-area insets.
    public static let safeArea = LayoutItem("safeArea")

    /// The item's left edge.
    public var left: LayoutAnchor { LayoutAnchor(self, .left) }
    /// The item's right edge.
    public var right: LayoutAnchor { LayoutAnchor(self, .right) }
    /// The item's top edge.
    public var top: LayoutAnchor { LayoutAnchor(self, .top) }
    /// The item's bottom edge.
    public var bottom: LayoutAnchor { LayoutAnchor(self, .bottom) }
    /// The item's edge where a line starts.
    public var leading: LayoutAnchor { LayoutAnchor(self, .leading) }
    /// The item's edge where a line ends.
    public var trailing: LayoutAnchor { LayoutAnchor(self, .trailing) }
    /// The item's horizontal extent.
    public var width: LayoutAnchor { LayoutAnchor(self, .width) }
    /// The item's vertical extent.
    public var height: LayoutAnchor { LayoutAnchor(self, .height) }
    /// The item's horizontal middle.
    public var centerX: LayoutAnchor { LayoutAnchor(self, .centerX) }
    /// The item's vertical middle.
    public var centerY: LayoutAnchor { LayoutAnchor(self, .centerY) }
    /// The baseline of the item's first line of text.
    public var firstBaseline: LayoutAnchor { LayoutAnchor(self, .firstBaseline) }
    /// The baseline of the item's last line of text.
    public var lastBaseline: LayoutAnchor { LayoutAnchor(self, .lastBaseline) }
}

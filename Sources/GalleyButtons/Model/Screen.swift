public import GalleyGeometry
public import GalleyImage

/// A picture of several buttons.
public struct Screen: Hashable, Sendable {
    /// A button at its place on a screen.
    public struct Item: Hashable, Sendable {
        /// The name of a button.
        public var button: String
        /// The button's frame in points from the screen's top left corner; it wins over the
        /// button's own size.
        public var frame: Rect

        /// Creates an item from a button's name and its frame.
        public init(button: String, frame: Rect) {
            self.button = button
            self.frame = frame
        }
    }

    /// The name, which becomes the name of the screen's picture.
    public var name: String
    /// The size in points.
    public var size: Size
    /// The fill behind the buttons, or nil for none.
    public var background: Color?
    /// The buttons from back to front.
    public var items: [Item]

    /// Creates a screen from its parts.
    public init(name: String, size: Size, background: Color? = nil, items: [Item] = []) {
        self.name = name
        self.size = size
        self.background = background
        self.items = items
    }
}

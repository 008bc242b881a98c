public import GalleyGeometry
public import GalleyImage
public import GalleyLayout

/// A picture of several buttons.
public struct Screen: Hashable, Sendable {
    /// A button at its place on a screen.
    public struct Item: Hashable, Sendable {
        /// The name of a button.
        public var button: String
        /// Where the button stands; it wins over the button's own size.
        public var placement: Placement
        /// Where the placement was written, or nil for nowhere in a file.
        public var site: EquationSite?

        /// Creates an item from a button's name, its placement, and where that was written.
        public init(button: String, placement: Placement, site: EquationSite? = nil) {
            self.button = button
            self.placement = placement
            self.site = site
        }

        /// Creates an item from a button's name and its frame in points from the screen's top left
        /// corner.
        public init(button: String, frame: Rect) {
            self.init(button: button, placement: .frame(frame))
        }

        /// Creates an item from a button's name and equations, such as `"top = 20"`; without any, the
        /// constraints of a ``ScreenLayout`` say where it is.
        public init(button: String, equations: [ScreenEquation]) {
            self.init(button: button, placement: .equations(equations))
        }
    }

    /// How a screen says where a button stands.
    public enum Placement: Hashable, Sendable {
        /// A frame in points from the screen's top left corner.
        case frame(Rect)
        /// Equations with the button's own attributes, those of others, and the screen's.
        case equations([ScreenEquation])
    }

    /// The name, which becomes the name of the screen's picture.
    public var name: String
    /// The size in points.
    public var size: Size
    /// The fill behind the buttons, or nil for none.
    public var background: Color?
    /// The buttons from back to front.
    public var items: [Item]
    /// The distances in points from the edges to the safe area.
    public var safeArea: EdgeInsets
    /// How frames come to the pixel grid (k, layout reference R48), or nil for each button's policy.
    public var snapping: FrameSnapping?

    /// Creates a screen from its parts.
    public init(
        name: String, size: Size, background: Color? = nil, items: [Item] = [],
        safeArea: EdgeInsets = .zero, snapping: FrameSnapping? = nil
    ) {
        self.name = name
        self.size = size
        self.background = background
        self.items = items
        self.safeArea = safeArea
        self.snapping = snapping
    }
}

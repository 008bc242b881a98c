public import GalleyGeometry
public import GalleyImage

/// Everything a spec file says, references checked and styles applied.
public struct ButtonSpec: Hashable, Sendable {
    /// The fonts in the order of the file, which is the order icons are looked up in.
    public var fonts: [FontDeclaration]
    /// The named colours.
    public var colors: [String: Color]
    /// The named styles.
    public var styles: [String: ButtonStyle]
    /// The buttons in the order of the file, which is the order of output.
    public var buttons: [IconButton]
    /// The screens in the order of the file.
    public var screens: [Screen]
    /// The scales to draw at, in pixels per point, each once.
    public var scales: [Int]
    /// The states to draw, each once.
    public var states: [ButtonState]
    /// The layout directions to draw, each once.
    public var directions: [LayoutDirection]

    /// The version of the format, the value of the key `galley`.
    public static let formatVersion = 1

    /// The appearances to draw, each once.
    public var appearances: [Appearance]
    /// The appearance that the colours are those of.
    public var appearance: Appearance

    /// Creates a spec from its parts.
    public init(
        fonts: [FontDeclaration] = [], colors: [String: Color] = [:],
        styles: [String: ButtonStyle] = [:], buttons: [IconButton] = [], screens: [Screen] = [],
        scales: [Int] = [1], states: [ButtonState] = [.normal],
        directions: [LayoutDirection] = [.leftToRight], appearances: [Appearance] = [.light],
        appearance: Appearance = .light
    ) {
        self.fonts = fonts
        self.colors = colors
        self.styles = styles
        self.buttons = buttons
        self.screens = screens
        self.scales = scales
        self.states = states
        self.directions = directions
        self.appearances = appearances
        self.appearance = appearance
    }
}

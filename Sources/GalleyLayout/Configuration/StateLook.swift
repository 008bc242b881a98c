/// How buttons of the system look in their states, as numbers (layout reference R26 to R28, R74).
public enum StateLook {
    /// A colour by its sRGB components and its alpha, each from 0 to 1.
    public struct Shade: Hashable, Sendable {
        /// The red component.
        public let red: Double
        /// The green component.
        public let green: Double
        /// The blue component.
        public let blue: Double
        /// How much it covers.
        public let alpha: Double

        /// Creates a shade from its components.
        public init(red: Double, green: Double, blue: Double, alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Creates a gray.
        public init(white: Double, alpha: Double) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        }

        /// Creates a shade from components of 0 to 255.
        fileprivate init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) {
            self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
        }
    }

    /// The alpha of a pressed system button's title and template image (R27).
    public static let highlightedTitleAlpha: Double = 0.2

    /// What is mixed over a pressed custom button's image and background image (R28).
    public static let highlightedImage = Shade(white: 0, alpha: 0.45)
    /// The weaker darkening of an open reimplementation (R28).
    public static let highlightedImageMild = Shade(white: 0, alpha: 65.0 / 255)
    /// What is mixed over a disabled custom button's image and background image (R28).
    public static let disabledImage = Shade(white: 1, alpha: 150.0 / 255)

    /// A disabled system button's title on a light background (R26).
    public static let disabledTitleLight = Shade(white: 0.52, alpha: 0.45)
    /// A disabled system button's title on a dark background (R26).
    public static let disabledTitleDark = Shade(white: 0.55, alpha: 0.45)

    /// The factor of a pressed configured button's fill and title alpha (R74).
    public static let configurationHighlightedAlpha: Double = 0.75
    /// A disabled configured button's fill (R74).
    public static let configurationDisabledFill = Shade(120, 120, 128, alpha: 0.12)
    /// A disabled configured button's title (R74).
    public static let configurationDisabledTitle = Shade(60, 60, 67, alpha: 0.298)
    /// A disabled configured button's fill on a dark background: UIKit's tertiarySystemFill there.
    public static let configurationDisabledFillDark = Shade(118, 118, 128, alpha: 0.24)
    /// A disabled configured button's title on a dark background: UIKit's tertiaryLabel there.
    public static let configurationDisabledTitleDark = Shade(235, 235, 245, alpha: 0.298)
    /// The alpha of the tint that fills a selected configured button (R74).
    public static let configurationSelectedTintAlpha: Double = 0.18
    /// The alpha of a gray configuration's fill on a light and on a dark background (R74).
    public static let configurationGrayFill = (light: 0.16, dark: 0.32)
    /// The alpha of a tinted configuration's fill on a light and on a dark background (R74).
    public static let configurationTintedFill = (light: 0.18, dark: 0.25)
}

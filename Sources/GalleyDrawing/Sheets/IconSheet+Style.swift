public import GalleyFonts
public import GalleyImage

extension IconSheet {
    /// How a sheet looks.
    public struct Style: Hashable, Sendable {
        /// The size of icons, in points per em: 4...1024.
        public var iconSize: Double
        /// How many pixels a point spans: 0.25...16.
        public var scale: Double
        /// How many cells a row has, or nil for as many as make a picture of some 1600 points.
        public var columns: Int?
        /// The colour of icons that have none of their own; nil for black, or white on a dark ground.
        public var color: Color?
        /// The colour behind everything.
        public var background: Color
        /// The face captions are set in, or nil for the package's own, which has ASCII alone.
        public var captionFace: FontFace?
        /// Whether each icon's advance and line are shown as a tile behind it.
        public var showsTiles: Bool

        /// Creates a look.
        public init(
            iconSize: Double = 48, scale: Double = 1, columns: Int? = nil, color: Color? = nil,
            background: Color = .white, captionFace: FontFace? = nil, showsTiles: Bool = true
        ) {
            self.iconSize = iconSize
            self.scale = scale
            self.columns = columns
            self.color = color
            self.background = background
            self.captionFace = captionFace
            self.showsTiles = showsTiles
        }

        func check() throws(DrawingError) {
            try DrawingError.check(iconSize, "icon size", within: 4...1_024)
            try DrawingError.check(scale, "scale", within: 0.25...16)
            if let columns {
                try DrawingError.check(
                    Double(columns), "number of columns",
                    within: 1...Double(Bitmap.maximumSide))
            }
        }
    }
}

/// The colours of a sheet, which stand out from its background.
struct SheetColors: Sendable {
    let background: Color
    let icon: Color
    let tile: Color
    let codePoint: Color
    let name: Color

    init(_ style: IconSheet.Style) {
        background = style.background
        // A background without opacity will mostly lie on a light page.
        let ground = style.background
        let lightness =
            (2_126 * Int(ground.red) + 7_152 * Int(ground.green) + 722 * Int(ground.blue)) / 10_000
        let isDark = ground.alpha >= 128 && lightness < 128
        func ink(_ alpha: UInt8) -> Color {
            let level: UInt8 = isDark ? 255 : 0
            return Color(red: level, green: level, blue: level, alpha: alpha)
        }
        icon = style.color ?? ink(255)
        tile = style.showsTiles ? ink(isDark ? 22 : 12) : .clear
        codePoint = ink(150)
        name = ink(222)
    }

    /// Whether all that is drawn in these colours is an opaque grey.
    var areGreys: Bool {
        background.alpha == 255
            && [background, icon].allSatisfy { $0.red == $0.green && $0.green == $0.blue }
    }
}

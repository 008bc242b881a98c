public import GalleyGeometry

/// The measured content of an item: what its extents are if constraints leave them open.
public struct ItemContent: Hashable, Sendable {
    /// The width of the content in points, or nil if it has none.
    public var width: Double?
    /// The height of the content in points, or nil if it has none.
    public var height: Double?
    /// The distance in points from the top edge down to the baseline of the first line.
    public var firstBaseline: Double
    /// The distance in points from the bottom edge up to the baseline of the last line.
    public var lastBaseline: Double
    /// How strongly the item refuses to be wider, and higher, than its content.
    public var hugging: AxisStrengths
    /// How strongly the item refuses to be narrower, and lower, than its content.
    public var compressionResistance: AxisStrengths

    /// Creates the content of a measured size.
    ///
    /// The strengths are those of UIKit's views: hugging 250, resistance to compression 750.
    public init(
        width: Double? = nil, height: Double? = nil, firstBaseline: Double = 0,
        lastBaseline: Double = 0, hugging: AxisStrengths = AxisStrengths(.weak),
        compressionResistance: AxisStrengths = AxisStrengths(.strong)
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.hugging = hugging
        self.compressionResistance = compressionResistance
    }

    /// Creates the content of a button's measured size in points.
    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// Nothing, as guides and plain views have.
    public static let none = ItemContent()

    /// Returns the content of a label, which hugs its text with 251 (layout reference R62).
    public static func label(
        _ size: Size, firstBaseline: Double = 0, lastBaseline: Double = 0
    ) -> ItemContent {
        ItemContent(
            width: size.width, height: size.height, firstBaseline: firstBaseline,
            lastBaseline: lastBaseline, hugging: AxisStrengths(.labelHugging))
    }

    func extent(on axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }

    /// Finds what is wrong with the content.
    func validate() throws(ConstraintError) {
        for (part, value) in [("content's width", width), ("content's height", height)] {
            guard let value else { continue }
            guard value >= 0, value <= ConstraintLimit.constant else {
                throw .badExtent(value, of: part)
            }
        }
        for value in [firstBaseline, lastBaseline] {
            guard abs(value) <= ConstraintLimit.constant else {
                throw .badExtent(value, of: "content's baseline")
            }
        }
    }
}

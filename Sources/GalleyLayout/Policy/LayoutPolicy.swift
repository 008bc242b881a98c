import GalleyGeometry

/// Answers to the questions that UIKit leaves open about a button's geometry.
///
/// Each property is one letter of the layout reference's section 5; the defaults are the ones it
/// proposes.
public struct LayoutPolicy: Hashable, Sendable {
    /// Which title width places the image of a title that is truncated (a, R14).
    public enum TruncatedTitleWidth: String, Hashable, Sendable, CaseIterable {
        /// The width the title is shown in.
        case insetClamped
        /// What the content rect leaves beside the image, whatever the title's own insets are.
        case contentClamped
        /// The width of the whole title.
        case natural
    }

    /// How wide a title's label is (c, R11).
    public enum LabelWidth: String, Hashable, Sendable, CaseIterable {
        /// The text's width up to the next pixel; all the width there is when it is truncated.
        case ceilToPixel
        /// The text's width up to the next whole point; all the width there is when it is truncated.
        case ceilToPoint
        /// The text's width up to the next pixel, also of what is left when it is truncated.
        case hugTruncated
    }

    /// How often an origin is rounded to the pixel grid (d, R10).
    public enum Rounding: String, Hashable, Sendable, CaseIterable {
        /// Once, after all insets.
        case single
        /// Without the item's own insets, and again after they have moved it.
        case double
    }

    /// Where the middle between two pixels goes at negative coordinates (e, R10).
    public enum NegativeHalf: String, Hashable, Sendable, CaseIterable {
        /// Towards positive infinity, as at positive coordinates.
        case up
        /// Away from the origin.
        case awayFromZero
    }

    /// Which rectangle a button asks for first (i, R1).
    public enum HookOrder: String, Hashable, Sendable, CaseIterable {
        /// The title's.
        case titleFirst
        /// The image's.
        case imageFirst
    }

    /// What becomes of content insets that are larger than the button (j, R2).
    public enum CrossingInsets: String, Hashable, Sendable, CaseIterable {
        /// The content rect shrinks to the middle between the crossed edges, on whole pixels.
        case collapse
        /// The content rect has a negative size.
        case plain
    }

    /// Which title width places the image of a title that is truncated (a).
    public var truncatedTitleWidth = TruncatedTitleWidth.insetClamped
    /// Whether a title is never higher than the rectangle it is aligned in (b, R6).
    public var clampTitleHeight = false
    /// How wide a title's label is (c).
    public var labelWidth = LabelWidth.ceilToPixel
    /// How often an origin is rounded (d).
    public var rounding = Rounding.single
    /// Where halves go at negative coordinates (e).
    public var negativeHalf = NegativeHalf.up
    /// The size in points of a custom button's font (f, R19): 18, or 15 on the newest system.
    public var defaultTitleSize = 18.0
    /// Which rectangle a button asks for first (i).
    public var hookOrder = HookOrder.titleFirst
    /// What becomes of content insets that are larger than the button (j).
    public var crossingInsets = CrossingInsets.collapse
    /// How frames that constraints give come to the pixel grid (k).
    public var snapping = FrameSnapping.edges
    /// Whether a title without image keeps 6 points to the top and bottom edge (m, R22).
    ///
    /// A button on which `sizeToFit` was ever called keeps the half of its 12 points of padding that
    /// lies between the title and the edge it is aligned to.
    public var keepSizeToFitPad = false
    /// How content insets enter a classic button's intrinsic size (R17, R23).
    public var intrinsicInsets = IntrinsicInsets.exact

    /// How content insets enter a classic button's intrinsic size.
    public enum IntrinsicInsets: String, Hashable, Sendable, CaseIterable {
        /// As they are; the size is never below zero (R17).
        case exact
        /// Each rounded to whole pixels, halves up; negative sizes stay (R23, iOS 26.1).
        case roundedToPixels
    }

    /// Creates a policy with the defaults that the layout reference proposes.
    public init() {}
}

extension LayoutPolicy {
    /// Returns the nearest grid line; ``negativeHalf`` says where halves go below zero.
    func rounded(_ value: Double, to grid: PixelGrid) -> Double {
        negativeHalf == .awayFromZero && value < 0
            ? grid.roundedHalfDown(value) : grid.rounded(value)
    }

    /// Returns the pixel position of something that stands at a base before its own insets move it.
    func rounded(_ value: Double, base: Double, to grid: PixelGrid) -> Double {
        switch rounding {
        case .single: rounded(value, to: grid)
        case .double: rounded(rounded(base, to: grid) + (value - base), to: grid)
        }
    }
}

extension PixelGrid {
    /// The grid whose pixels are points.
    static let wholePoints = PixelGrid(scale: 1)

    /// Returns the nearest grid line in points; halves go towards negative infinity.
    func roundedHalfDown(_ value: Double) -> Double { 0 - rounded(-value) }
}

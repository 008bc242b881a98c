public import GalleyGeometry

/// The layout of ZMButton: two labels, an icon and a title, one margin beside and between them.
///
/// The margins come from the measured sizes as they are, the labels' sizes from those rounded up to
/// whole pixels (layout reference R86). The group is centred on the placement axis, the labels are
/// centred across it. By default the gap is exact, the title shrinks before the icon does, and all
/// sizes count every part; ``seedCompatible`` brings ZMButton's own faults back:
/// - Labels never shrink: the group overflows on both sides, and in a button without extent it lies
///   around the origin.
/// - Above each other the labels keep their measured heights and their edges are rounded one by one.
/// - ``totalWidth(icon:title:)`` of labels above each other ignores the icon, and it uses the margin
///   that was in force when the button was made (``marginAtInit``).
/// - A missing part leaves its margin behind.
/// - The intrinsic height is that of an empty button (``emptyButtonHeight``).
public struct IconFontLayout: Hashable, Sendable {
    /// The side of the title on which the icon stands; ZMButton's default, "normal", is right.
    public var placement: Placement
    /// The distance in points between icon and title, and in the intrinsic size around them.
    public var margin: Double
    /// Whether ZMButton's faults are kept.
    public var seedCompatible: Bool
    /// The margin in points that ``totalWidth(icon:title:)`` uses if faults are kept.
    ///
    /// ZMButton computes its width when it is made, with a margin of 5, and not again before its
    /// title is set. Nil stands for a title set after ``margin``.
    public var marginAtInit: Double?
    /// The height in points of a button without one of its own if faults are kept.
    ///
    /// 34 is one line of UIButton's 18 pt font, rounded up, and 12 more; with the newest system's
    /// 15 pt font it is 30.
    public var emptyButtonHeight: Double

    /// Creates a layout; without arguments it is ZMButton's default without its faults.
    public init(
        placement: Placement = .right, margin: Double = 5, seedCompatible: Bool = false,
        marginAtInit: Double? = nil, emptyButtonHeight: Double = 34
    ) {
        self.placement = placement
        self.margin = margin
        self.seedCompatible = seedCompatible
        self.marginAtInit = marginAtInit
        self.emptyButtonHeight = emptyButtonHeight
    }

    /// Returns the distance in points from the left edge to a group of parts beside each other.
    ///
    /// Half of what the width leaves over; not below zero unless faults are kept.
    public func marginLeft(icon: Size?, title: Size?, width: Double) -> Double {
        outerMargin(icon: icon, title: title, along: .horizontal, room: width)
    }

    /// Returns the distance in points from the top edge to a group of parts above each other.
    ///
    /// Half of what the height leaves over; not below zero unless faults are kept.
    public func marginTop(icon: Size?, title: Size?, height: Double) -> Double {
        outerMargin(icon: icon, title: title, along: .vertical, room: height)
    }

    /// Returns the width in points that holds both parts, the gap and a margin on both sides.
    ///
    /// Beside each other the measured widths and three margins, above each other the larger width and
    /// two (layout reference 3.C.3); a part that is alone has two margins. The result is not rounded.
    public func totalWidth(icon: Size?, title: Size?) -> Double {
        let iconWidth = icon?.nonNegative.width ?? 0
        let titleWidth = title?.nonNegative.width ?? 0
        if seedCompatible {
            let margin = marginAtInit ?? margin
            return placement.axis == .horizontal
                ? titleWidth + iconWidth + 3 * margin : titleWidth + 2 * margin
        }
        let group =
            placement.axis == .horizontal
            ? iconWidth + gap(icon: icon, title: title) + titleWidth : max(iconWidth, titleWidth)
        return max(0, group + 2 * margin)
    }

    /// Returns the size in points, on the pixel grid, of a button that has none of its own.
    ///
    /// As wide as both labels with their margins, as high as the larger one beside each other, and
    /// with margins above each other (layout reference 3.C.12). If faults are kept, it is the total
    /// width and the height of an empty button.
    public func intrinsicSize(icon: Size?, title: Size?, grid: PixelGrid) -> Size {
        if seedCompatible {
            return Size(width: totalWidth(icon: icon, title: title), height: emptyButtonHeight)
        }
        let icon = icon.map { grid.ceiling($0.nonNegative) }
        let title = title.map { grid.ceiling($0.nonNegative) }
        let iconHeight = icon?.height ?? 0
        let titleHeight = title?.height ?? 0
        let height =
            placement.axis == .horizontal
            ? max(iconHeight, titleHeight)
            : max(0, iconHeight + gap(icon: icon, title: title) + titleHeight + 2 * margin)
        return grid.ceiling(Size(width: totalWidth(icon: icon, title: title), height: height))
    }

    /// The distance between the parts: the margin, unless a part is missing and faults aren't kept.
    func gap(icon: Size?, title: Size?) -> Double {
        seedCompatible || (icon != nil && title != nil) ? margin : 0
    }

    /// Half of what a room leaves over beside the measured extents and the gap.
    private func outerMargin(
        icon: Size?, title: Size?, along axis: LayoutAxis, room: Double
    ) -> Double {
        let group =
            (icon?.nonNegative.extent(on: axis) ?? 0) + gap(icon: icon, title: title)
            + (title?.nonNegative.extent(on: axis) ?? 0)
        let margin = (room - group) / 2
        return seedCompatible ? margin : max(0, margin)
    }
}

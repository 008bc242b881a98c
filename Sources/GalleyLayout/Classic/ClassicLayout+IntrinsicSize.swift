public import GalleyGeometry

extension ClassicLayout {
    /// Returns the size that `sizeToFit` and `sizeThatFits(_:)` give a button, in whole points.
    ///
    /// Image beside title with the content insets around them (layout reference R17). Without image
    /// and content insets, 12 points are added to the height and the width is at least 30 points.
    /// Title and image insets never count, and no size to fit in does either, so that a title of
    /// several lines counts as the line it was measured as (R21). A background image is a lower
    /// bound (R20).
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid.
    /// - Returns: The size in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func intrinsicSize(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> Size {
        try check(parts, context)
        return checkedIntrinsicSize(of: parts, grid: context.grid)
    }

    /// The intrinsic size of parts whose numbers have been looked at.
    func checkedIntrinsicSize(of parts: ButtonParts, grid: PixelGrid) -> Size {
        let image = parts.icon ?? .zero
        let title = titleExtent(of: parts, grid: grid)
        let isPadded = parts.icon == nil && contentEdgeInsets == .zero
        func total(_ extent: Double, _ first: Double, _ second: Double) -> Double {
            switch policy.intrinsicInsets {
            case .exact:
                max(0, PixelGrid.wholePoints.ceiling(extent + first + second))
            case .roundedToPixels:
                PixelGrid.wholePoints.ceiling(
                    extent + grid.rounded(first) + grid.rounded(second))
            }
        }
        let width = total(
            image.width + title.width, contentEdgeInsets.left, contentEdgeInsets.right)
        let height = total(
            max(image.height, title.height), contentEdgeInsets.top, contentEdgeInsets.bottom)
        var size = Size(width: width, height: height)
        if isPadded {
            size.width = max(Self.leastWidth, size.width)
            size.height += 2 * Self.titlePadding
        }
        if let background = parts.backgroundImage {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return size
    }

    /// Returns the intrinsic content size; an extent of zero is nil, which is no intrinsic metric.
    ///
    /// Auto Layout then takes the button as one without a width or height of its own (layout
    /// reference R23).
    ///
    /// - Parameters:
    ///   - parts: The measured parts.
    ///   - context: The pixel grid.
    /// - Returns: Width and height in points.
    /// - Throws: A `LayoutError` that names the element and the input at fault.
    public func intrinsicContentSize(
        of parts: ButtonParts, context: LayoutContext
    ) throws(LayoutError) -> (width: Double?, height: Double?) {
        let size = try intrinsicSize(of: parts, context: context)
        return (size.width == 0 ? nil : size.width, size.height == 0 ? nil : size.height)
    }

    /// The title label's natural size; a button without any item is as high as an empty line (R18).
    private func titleExtent(of parts: ButtonParts, grid: PixelGrid) -> Size {
        if let title = parts.title { return title.label(policy.labelWidth, grid: grid) }
        guard parts.icon == nil else { return .zero }
        let line = parts.titleLineHeight ?? policy.defaultTitleSize * Self.systemLineHeight
        return Size(width: 0, height: grid.ceiling(line))
    }
}

import GalleyGeometry

/// The tightly laid out image and text of a configured button, before it has a place (R66, R67).
struct ConfigurationBlock {
    /// The image's size; nil without an image.
    let icon: Size?
    /// The extent that the image takes on the placement axis.
    let slot: Double
    /// The title label's size; nil without a title.
    let title: Size?
    /// The subtitle label's size; nil without a subtitle.
    let subtitle: Size?
    /// The distance between image and text.
    let padding: Double
    /// The distance between title and subtitle.
    let titlePadding: Double
    let axis: LayoutAxis

    /// Shares a room, infinite on both axes for natural sizes.
    init(
        _ layout: ConfigurationLayout, parts: ButtonParts, room: Size, context: LayoutContext
    ) {
        let grid = context.grid
        let axis = layout.placement.axis
        self.axis = axis
        let rule = layout.policy.labelWidth
        let natural = layout.slotContent(of: parts, grid: grid)
        let hasText = parts.title != nil || parts.subtitle != nil
        let room = room.nonNegative
        let reserved = natural.map { max($0.extent(on: axis), layout.imageReservation) } ?? 0
        slot = min(reserved, room.extent(on: axis))
        icon = natural.map {
            Size(width: min($0.width, room.width), height: min($0.height, room.height))
        }
        var padding = natural != nil && hasText ? layout.imagePadding : 0
        if axis == .horizontal { padding = min(padding, max(0, room.width - slot)) }
        self.padding = padding

        let width = axis == .horizontal ? max(0, room.width - slot - padding) : room.width
        let whole = width.isFinite ? max(0, grid.floor(width)) : width
        title = parts.title?.label(rule, in: whole, grid: grid)
        subtitle = parts.subtitle?.label(.ceilToPixel, in: whole, grid: grid)
        titlePadding = title != nil && subtitle != nil ? layout.titlePadding : 0
    }

    /// The size of both lines of text.
    var text: Size {
        Size(
            width: max(title?.width ?? 0, subtitle?.width ?? 0),
            height: (title?.height ?? 0) + titlePadding + (subtitle?.height ?? 0))
    }

    var size: Size {
        let across = icon?.extent(on: axis.crossed) ?? 0
        switch axis {
        case .horizontal:
            return Size(width: slot + padding + text.width, height: max(across, text.height))
        case .vertical:
            return Size(width: max(across, text.width), height: slot + padding + text.height)
        }
    }
}

extension ConfigurationLayout {
    /// The size of what stands in the image's place: the activity indicator or the image (R72).
    func slotContent(of parts: ButtonParts, grid: PixelGrid) -> Size? {
        guard showsActivityIndicator else { return parts.icon }
        let line =
            parts.titleLineHeight ?? parts.title?.natural.height
            ?? buttonSize.titleSize * ClassicLayout.systemLineHeight
        let side = grid.ceiling(line)
        return Size(width: side, height: side)
    }
}

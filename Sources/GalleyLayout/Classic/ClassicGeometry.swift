import GalleyGeometry

/// The rectangles of a classic button's items in a content rect (layout reference R3 to R14).
struct ClassicGeometry {
    let layout: ClassicLayout
    let icon: Size?
    let title: TitleMeasure?
    let grid: PixelGrid
    let direction: LayoutDirection

    init(_ layout: ClassicLayout, parts: ButtonParts, context: LayoutContext) {
        self.layout = layout
        icon = parts.icon
        title = parts.title
        grid = context.grid
        direction = layout.forcedDirection ?? context.direction
    }

    private var horizontal: AxisAlignment {
        AxisAlignment(layout.horizontalAlignment, direction: direction)
    }

    private var vertical: AxisAlignment { AxisAlignment(layout.verticalAlignment) }

    private func imageRoom(in content: Rect) -> Rect { content.inset(by: layout.imageEdgeInsets) }

    private func titleRoom(in content: Rect) -> Rect { content.inset(by: layout.titleEdgeInsets) }

    /// The image's size, each axis on its own (R4); zero without an image.
    func imageSize(in content: Rect) -> Size {
        guard let icon else { return .zero }
        let room = imageRoom(in: content)
        return Size(
            width: min(icon.width, max(0, room.width)),
            height: min(icon.height, max(0, room.height)))
    }

    /// The title label's size beside the image (R5, R6, R11); zero without a title.
    func titleSize(in content: Rect) -> Size {
        let room = titleRoom(in: content)
        return titleSize(width: max(0, room.width - imageSize(in: content).width), room: room)
    }

    private func titleSize(width: Double, room: Rect) -> Size {
        guard let title else { return .zero }
        var size = title.label(layout.policy.labelWidth, in: width, grid: grid)
        if layout.policy.clampTitleHeight { size.height = min(size.height, max(0, room.height)) }
        return size
    }

    /// The title's width behind which, or before which, the image stands (R14).
    private func titleWidthBesideImage(in content: Rect) -> Double {
        guard let title else { return 0 }
        switch layout.policy.truncatedTitleWidth {
        case .insetClamped:
            return titleSize(in: content).width
        case .contentClamped:
            let room = max(0, content.width - imageSize(in: content).width)
            return title.label(layout.policy.labelWidth, in: room, grid: grid).width
        case .natural:
            return title.label(layout.policy.labelWidth, grid: grid).width
        }
    }

    /// The image's rectangle; its size may be negative where insets cross.
    func imageRect(in content: Rect) -> Rect {
        let room = imageRoom(in: content)
        let size = imageSize(in: content)
        let row: (Rect) -> AxisSpan
        if horizontal == .fill {
            let width = room.width * fillShares(in: content).image
            row = { AxisSpan(start: $0.minX, length: width) }
        } else {
            let beside = titleWidthBesideImage(in: content)
            let before = direction == .leftToRight ? 0 : beside
            row = { [horizontal] in
                let start = $0.span(on: .horizontal)
                    .origin(of: size.width + beside, aligned: horizontal)
                return AxisSpan(start: start + before, length: size.width)
            }
        }
        return placed(in: room, base: content, height: size.height, row: row)
    }

    /// The title's rectangle; its size may be negative where insets cross.
    func titleRect(in content: Rect) -> Rect {
        let room = titleRoom(in: content)
        let imageWidth = imageSize(in: content).width
        var size = titleSize(in: content)
        let row: (Rect) -> AxisSpan
        if horizontal == .fill {
            let width = room.width * fillShares(in: content).title
            size.height = titleSize(width: max(0, width), room: room).height
            row = { AxisSpan(start: $0.maxX - width, length: width) }
        } else {
            let before = direction == .leftToRight ? imageWidth : 0
            row = { [horizontal, size] in
                let start = $0.span(on: .horizontal)
                    .origin(of: imageWidth + size.width, aligned: horizontal)
                return AxisSpan(start: start + before, length: size.width)
            }
        }
        var rect = placed(in: room, base: content, height: size.height, row: row)
        if keepsPad {
            switch vertical {
            case .start: rect.origin.y += ClassicLayout.titlePadding
            case .end: rect.origin.y -= ClassicLayout.titlePadding
            case .center, .fill: break
            }
        }
        return rect
    }

    /// Whether a title keeps its distance from the edge it is aligned to (R22).
    private var keepsPad: Bool {
        layout.policy.keepSizeToFitPad && icon == nil && layout.contentEdgeInsets == .zero
    }

    /// The parts of their rectangles' widths that image and title fill (R9).
    private func fillShares(in content: Rect) -> (image: Double, title: Double) {
        let image = icon.map { min($0.width, imageRoom(in: content).width) } ?? 0
        let natural = title?.label(layout.policy.labelWidth, grid: grid).width ?? 0
        let text = max(0, min(natural, titleRoom(in: content).width))
        let whole = image + text == 0 ? 1 : image + text
        return (image / whole, text / whole)
    }

    /// Aligns an item on both axes and rounds its origin (R7, R8, R10).
    private func placed(
        in room: Rect, base: Rect, height: Double, row: (Rect) -> AxisSpan
    ) -> Rect {
        let across = row(room)
        func column(_ rect: Rect) -> AxisSpan {
            let span = rect.span(on: .vertical)
            if vertical == .fill { return span }
            return AxisSpan(start: span.origin(of: height, aligned: vertical), length: height)
        }
        let down = column(room)
        let policy = layout.policy
        return Rect(
            x: policy.rounded(across.start, base: row(base).start, to: grid),
            y: policy.rounded(down.start, base: column(base).start, to: grid),
            width: across.length, height: down.length)
    }
}

extension Rect {
    /// The same area with a size that is not negative.
    var standardized: Rect {
        var rect = self
        if width < 0 {
            rect.origin.x += width
            rect.size.width = -width
        }
        if height < 0 {
            rect.origin.y += height
            rect.size.height = -height
        }
        return rect
    }
}

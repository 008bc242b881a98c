import GalleyGeometry

extension SwappedLayout {
    /// Rectangle rules that keep the first rectangles they see and exchange those (R84).
    ///
    /// Each rule asks the class above as long as it keeps no rectangle of its own, and exchanges
    /// only when both are kept. On the first pass the rule asked first finds nothing kept of the
    /// other item, so it leaves its item in place and only the other one moves (D1, D2).
    func rectOverridden(
        _ parts: ButtonParts, _ bounds: Size, _ context: LayoutContext
    ) throws(LayoutError) -> Swap {
        var layout = classic
        layout.imageEdgeInsets.right += gap(of: parts)
        var frames = try layout.checkedFrames(of: parts, in: bounds, context: context)
        var swap = Swap(frames: frames)
        guard let icon = frames.icon, let title = frames.title else { return swap }

        var kept = KeptSizes(icon: earlier.icon, title: earlier.title)
        for _ in 0..<pass.rawValue {
            frames.icon = icon
            frames.title = title
            for part in policy.hookOrder.parts {
                kept.keep(part, icon: icon.size, title: title.size)
                guard let exchanged = kept.exchanged(in: frames.content, under: layout) else {
                    continue
                }
                switch part {
                case .icon: frames.icon = exchanged.icon
                default: frames.title = exchanged.title
                }
            }
        }
        swap.frames = frames
        guard let keptIcon = kept.icon, let keptTitle = kept.title else { return swap }
        swap.isPartial = frames.icon == icon || frames.title == title
        swap.faults = staleness(
            of: parts, used: (keptIcon, keptTitle), now: (icon.size, title.size), context)
        if !swap.isPartial, let anchored = anchoring(frames, context: context) {
            swap.faults.append(anchored)
        }
        return swap
    }

    /// How far the items are from where their alignment would put them as a group.
    private func anchoring(_ frames: ButtonFrames, context: LayoutContext) -> LayoutDiagnostic? {
        guard let icon = frames.icon, let title = frames.title else { return nil }
        let group = icon.union(title)
        func distance(_ axis: LayoutAxis, _ alignment: AxisAlignment) -> Double {
            let span = group.span(on: axis)
            let wanted = frames.content.span(on: axis)
                .origin(of: span.length, aligned: alignment)
            return wanted - span.start
        }
        let x = distance(
            .horizontal, AxisAlignment(horizontalAlignment, direction: context.direction))
        let y = distance(.vertical, AxisAlignment(verticalAlignment))
        // Half a pixel is what rounding takes.
        let noise = context.grid.hairline / 2 + context.grid.hairline / 1024
        return abs(x) > noise || abs(y) > noise ? .topLeftAnchored(x: x, y: y) : nil
    }
}

/// The sizes that the overriding class keeps for ever; nil as long as it saw none with an area.
private struct KeptSizes {
    private(set) var icon: Size?
    private(set) var title: Size?

    init(icon: Size?, title: Size?) {
        self.icon = Self.filled(icon)
        self.title = Self.filled(title)
    }

    /// An empty rectangle counts as one that was never set.
    private static func filled(_ size: Size?) -> Size? {
        guard let size, size.width > 0, size.height > 0 else { return nil }
        return size
    }

    mutating func keep(_ part: LayoutPart, icon: Size, title: Size) {
        switch part {
        case .icon: self.icon = self.icon ?? Self.filled(icon)
        default: self.title = self.title ?? Self.filled(title)
        }
    }

    /// The exchanged rectangles, which start at the content rect's top left corner.
    func exchanged(
        in content: Rect, under layout: ClassicLayout
    ) -> (icon: Rect, title: Rect)? {
        guard let icon, let title else { return nil }
        let height = max(icon.height, title.height)
        func place(_ size: Size, at x: Double) -> Rect {
            Rect(
                x: content.minX + x, y: content.minY + (height - size.height) / 2,
                width: size.width, height: size.height)
        }
        return (
            place(icon, at: title.width + layout.imageEdgeInsets.right),
            place(title, at: layout.titleEdgeInsets.right)
        )
    }
}

extension LayoutPolicy.HookOrder {
    /// The items in the order in which their rules are asked.
    fileprivate var parts: [LayoutPart] {
        switch self {
        case .titleFirst: [.title, .icon]
        case .imageFirst: [.icon, .title]
        }
    }
}

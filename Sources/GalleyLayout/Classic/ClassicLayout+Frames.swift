public import GalleyGeometry

extension ClassicLayout: LayoutRules {
    /// Lays out image and title as one pass of UIButton does (layout reference R1).
    ///
    /// - Parameters:
    ///   - parts: The measured parts; a subtitle has no place in a classic button.
    ///   - bounds: The button's size in points.
    ///   - context: The pixel grid, and the direction unless one is forced.
    /// - Returns: The frames, in points from the button's top left.
    /// - Throws: A `LayoutError` that names the element and the input at fault, or the hook that
    ///   returned it.
    public func frames(
        of parts: ButtonParts, in bounds: Size, context: LayoutContext
    ) throws(LayoutError) -> ButtonFrames {
        try check(parts, context)
        try InputCheck.size(bounds, .bounds)
        return try checkedFrames(of: parts, in: bounds, context: context)
    }

    /// Lays out parts whose numbers have been looked at; only what hooks return is not known yet.
    func checkedFrames(
        of parts: ButtonParts, in bounds: Size, context: LayoutContext
    ) throws(LayoutError) -> ButtonFrames {
        let whole = Rect(origin: .zero, size: bounds)
        let background = hooks.backgroundRect?(whole) { $0 } ?? whole
        let content = contentRect(forBounds: whole, grid: context.grid)
        if hooks.backgroundRect != nil {
            try InputCheck.rect(background, .backgroundImage, "backgroundRect")
        }
        if hooks.contentRect != nil {
            try InputCheck.rect(content.rect, .content, "contentRect")
        }

        let geometry = ClassicGeometry(self, parts: parts, context: context)
        func image() -> Rect? {
            guard parts.icon != nil else { return nil }
            return hooks.imageRect?(content.rect, geometry.imageRect)
                ?? geometry.imageRect(in: content.rect)
        }
        func title() -> Rect? {
            guard parts.title != nil else { return nil }
            return hooks.titleRect?(content.rect, geometry.titleRect)
                ?? geometry.titleRect(in: content.rect)
        }
        var frames = ButtonFrames(
            content: content.rect,
            insets: ButtonInsets(
                content: contentEdgeInsets, icon: imageEdgeInsets, title: titleEdgeInsets),
            background: background)
        // The order matters to hooks that share something.
        switch policy.hookOrder {
        case .titleFirst:
            frames.title = title()
            frames.icon = image()
        case .imageFirst:
            frames.icon = image()
            frames.title = title()
        }
        if hooks.imageRect != nil { try InputCheck.rect(frames.icon, .icon, "imageRect") }
        if hooks.titleRect != nil { try InputCheck.rect(frames.title, .title, "titleRect") }
        frames.icon = frames.icon?.standardized
        frames.title = frames.title?.standardized
        frames.gap = frames.visualGap
        frames.diagnostics =
            content.crossedAxes.map(LayoutDiagnostic.insetsCrossed)
            + inspect(frames, parts: parts, spacing: nil, bounds: bounds, grid: context.grid)
        return frames
    }

    /// Compares frames with the measured parts.
    func inspect(
        _ frames: ButtonFrames, parts: ButtonParts, spacing: Double?, bounds: Size,
        grid: PixelGrid
    ) -> [LayoutDiagnostic] {
        // A title that breaks into lines is whole in whatever width it gets.
        let title = parts.title.map { title in
            title.wraps && title.fitting != nil
                ? title.label(policy.labelWidth, in: frames.title?.width ?? 0, grid: grid)
                : title.natural
        }
        return LayoutDiagnostic.inspect(
            frames, icon: parts.icon, title: title, spacing: spacing, bounds: bounds, grid: grid)
    }

    /// The content rect: the hook's, or the bounds inset (layout reference R2).
    private func contentRect(forBounds bounds: Rect, grid: PixelGrid) -> ContentRect {
        func inherited(_ bounds: Rect) -> ContentRect {
            ContentRect(
                bounds: bounds, insets: contentEdgeInsets, grid: grid,
                crossing: policy.crossingInsets)
        }
        guard let hook = hooks.contentRect else { return inherited(bounds) }
        return ContentRect(rect: hook(bounds) { inherited($0).rect }, crossedAxes: [])
    }

    /// Looks at all numbers of the layout and its input.
    func check(_ parts: ButtonParts, _ context: LayoutContext) throws(LayoutError) {
        try InputCheck.parts(parts, context)
        try InputCheck.insets(contentEdgeInsets, .content, "contentEdgeInsets")
        try InputCheck.insets(titleEdgeInsets, .title, "titleEdgeInsets")
        try InputCheck.insets(imageEdgeInsets, .icon, "imageEdgeInsets")
        try InputCheck.extent(policy.defaultTitleSize, .layout, "policy.defaultTitleSize")
    }
}

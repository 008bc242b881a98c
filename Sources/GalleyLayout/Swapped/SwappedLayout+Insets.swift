import GalleyGeometry

extension SwappedLayout {
    /// Insets made once, from earlier sizes or from those the button shows without insets (R85).
    func insetOnce(
        _ parts: ButtonParts, _ bounds: Size, _ context: LayoutContext
    ) throws(LayoutError) -> Swap {
        var bare = classic
        bare.titleEdgeInsets = .zero
        bare.imageEdgeInsets = .zero
        let shown = bare.shownSizes(of: parts, in: bounds, context: context)
        let used = (icon: earlier.icon ?? shown.icon, title: earlier.title ?? shown.title)
        let layout = bare.exchanged(used, spacing: gap(of: parts))
        return Swap(
            frames: try layout.checkedFrames(of: parts, in: bounds, context: context),
            faults: overwrittenInsets + staleness(of: parts, used: used, now: shown, context))
    }

    /// Insets made after a layout pass act in the next one (layout reference 3.B.3).
    ///
    /// The first pass shows the order without insets, or with those from earlier sizes.
    func insetOnLayout(
        _ parts: ButtonParts, _ bounds: Size, _ context: LayoutContext
    ) throws(LayoutError) -> Swap {
        var layout = classic
        layout.titleEdgeInsets = .zero
        layout.imageEdgeInsets = .zero
        let shown = layout.shownSizes(of: parts, in: bounds, context: context)
        var faults = overwrittenInsets
        if earlier.icon != nil || earlier.title != nil {
            let used = (icon: earlier.icon ?? shown.icon, title: earlier.title ?? shown.title)
            layout = layout.exchanged(used, spacing: gap(of: parts))
            if pass == .first {
                faults += staleness(of: parts, used: used, now: shown, context)
            }
        }
        if pass == .second {
            let first = layout.shownSizes(of: parts, in: bounds, context: context)
            layout = layout.exchanged(first, spacing: gap(of: parts))
        }
        return Swap(
            frames: try layout.checkedFrames(of: parts, in: bounds, context: context),
            faults: faults)
    }

    /// The parts whose sizes are not those that were used.
    func staleness(
        of parts: ButtonParts, used: (icon: Size, title: Size), now: (icon: Size, title: Size),
        _ context: LayoutContext
    ) -> [LayoutDiagnostic] {
        let noise = context.grid.hairline / 1024
        func differs(_ one: Size, _ other: Size) -> Bool {
            abs(one.width - other.width) > noise || abs(one.height - other.height) > noise
        }
        var found: [LayoutDiagnostic] = []
        if parts.icon != nil, differs(used.icon, now.icon) {
            found.append(.stale(.icon, used: used.icon, current: now.icon))
        }
        if parts.title != nil, differs(used.title, now.title) {
            found.append(.stale(.title, used: used.title, current: now.title))
        }
        return found
    }
}

extension ClassicLayout {
    /// The sizes of image view and title label, as they are unless they fill the width.
    fileprivate func shownSizes(
        of parts: ButtonParts, in bounds: Size, context: LayoutContext
    ) -> (icon: Size, title: Size) {
        let content = ContentRect(
            bounds: bounds, insets: contentEdgeInsets, grid: context.grid,
            crossing: policy.crossingInsets
        ).rect
        let geometry = ClassicGeometry(self, parts: parts, context: context)
        return (geometry.imageSize(in: content), geometry.titleSize(in: content))
    }

    /// Returns the layout with the insets that exchange items of these sizes.
    fileprivate func exchanged(
        _ sizes: (icon: Size, title: Size), spacing: Double
    ) -> ClassicLayout {
        var layout = self
        (layout.imageEdgeInsets, layout.titleEdgeInsets) = CategoryInsets.insets(
            .right, icon: sizes.icon, title: sizes.title, across: spacing, down: 0)
        return layout
    }
}

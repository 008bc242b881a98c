import GalleyLayout

extension LayoutOptions {
    /// The keys that are given, each with the layouts that look at it, in a fixed order.
    var given: [(key: String, layouts: [ButtonLayout])] {
        // As most buttons do.
        if self == LayoutOptions() { return [] }
        let classic: [ButtonLayout] = [.classic, .edgeInsets, .swapped]
        let ownInsets: [ButtonLayout] = [.classic, .swapped]
        let keys: [(key: String, isGiven: Bool, layouts: [ButtonLayout])] = [
            ("contentEdgeInsets", contentEdgeInsets != nil, classic),
            ("titleEdgeInsets", titleEdgeInsets != nil, ownInsets),
            ("imageEdgeInsets", imageEdgeInsets != nil, ownInsets),
            ("insetStyle", insetStyle != nil, [.edgeInsets]),
            ("imageTitleSpace", imageTitleSpace != nil, [.edgeInsets]),
            ("compensatesContentInsets", compensatesContentInsets != nil, [.edgeInsets]),
            ("calledBeforeLayout", calledBeforeLayout != nil, [.edgeInsets]),
            ("strategy", strategy != nil, [.swapped]),
            ("pass", pass != nil, [.swapped]),
            ("earlier", earlier != nil, [.swapped]),
            ("imagePadding", imagePadding != nil, [.configuration]),
            ("titlePadding", titlePadding != nil, [.configuration]),
            ("titleAlignment", titleAlignment != nil, [.configuration]),
            ("buttonSize", buttonSize != nil, [.configuration]),
            ("cornerStyle", cornerStyle != nil, [.configuration]),
            ("showsActivityIndicator", showsActivityIndicator != nil, [.stack, .configuration]),
            ("imageReservation", imageReservation != nil, [.configuration]),
            ("crossAlignment", crossAlignment != nil, [.stack]),
            ("adjustsImageWhenHighlighted", adjustsImageWhenHighlighted != nil, classic),
            ("adjustsImageWhenDisabled", adjustsImageWhenDisabled != nil, classic),
            ("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth != nil, classic),
            ("minimumScaleFactor", minimumScaleFactor != nil, classic),
        ]
        return keys.filter(\.isGiven).map { ($0.key, $0.layouts) }
    }

    /// The given inputs of a classic button, which a configuration ignores (R16b).
    var legacyInputs: Set<LayoutInput> { Set(given.compactMap { LayoutInput(rawValue: $0.key) }) }
}

extension IconButton {
    /// What is given and has no effect under the button's layout.
    ///
    /// A configuration names the inputs of a classic button itself, with what to use instead.
    var ignoredKeys: [(key: String, layouts: [ButtonLayout])] {
        var keys = options.given
        if subtitle != nil { keys.append(("subtitle", [.configuration])) }
        if placement != .leading {
            keys.append(("placement", [.stack, .iconFont, .configuration, .edgeInsets]))
        }
        if contentInsets != nil {
            keys.append(("contentInsets", ButtonLayout.allCases.filter { $0 != .iconFont }))
        }
        return keys.filter { key, layouts in
            !layouts.contains(layout)
                && !(layout == .configuration && LayoutInput(rawValue: key) != nil)
        }
    }
}

extension TextLayout {
    /// What a shrunken text may become where its smallest scale is 0 (layout reference R38, 5h).
    public enum MinimumScaleZero: String, Hashable, Sendable, CaseIterable {
        /// As small as it must.
        case unbounded
        /// No smaller than it is, as Apple's documentation has it.
        case none
    }

    /// Sets a text on one line, smaller where it is wider than a width: UILabel's
    /// `adjustsFontSizeToFitWidth`.
    ///
    /// Lengths grow with the size, so that the scale is the width's share, exact, and not found by
    /// trying. At the smallest scale the line break mode decides; a mode that wraps never shrinks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The room for its line.
    ///   - minimumScale: The smallest scale, 0 to 1.
    ///   - zero: What a smallest scale of 0 means.
    ///   - paragraph: How the line breaks and stands.
    /// - Returns: The layout, and the scale of its sizes.
    /// - Throws: ``TextError``, as setting the text does.
    public static func fitting(
        _ text: AttributedText, width: Double, minimumScale: Double,
        zero: MinimumScaleZero = .unbounded, paragraph: ParagraphStyle = ParagraphStyle()
    ) throws(TextError) -> (layout: TextLayout, scale: Double) {
        guard minimumScale >= 0, minimumScale <= 1 else {
            throw .numberOutOfRange("minimum scale", minimumScale)
        }
        let natural = try TextLayout(text, paragraph: paragraph)
        var scale = 1.0
        if paragraph.lineBreakMode.shrinks, natural.width > width, natural.width > 0 {
            let least = minimumScale == 0 && zero == .none ? 1 : minimumScale
            scale = max(least, width / natural.width)
        }
        let bounds = TextBounds(width: width, numberOfLines: 1)
        guard scale > 0 else {
            return (try TextLayout(text, paragraph: paragraph, bounds: bounds), 1)
        }
        let scaled = try TextLayout(text.scaled(by: scale), paragraph: paragraph, bounds: bounds)
        return (scaled, scale)
    }
}

extension LineBreakMode {
    /// Whether a line of the mode may be set smaller to fit.
    fileprivate var shrinks: Bool { truncates || self == .byClipping }
}

extension AttributedText {
    /// The same text with every size and distance multiplied.
    fileprivate func scaled(by factor: Double) -> AttributedText {
        AttributedText(
            fragments.map { fragment in
                var scaled = fragment
                scaled.style.size *= factor
                scaled.style.letterSpacing *= factor
                scaled.style.baselineOffset *= factor
                return scaled
            })
    }
}

public import GalleyGeometry

extension String {
    /// Measures the text in a style, broken into lines as a mode says.
    ///
    /// It takes the place of YYKit's `sizeForFont:size:mode:`: the fractional width of the widest
    /// line and height of all lines, not rounded (layout reference R41). Trailing spaces count.
    ///
    /// - Parameters:
    ///   - style: The fonts and the size.
    ///   - bounds: The width to break at, and the height beyond which lines are not counted; an
    ///     extent of infinity, or none, is no limit.
    ///   - mode: What happens where the text is wider.
    /// - Returns: The size in the unit of the style's size.
    /// - Throws: ``TextError``, as setting the text does.
    public func size(
        for style: TextStyle, constrainedTo bounds: Size, mode: LineBreakMode = .byWordWrapping
    ) throws(TextError) -> Size {
        func limit(_ extent: Double) -> Double? { extent == .infinity ? nil : extent }
        let layout = try TextLayout(
            self, style: style, paragraph: ParagraphStyle(lineBreakMode: mode),
            bounds: TextBounds(
                width: limit(bounds.width), height: limit(bounds.height),
                numberOfLines: mode.truncates ? 1 : 0))
        return layout.size
    }
}

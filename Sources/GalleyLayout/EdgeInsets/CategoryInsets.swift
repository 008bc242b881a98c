import GalleyGeometry

/// The insets that the MK and ZL categories set (layout reference R77 to R80).
enum CategoryInsets {
    /// Returns the image's and the title's insets.
    ///
    /// - Parameters:
    ///   - style: The side of the title on which the image stands.
    ///   - icon: The size of the image view at the time of the call.
    ///   - title: The title label's natural size.
    ///   - across: The whole shift on the horizontal axis; each item moves by half of it.
    ///   - down: The inset beyond the partner's height on the vertical axis.
    /// - Returns: The insets.
    static func insets(
        _ style: InsetStyle, icon: Size, title: Size, across: Double, down: Double
    ) -> (icon: EdgeInsets, title: EdgeInsets) {
        let half = across / 2
        switch style {
        case .top:
            return (
                EdgeInsets(top: -title.height - down, left: 0, bottom: 0, right: -title.width),
                EdgeInsets(top: 0, left: -icon.width, bottom: -icon.height - down, right: 0)
            )
        case .bottom:
            return (
                EdgeInsets(top: 0, left: 0, bottom: -title.height - down, right: -title.width),
                EdgeInsets(top: -icon.height - down, left: -icon.width, bottom: 0, right: 0)
            )
        case .left:
            return (
                EdgeInsets(top: 0, left: -half, bottom: 0, right: half),
                EdgeInsets(top: 0, left: half, bottom: 0, right: -half)
            )
        case .right:
            return (
                EdgeInsets(top: 0, left: title.width + half, bottom: 0, right: -title.width - half),
                EdgeInsets(top: 0, left: -icon.width - half, bottom: 0, right: icon.width + half)
            )
        }
    }
}

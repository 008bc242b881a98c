import GalleyGeometry

/// The one place that looks at the numbers of a layout before they are used.
enum InputCheck {
    static func scale(_ scale: Double) throws(LayoutError) {
        // NaN is in no range.
        guard LayoutError.scales.contains(scale) else { throw .badScale(scale) }
    }

    /// A distance in either direction.
    static func length(
        _ value: Double, _ element: LayoutElement, _ input: @autoclosure () -> String
    ) throws(LayoutError) {
        if value.isNaN { throw .notANumber(element, input: input()) }
        if value.isInfinite { throw .infinite(element, input: input()) }
        if abs(value) > LayoutError.limit {
            throw .outOfRange(element, input: input(), value: value)
        }
    }

    /// A length that is not below zero.
    static func extent(
        _ value: Double, _ element: LayoutElement, _ input: @autoclosure () -> String
    ) throws(LayoutError) {
        try length(value, element, input())
        if value < 0 { throw .negative(element, input: input(), value: value) }
    }

    static func size(
        _ size: Size?, _ element: LayoutElement, in owner: String? = nil
    ) throws(LayoutError) {
        guard let size else { return }
        func input(_ side: String) -> String { owner.map { "\($0).\(side)" } ?? side }
        try extent(size.width, element, input("width"))
        try extent(size.height, element, input("height"))
    }

    static func insets(
        _ insets: EdgeInsets, _ element: LayoutElement, _ input: String
    ) throws(LayoutError) {
        try length(insets.top, element, "\(input).top")
        try length(insets.left, element, "\(input).left")
        try length(insets.bottom, element, "\(input).bottom")
        try length(insets.right, element, "\(input).right")
    }

    /// A rectangle that a hook returned.
    static func rect(
        _ rect: Rect?, _ element: LayoutElement, _ input: String
    ) throws(LayoutError) {
        guard let rect else { return }
        try length(rect.minX, element, "\(input).x")
        try length(rect.minY, element, "\(input).y")
        try length(rect.width, element, "\(input).width")
        try length(rect.height, element, "\(input).height")
    }

    static func parts(_ parts: ButtonParts, _ context: LayoutContext) throws(LayoutError) {
        try scale(context.grid.scale)
        try size(parts.icon, .icon)
        try size(parts.title?.natural, .title)
        try size(parts.subtitle?.natural, .subtitle)
        try size(parts.backgroundImage, .backgroundImage)
        if let height = parts.titleLineHeight { try extent(height, .title, "line height") }
    }
}

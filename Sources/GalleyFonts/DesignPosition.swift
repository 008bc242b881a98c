/// A place in a face's design space: a value for every axis, within the axis.
struct DesignPosition: Hashable, Sendable {
    /// One setting for each axis, in the axes' order.
    let variations: [FontVariation]
    /// The settings that were beyond the ends of their axes, in the axes' order.
    let clamped: [ClampedVariation]

    /// Places settings on the axes of the face of a path; an axis that is not set is at its default.
    init(
        _ settings: [FontVariation], on axes: [VariationAxis], path: String
    ) throws(FontError) {
        for setting in settings {
            guard axes.contains(where: { $0.tag == setting.axis }) else {
                throw .unknownAxis(setting.axis, path: path, known: axes.map(\.tag))
            }
            guard setting.value.isFinite else {
                throw .axisValueNotFinite(setting.axis, path: path)
            }
        }
        var variations: [FontVariation] = []
        var clamped: [ClampedVariation] = []
        for axis in axes {
            let requested =
                settings.last { $0.axis == axis.tag }?.value ?? axis.defaultValue
            let used = axis.clamped(requested)
            variations.append(FontVariation(axis: axis.tag, value: used))
            if used != requested {
                clamped.append(
                    ClampedVariation(axis: axis.tag, requested: requested, used: used))
            }
        }
        self.variations = variations
        self.clamped = clamped
    }
}

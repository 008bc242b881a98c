/// A place in a face's design space: a value for every axis, within the axis.
struct DesignPosition: Hashable, Sendable {
    /// One setting for each axis, in the axes' order.
    let variations: [FontVariation]
    /// The settings that were beyond the ends of their axes, in the axes' order.
    let clamped: [ClampedVariation]

    /// Places settings on the axes of the face of a path; the instances are read if one is named.
    init(
        _ settings: DesignSettings, on axes: [VariationAxis],
        instances: () -> [NamedInstance], path: String
    ) throws(FontError) {
        for setting in settings.variations where !axes.contains(where: { $0.tag == setting.axis }) {
            throw .unknownAxis(setting.axis, path: path, known: axes.map(\.tag))
        }
        let asked = settings.variations + settings.optional
        if let setting = asked.first(where: { !$0.value.isFinite }) {
            throw .axisValueNotFinite(setting.axis, path: path)
        }
        if let size = settings.opticalSize, !size.isFinite {
            throw .axisValueNotFinite(VariationAxis.opticalSize, path: path)
        }
        let instance = try settings.instance.map { name throws(FontError) in
            try Self.instance(name, among: instances(), path: path)
        }
        var variations: [FontVariation] = []
        var clamped: [ClampedVariation] = []
        for axis in axes {
            let own = instance?.value(of: axis) ?? axis.defaultValue
            var used = own
            if let requested = asked.last(where: { $0.axis == axis.tag })?.value {
                used = axis.clamped(requested)
                if used != requested {
                    clamped.append(
                        ClampedVariation(axis: axis.tag, requested: requested, used: used))
                }
            } else if axis.tag == VariationAxis.opticalSize, own == axis.defaultValue,
                let size = settings.opticalSize
            {
                used = axis.clamped(size)
            }
            variations.append(FontVariation(axis: axis.tag, value: used))
        }
        self.variations = variations
        self.clamped = clamped
    }

    /// Finds a named instance; upper and lower case are told apart.
    static func instance(
        _ name: String, among instances: [NamedInstance], path: String
    ) throws(FontError) -> NamedInstance {
        if let instance = instances.first(where: { $0.name == name }) { return instance }
        throw .unknownInstance(name, path: path, known: instances.map(\.name))
    }

    /// Whether every axis is at its default.
    func isDefault(on axes: [VariationAxis]) -> Bool {
        zip(axes, variations).allSatisfy { $0.defaultValue == $1.value }
    }
}

extension NamedInstance {
    /// The place on an axis, within the axis; nil where the font gives none.
    fileprivate func value(of axis: VariationAxis) -> Double? {
        variations.last { $0.axis == axis.tag }.map { axis.clamped($0.value) }
    }
}

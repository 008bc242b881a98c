/// The file name of a picture: `<name>[~axis=value,…][@2x].png`.
///
/// Values at their default and scale 1 are left out, and axes stand in the order of ``Axis``, so a
/// picture has exactly one name.
public struct ImageName: Hashable, Sendable, CustomStringConvertible {
    /// What pictures of one button or screen can differ in besides the scale.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
        /// The button's state, such as `disabled` or `highlighted+selected`; `normal` by default.
        case state
        /// The appearance, `dark` or by default `light`.
        case appearance
        /// The layout direction, `rtl` or by default `ltr`.
        case direction
        /// The locale as a BCP 47 tag.
        case locale
        /// The size category or the extent.
        case size

        /// The value that is left out of names.
        public var defaultValue: String? {
            switch self {
            case .state: "normal"
            case .appearance: "light"
            case .direction: "ltr"
            case .locale, .size: nil
            }
        }
    }

    /// The name of the button or screen.
    public var name: String
    /// The picture's values; an axis without one is at its default.
    public var values: [Axis: String]
    /// The scale in pixels per point.
    public var scale: Int

    /// Creates the name of one picture.
    public init(_ name: String, values: [Axis: String] = [:], scale: Int = 1) {
        self.name = name
        self.values = values
        self.scale = scale
    }

    /// The values that are not at their default, in the order of the name.
    public var variant: [(axis: Axis, value: String)] {
        Axis.allCases.compactMap { axis in
            guard let value = values[axis], value != axis.defaultValue else { return nil }
            return (axis, value)
        }
    }

    /// The file name.
    public var description: String {
        let parts = variant.map { "\($0.axis)=\($0.value)" }
        let suffix = parts.isEmpty ? "" : "~" + parts.joined(separator: ",")
        return name + suffix + (scale == 1 ? "" : "@\(scale)x") + ".png"
    }
}

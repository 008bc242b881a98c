import GalleyGeometry
import GalleyLayout

/// Looks at the numbers that no layout sees; those of the layouts are checked there.
enum InputCheck {
    /// Checks a button's frame on a screen, and what its background and border are drawn with.
    static func check(_ button: IconButton, frame: Rect?) throws(ButtonsError) {
        if let frame {
            try length(frame.minX, "x", of: button)
            try length(frame.minY, "y", of: button)
        }
        if case .radii(let radii)? = button.cornerRadius {
            for radius in [
                radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft,
            ] { try extent(radius, "cornerRadius", of: button) }
        }
        try check(button.effects, of: button)
        if let factor = button.options.minimumScaleFactor {
            try extent(factor, "minimumScaleFactor", of: button)
        }
        if case .points(let width)? = button.border?.width {
            try extent(width, "border.width", of: button)
        }
    }

    private static func check(
        _ effects: ButtonEffects, of button: IconButton
    ) throws(ButtonsError) {
        if let opacity = effects.opacity { try fraction(opacity, "opacity", of: button) }
        if let badge = effects.badge {
            try length(badge.offset?.x ?? 0, "badge.offset", of: button)
            try length(badge.offset?.y ?? 0, "badge.offset", of: button)
        }
        guard let shadow = effects.shadow else { return }
        try extent(shadow.radius ?? 0, "shadow.radius", of: button)
        try fraction(shadow.opacity ?? 1, "shadow.opacity", of: button)
        try length(shadow.spread ?? 0, "shadow.spread", of: button)
        try length(shadow.offset?.x ?? 0, "shadow.offset", of: button)
        try length(shadow.offset?.y ?? 0, "shadow.offset", of: button)
    }

    private static func fraction(
        _ value: Double, _ input: String, of button: IconButton
    ) throws(ButtonsError) {
        try extent(value, input, of: button)
        if value > 1 {
            throw .layout(
                button: button.name, .outOfRange(.bounds, input: input, value: value))
        }
    }

    private static func extent(
        _ value: Double, _ input: String, of button: IconButton
    ) throws(ButtonsError) {
        try length(value, input, of: button)
        if value < 0 {
            throw .layout(
                button: button.name, .negative(.bounds, input: input, value: value))
        }
    }

    private static func length(
        _ value: Double, _ input: String, of button: IconButton
    ) throws(ButtonsError) {
        let fault: LayoutError
        if value.isNaN {
            fault = .notANumber(.bounds, input: input)
        } else if value.isInfinite {
            fault = .infinite(.bounds, input: input)
        } else if abs(value) > LayoutError.limit {
            fault = .outOfRange(.bounds, input: input, value: value)
        } else {
            return
        }
        throw .layout(button: button.name, fault)
    }
}

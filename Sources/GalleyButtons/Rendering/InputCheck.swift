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
        if let radius = button.cornerRadius { try extent(radius, "cornerRadius", of: button) }
        if let factor = button.options.minimumScaleFactor {
            try extent(factor, "minimumScaleFactor", of: button)
        }
        if case .points(let width)? = button.border?.width {
            try extent(width, "border.width", of: button)
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

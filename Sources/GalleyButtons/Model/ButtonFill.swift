import GalleyDrawing
public import GalleyImage

/// What is painted behind the contents of a button.
public enum ButtonFill: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours that change across the button.
    case gradient(ButtonGradient)

    /// The colour of a fill that has only one.
    public var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }

    /// Whether nothing is seen of it.
    var isClear: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
        }
    }

    /// Multiplies the alpha of every colour by a factor from 0 to 1.
    mutating func fade(by factor: Double) {
        switch self {
        case .color(var color):
            color.fade(by: factor)
            self = .color(color)
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color.fade(by: factor) }
            self = .gradient(gradient)
        }
    }
}

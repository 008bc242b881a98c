import GalleyButtons
import GalleyGeometry
import GalleyImage

/// The values of the matrix that the command line gives instead of those of the spec.
struct AxisFlags {
    var scales: [Scale]
    var states: [ButtonState]
    var directions: [DirectionName]
    var appearances: [Appearance]

    /// Takes each value once, however often it is given.
    init(
        scales: [Scale], states: [ButtonState], directions: [DirectionName],
        appearances: [Appearance]
    ) {
        self.scales = Self.unique(scales)
        self.states = Self.unique(states)
        self.directions = Self.unique(directions)
        self.appearances = Self.unique(appearances)
    }

    /// Whether none was given.
    var isEmpty: Bool {
        scales.isEmpty && states.isEmpty && directions.isEmpty && appearances.isEmpty
    }

    private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}

/// A scale given on the command line: a whole number of pixels per point.
struct Scale: ArgumentValue, Hashable {
    let value: Int

    init?(argument: String) {
        guard let value = Int(argument), (1...SpecLimit.scale).contains(value) else { return nil }
        self.value = value
    }

    static let allowed = "whole numbers from 1 to \(SpecLimit.scale), such as 1,2,3"
}

extension ButtonState: ArgumentValue {
    init?(argument: String) { self.init(argument) }
    static var allowed: String { allowedNames }
}

extension DirectionName: ArgumentValue {}
extension Appearance: ArgumentValue {}
extension BlendSpace: ArgumentValue {}

extension Color: ArgumentValue {
    init?(argument: String) { self.init(css: argument) }
    static var allowed: String {
        "a colour such as #FFF, #FFFFFF80, \"rgb(0, 0, 0)\" or \"rgba(0, 0, 0, 50%)\""
    }
}

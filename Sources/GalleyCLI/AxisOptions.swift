import GalleyButtons

/// The options for values of the matrix, which verbs that draw or lay out share.
struct AxisOptions {
    @Option("scale", "N,…", help: "Scales in pixels per point instead of those of the spec.")
    private var scale: [Scale]

    @Option("state", "STATE,…", help: "States instead of those of the spec, such as disabled.")
    private var state: [ButtonState]

    @Option(
        "appearance", "LOOK,…", help: "Appearances instead of those of the spec: light, dark.")
    private var appearance: [Appearance]

    @Option("direction", "DIR,…", help: "Directions instead of those of the spec: ltr, rtl.")
    private var direction: [DirectionName]

    /// All options.
    var arguments: [any ArgumentDeclaration] { [_scale, _state, _appearance, _direction] }
    /// Those that can change a frame.
    var frameArguments: [any ArgumentDeclaration] { [_scale, _state, _direction] }

    /// The values that were given.
    var flags: AxisFlags { flags(appearances: appearance) }

    /// The values that were given, in appearances of the verb's choice.
    func flags(appearances: [Appearance]) -> AxisFlags {
        AxisFlags(scales: scale, states: state, directions: direction, appearances: appearances)
    }
}

/// The states a button is in at once; none of them is the normal state.
///
/// What a button shows is looked up by the exact set (layout reference R24): a look for
/// `highlighted` is not shown by a button that is highlighted and selected.
public struct ButtonState: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt8

    /// Creates a set from its bits; unknown ones are dropped.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1111 }

    /// Neither touched nor switched off: what a button is at rest.
    public static let normal: ButtonState = []
    /// Pressed.
    public static let highlighted = ButtonState(rawValue: 1)
    /// Switched off.
    public static let disabled = ButtonState(rawValue: 2)
    /// Chosen.
    public static let selected = ButtonState(rawValue: 4)
    /// Reached by a keyboard or remote control.
    public static let focused = ButtonState(rawValue: 8)

    /// The single states by their names, in the order in which names join them.
    static let named: [(name: String, state: ButtonState)] = [
        ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
        ("focused", .focused),
    ]
}

extension ButtonState: LosslessStringConvertible {
    /// Reads `normal`, or names of different states joined with `+` in any order.
    public init?(_ description: String) {
        self = .normal
        if description == "normal" { return }
        for part in description.split(separator: "+", omittingEmptySubsequences: false) {
            guard let named = Self.named.first(where: { $0.name == part }),
                insert(named.state).inserted
            else { return nil }
        }
    }

    /// `normal`, or the names joined with `+`, so that a set has exactly one name.
    public var description: String {
        let names = Self.named.filter { contains($0.state) }.map(\.name)
        return names.isEmpty ? "normal" : names.joined(separator: "+")
    }

    /// What a name must be to be one of states.
    package static let allowedNames =
        "normal, or highlighted, disabled, selected and focused, joined with +"
}

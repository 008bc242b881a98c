/// What can be wrong with the numbers a layout is given; values and limits are points.
public enum LayoutError: Error, Hashable, Sendable {
    /// The greatest distance from zero that a layout takes, in points.
    public static let limit: Double = 1_000_000_000

    /// The pixels per point that a layout takes.
    public static let scales: ClosedRange<Double> = 1.0 / 1024...1024

    /// An input of the element is not a number.
    case notANumber(LayoutElement, input: String)
    /// An input of the element is positive or negative infinity.
    case infinite(LayoutElement, input: String)
    /// An extent of the element is below zero.
    case negative(LayoutElement, input: String, value: Double)
    /// An input of the element is further from zero than ``limit``.
    case outOfRange(LayoutElement, input: String, value: Double)
    /// The scale is no number of pixels per point in ``scales``.
    case badScale(Double)
}

extension LayoutError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .notANumber(let element, let input):
            "the \(element.rawValue)'s \(input) is not a number; give a length in points"
        case .infinite(let element, let input):
            "the \(element.rawValue)'s \(input) is infinite; give a length in points"
        case .negative(let element, let input, let value):
            "the \(element.rawValue)'s \(input) is \(value); give a length of zero or more points"
        case .outOfRange(let element, let input, let value):
            "the \(element.rawValue)'s \(input) is \(value); give a length between "
                + "-\(Int(Self.limit)) and \(Int(Self.limit)) points"
        case .badScale(let scale):
            "the scale is \(scale); give a number of pixels per point from 1/1024 to 1024"
        }
    }
}

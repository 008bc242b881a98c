import GalleyGoldens

/// How many pixels may differ: `3px` or `0.1%`. A bare number is refused, for its unit is a guess.
struct DifferenceLimit: ArgumentValue {
    static let allowed = "pixels such as 3px, or percent such as 0.1%; the unit is needed"

    let bound: Tolerance.Bound

    init?(argument: String) {
        if argument.hasSuffix("px") {
            guard let count = Int(argument.dropLast(2)), count >= 0 else { return nil }
            bound = .pixels(count)
        } else if argument.hasSuffix("%") {
            guard let percent = Double(argument.dropLast()), (0...100).contains(percent) else {
                return nil
            }
            bound = .percent(percent)
        } else {
            return nil
        }
    }
}

/// How many pixels may differ in any square: `8:5` for five in eight by eight.
struct WindowLimit: ArgumentValue {
    static let allowed = "N:MAX, such as 8:5 for at most 5 pixels in any 8×8"

    let bound: Tolerance.Bound

    init?(argument: String) {
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let side = Int(parts[0]), let most = Int(parts[1]),
            side >= 1, most >= 0
        else { return nil }
        bound = .window(side: side, pixels: most)
    }
}

/// The ranges of the web platform tests: `0-10;0-300`.
struct FuzzyLimit: ArgumentValue {
    static let allowed = "ranges such as 0-10;0-300: the channel difference, then the pixels"

    let bound: Tolerance.Bound

    init?(argument: String) {
        guard let fuzzy = Fuzzy(notation: argument) else { return nil }
        bound = .fuzzy(fuzzy)
    }
}

extension Metric.Kind: ArgumentValue {}
extension Metric.Antialiasing: ArgumentValue {}
extension Metric.Backdrop: ArgumentValue {}
extension ImageComparison.SizeRule: ArgumentValue {}

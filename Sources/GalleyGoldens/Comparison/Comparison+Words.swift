extension Comparison {
    /// What differs in one sentence: size, pixels, the largest difference, the box and the changes.
    public var summary: String { ChangeMessage(self, drift: []).text }
}

extension Tolerance.Bound {
    /// The bound in a few words, with its unit.
    public var words: String {
        switch self {
        case .pixels(let most): "\(most) px"
        case .ratio(let most): "\(Decimal.percent(most)) of the pixels"
        case .delta(let most): "delta \(Decimal.text(most, digits: 6))"
        case .channel(let most): "channel \(most) of 255"
        case .window(let side, let most): "\(most) px in \(side)×\(side)"
        case .antialiased(let most): "\(most) px at rims"
        case .fuzzy(let ranges): "fuzzy \(ranges.notation)"
        case .similarity(let least): "similarity \(Decimal.text(least, digits: 6))"
        }
    }
}

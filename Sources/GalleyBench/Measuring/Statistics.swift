/// Numbers in the middle of others.
enum Statistics {
    /// Returns the value below which a share of the values lies.
    static func quantile(_ share: Double, of values: [Double]) -> Double {
        precondition(!values.isEmpty)
        let sorted = values.sorted()
        let place = share * Double(sorted.count - 1)
        let low = Int(place)
        let high = min(low + 1, sorted.count - 1)
        return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }

    /// Returns the value in the middle.
    static func median(of values: [Double]) -> Double { quantile(0.5, of: values) }

    /// Returns half the distance between the quartiles as a share of the median.
    static func spread(of values: [Double]) -> Double {
        (quantile(0.75, of: values) - quantile(0.25, of: values)) / 2 / median(of: values)
    }
}

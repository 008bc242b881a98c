/// How much pictures may and must differ, as the web platform tests write it.
///
/// Over red, green and blue, alpha left out: the largest difference of a channel, and how many
/// pixels have any. Both ends of a range are inclusive, and a lower end above 0 makes equal
/// pictures fail, so that a test tells when it got better.
public struct Fuzzy: Hashable, Sendable {
    /// The largest channel difference, 0–255.
    public let maxDifference: ClosedRange<Int>
    /// How many pixels differ.
    public let totalPixels: ClosedRange<Int>

    /// Creates the ranges.
    ///
    /// - Parameters:
    ///   - maxDifference: The largest channel difference, 0–255.
    ///   - totalPixels: How many pixels differ.
    public init(maxDifference: ClosedRange<Int>, totalPixels: ClosedRange<Int>) {
        self.maxDifference = maxDifference
        self.totalPixels = totalPixels
    }

    /// Reads ranges such as `maxDifference=0-10;totalPixels=0-300` or `10;0-300`.
    ///
    /// A single number is a range of itself. Nil for anything else.
    public init?(notation: String) {
        let parts = notation.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 2,
            let difference = Self.range(parts[0], name: "maxDifference"),
            let pixels = Self.range(parts[1], name: "totalPixels"),
            difference.upperBound <= 255
        else { return nil }
        self.init(maxDifference: difference, totalPixels: pixels)
    }

    /// The ranges as the web platform tests write them, without names.
    public var notation: String { "\(Self.text(maxDifference));\(Self.text(totalPixels))" }

    /// Whether what was measured is within the ranges.
    ///
    /// Equal pictures pass wherever either range starts at 0.
    ///
    /// - Parameters:
    ///   - difference: The largest channel difference over red, green and blue.
    ///   - pixels: How many pixels have any.
    /// - Returns: Whether they pass.
    public func contains(difference: Int, pixels: Int) -> Bool {
        if pixels == 0, totalPixels.lowerBound == 0 { return true }
        if difference == 0, maxDifference.lowerBound == 0 { return true }
        return maxDifference.contains(difference) && totalPixels.contains(pixels)
    }

    private static func range(_ text: Substring, name: String) -> ClosedRange<Int>? {
        var digits = text.drop { $0 == " " }
        if digits.hasPrefix("\(name)=") { digits = digits.dropFirst(name.count + 1) }
        let ends = digits.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = ends.first.flatMap(Self.number), ends.count <= 2,
            let last = ends.last.flatMap(Self.number), first <= last
        else { return nil }
        return first...last
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }

    private static func text(_ range: ClosedRange<Int>) -> String {
        range.lowerBound == range.upperBound
            ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
}

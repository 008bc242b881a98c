import GalleyImage

extension ChangeClassifier {
    /// How far a blend may be off, 0–255: blends in linear light and in sRGB differ.
    private static let blendSlack = 32.0
    /// How far rounding may take a blend of the expected picture off its line, 0–255.
    private static let lineSlack = 3.0

    /// Returns the colour that became another, if that explains every pixel of a group.
    ///
    /// Rims are blends of the colour and of one that did not change: by the share of the expected
    /// blend the actual one must be about right too.
    func recolouring(
        _ group: PixelGroup, _ around: Surroundings
    ) -> (from: Color, to: Color)? {
        guard let (from, to) = commonestPair(group) else { return nil }
        for still in [around.ring, around.unchanged, from] {
            guard let still else { continue }
            let blend = Blend(from: from, to: to, still: still)
            if group.allSatisfy({ blend.explains(expected[$0, $1], actual[$0, $1]) }) {
                return (from, to)
            }
        }
        return nil
    }

    private func commonestPair(_ group: PixelGroup) -> (Color, Color)? {
        struct Pair: Hashable {
            let from: Color
            let to: Color
        }
        var counts: [Pair: Int] = [:]
        var (best, most): (Pair?, Int) = (nil, 0)
        for run in group.runs {
            for x in run.columns {
                let pair = Pair(from: expected[x, run.y], to: actual[x, run.y])
                let count = counts[pair, default: 0] + 1
                counts[pair] = count
                if count > most { (best, most) = (pair, count) }
            }
        }
        return best.map { ($0.from, $0.to) }
    }

    /// A colour that became another, beside one that stayed.
    private struct Blend {
        let still: SIMD4<Double>
        let before: SIMD4<Double>
        let after: SIMD4<Double>

        init(from: Color, to: Color, still: Color) {
            self.still = Self.vector(still)
            before = Self.vector(from) - self.still
            after = Self.vector(to) - self.still
        }

        /// Whether two pixels are the same blend with the colour before and after.
        func explains(_ expected: Color, _ actual: Color) -> Bool {
            let first = Self.vector(expected) - still
            let second = Self.vector(actual) - still
            let length = (before * before).sum()
            // With nothing to blend with, only the pure colours are left.
            let share = length == 0 ? 1 : max(0, min((first * before).sum() / length, 1))
            let slack = share == 1 ? ChangeClassifier.lineSlack : ChangeClassifier.blendSlack
            return Self.largest(first - before * share) <= ChangeClassifier.lineSlack
                && Self.largest(second - after * share) <= slack
        }

        private static func vector(_ color: Color) -> SIMD4<Double> {
            let value = PremultipliedColor(color)
            return SIMD4(
                Double(value.red), Double(value.green), Double(value.blue), Double(value.alpha))
        }

        private static func largest(_ vector: SIMD4<Double>) -> Double {
            max(abs(vector.x), abs(vector.y), abs(vector.z), abs(vector.w))
        }
    }
}

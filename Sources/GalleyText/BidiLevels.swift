import CUnicode

/// The embedding levels of one paragraph by the Unicode bidirectional algorithm (UAX 9).
struct BidiLevels {
    /// The level of each scalar; empty where all are at level 0.
    private let levels: [UInt8]
    /// The paragraph's own level: 0 left to right, 1 right to left.
    let paragraphLevel: UInt8

    /// Finds the levels of a paragraph; of one whose scalars are known to run left to right they are
    /// not looked at.
    init(
        _ scalars: ArraySlice<Unicode.Scalar>, base: ParagraphStyle.BaseDirection,
        isLeftToRight: Bool = false
    ) throws(TextError) {
        if scalars.isEmpty {
            levels = []
            paragraphLevel = base == .rightToLeft ? 1 : 0
            return
        }
        if base != .rightToLeft, isLeftToRight || scalars.allSatisfy(\.isPlainLeftToRight) {
            levels = []
            paragraphLevel = 0
            return
        }
        var units: [UInt16] = []
        units.reserveCapacity(scalars.count)
        for scalar in scalars { units.append(contentsOf: scalar.utf16) }
        var unitLevels = [UInt8](repeating: 0, count: units.count)
        let mode: galley_base =
            switch base {
            case .natural: GALLEY_BASE_FIRST_STRONG
            case .leftToRight: GALLEY_BASE_LTR
            case .rightToLeft: GALLEY_BASE_RTL
            }
        let level = unsafe units.withUnsafeBufferPointer { text in
            unsafe unitLevels.withUnsafeMutableBufferPointer { found in
                unsafe galley_bidi_levels(
                    text.baseAddress, Int32(text.count), mode, found.baseAddress)
            }
        }
        guard level >= 0 else { throw .noICU(isMissing: level == GALLEY_NO_ICU.rawValue) }
        paragraphLevel = UInt8(level)
        var unit = 0
        var levels: [UInt8] = []
        for scalar in scalars {
            // An embedding control goes with what stands before it (UAX 9, section 5.2).
            levels.append(
                scalar.isEmbeddingControl ? levels.last ?? paragraphLevel : unitLevels[unit])
            unit += scalar.value > 0xFFFF ? 2 : 1
        }
        self.levels = levels
    }

    /// Whether everything is at level 0.
    var isLeftToRight: Bool { levels.isEmpty && paragraphLevel == 0 }

    /// The level of the scalar at a place in the paragraph.
    subscript(place: Int) -> UInt8 { levels.isEmpty ? 0 : levels[place] }

    /// Returns the places of items in visual order from left to right (UAX 9, rule L2).
    static func visualOrder(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min()
        else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}

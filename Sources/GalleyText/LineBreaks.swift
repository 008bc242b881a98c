import CUnicode
import GalleyFonts

/// Where the lines of a paragraph may break.
struct LineBreaks {
    /// Whether a line may break before each scalar of the paragraph.
    private let allowed: [Bool]
    private let start: Int

    /// Whether a line may break before the scalar at an offset of the whole text.
    subscript(offset: Int) -> Bool { allowed[offset - start] }

    /// Finds the places between words by UAX 14 as ICU has it.
    ///
    /// Icons beside Han and kana break like them; everywhere else they break as letters do.
    init(
        words scalars: ArraySlice<Unicode.Scalar>, language: String?,
        strictness: ParagraphStyle.Strictness
    ) throws(TextError) {
        start = scalars.startIndex
        var units: [UInt16] = []
        units.reserveCapacity(scalars.count)
        let ideographs = Self.iconsBesideIdeographs(scalars)
        for index in scalars.indices {
            let scalar = ideographs.contains(index) ? "\u{4E00}" : scalars[index]
            units.append(contentsOf: scalar.utf16)
        }
        var marks = [UInt8](repeating: 0, count: units.count)
        let locale = Self.locale(language, strictness)
        let status = unsafe units.withUnsafeBufferPointer { text in
            unsafe marks.withUnsafeMutableBufferPointer { found in
                unsafe galley_line_breaks(
                    text.baseAddress, Int32(text.count), locale, found.baseAddress)
            }
        }
        guard status == 0 else { throw .noICU(isMissing: status == GALLEY_NO_ICU.rawValue) }
        var unit = 0
        allowed = scalars.indices.map { index in
            let scalar = ideographs.contains(index) ? "\u{4E00}" : scalars[index]
            defer { unit += scalar.value > 0xFFFF ? 2 : 1 }
            return marks[unit] == 1
        }
    }

    /// Allows a break before every grapheme.
    init(graphemes range: Range<Int>, _ starts: GraphemeStarts) {
        start = range.lowerBound
        allowed = range.map { $0 > range.lowerBound && starts[$0] }
    }

    private static func locale(
        _ language: String?, _ strictness: ParagraphStyle.Strictness
    ) -> String {
        // ICU's root rules are the strict ones of UAX 14; "lb" chooses CSS's levels.
        let base = language ?? "und"
        let inner = base.split(separator: "-", omittingEmptySubsequences: false)
            .dropFirst().dropLast()
        return inner.contains { $0 == "u" || $0 == "x" }
            ? base : "\(base)-u-lb-\(strictness.rawValue)"
    }

    /// The offsets of icons in runs that touch an ideograph or kana.
    private static func iconsBesideIdeographs(_ scalars: ArraySlice<Unicode.Scalar>) -> Set<Int> {
        var found: Set<Int> = []
        var index = scalars.startIndex
        while index < scalars.endIndex {
            guard scalars[index].isPrivateUse else {
                index += 1
                continue
            }
            let first = index
            while index < scalars.endIndex, scalars[index].isPrivateUse { index += 1 }
            let before = first > scalars.startIndex ? scalars[first - 1] : nil
            let after = index < scalars.endIndex ? scalars[index] : nil
            if before?.breaksLikeIdeograph ?? false || after?.breaksLikeIdeograph ?? false {
                found.formUnion(first..<index)
            }
        }
        return found
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is Han or kana, between which lines break anywhere.
    fileprivate var breaksLikeIdeograph: Bool {
        switch value {
        case 0x3041...0x30FF, 0x31F0...0x31FF: true
        default: properties.isIdeographic
        }
    }
}

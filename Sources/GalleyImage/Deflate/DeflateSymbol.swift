/// The symbol of a length or a distance, and the bits that follow it (RFC 1951, 3.2.5).
struct DeflateSymbol {
    /// The symbol that ends a block.
    static let endOfBlock = 256
    /// The longest match.
    static let longestMatch = 258
    /// The farthest match.
    static let farthestMatch = 32_768

    /// The number of the symbol.
    let number: Int
    /// How many bits follow.
    let extraCount: Int
    /// The bits that follow.
    let extra: UInt32

    /// Finds the symbol of a length of 3...258.
    init(length: Int) {
        let offset = length &- 3
        if length == Self.longestMatch {
            (number, extraCount, extra) = (285, 0, 0)
        } else if offset < 8 {
            (number, extraCount, extra) = (257 &+ offset, 0, 0)
        } else {
            // Four symbols for each power of two.
            extraCount = Self.highestBit(offset) &- 2
            number = 257 &+ 4 &* extraCount &+ (offset &>> extraCount)
            extra = UInt32(truncatingIfNeeded: offset & ((1 &<< extraCount) &- 1))
        }
    }

    /// Finds the symbol of a distance of 1...32768.
    init(distance: Int) {
        let offset = distance &- 1
        if offset < 4 {
            (number, extraCount, extra) = (offset, 0, 0)
        } else {
            // Two symbols for each power of two.
            extraCount = Self.highestBit(offset) &- 1
            number = 2 &* extraCount &+ (offset &>> extraCount)
            extra = UInt32(truncatingIfNeeded: offset & ((1 &<< extraCount) &- 1))
        }
    }

    /// Returns how many bits follow the symbol of a length, numbered from 0 to 28.
    @inline(__always)
    static func extraCount(length number: Int) -> Int {
        number < 8 || number == 28 ? 0 : (number &>> 2) &- 1
    }

    /// Returns how many bits follow the symbol of a distance.
    @inline(__always)
    static func extraCount(distance number: Int) -> Int {
        number < 4 ? 0 : (number &>> 1) &- 1
    }

    private static func highestBit(_ value: Int) -> Int {
        Int.bitWidth &- 1 &- value.leadingZeroBitCount
    }
}

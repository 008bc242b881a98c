/// Finds repetitions in the rows of a drawn picture.
///
/// Such rows repeat the row above them and the pixel before, so both are tried first; the last place
/// with the same four bytes is tried where they give little.
struct DeflateMatcher {
    /// The bytes from one row to the next.
    let rowDistance: Int
    /// The bytes from one pixel to the next, 1 for pixels of less than a byte.
    let pixelDistance: Int
    /// The last place of each hash of four bytes, plus one, or 0.
    private var places = [UInt32](repeating: 0, count: 1 << Self.hashBits)

    private static let hashBits = 12
    /// The shortest match: three bytes are seldom worth the bits of a distance.
    private static let shortest = 4
    /// A match that is so long is taken without looking for a longer one.
    private static let longEnough = 32

    /// Creates a matcher for the rows of one picture.
    init(rowDistance: Int, pixelDistance: Int) {
        self.rowDistance = rowDistance
        self.pixelDistance = pixelDistance
    }

    /// Turns bytes into tokens until they end or the block is full.
    ///
    /// - Returns: The place of the next byte.
    mutating func fill(_ tokens: inout DeflateTokens, from bytes: RawSpan, at start: Int) -> Int {
        let end = bytes.byteCount
        var position = start
        while position < end, !tokens.isFull {
            var match = longest(in: bytes, at: position)
            // A longer one may begin with the next byte.
            while match.length > 0, match.length < Self.longEnough {
                let next = longest(in: bytes, at: position &+ 1)
                guard next.length > match.length else { break }
                tokens.append(literal: bytes.byte(at: position))
                position &+= 1
                match = next
            }
            if match.length == 0 {
                tokens.append(literal: bytes.byte(at: position))
                position &+= 1
            } else {
                tokens.append(match)
                position &+= match.length
            }
        }
        return position
    }

    /// Returns the longest match that is found at a place, and remembers the place.
    private mutating func longest(in bytes: RawSpan, at position: Int) -> DeflateMatch {
        let limit = min(DeflateSymbol.longestMatch, bytes.byteCount &- position)
        guard limit >= Self.shortest else { return .none }
        let word = bytes.word(at: position)
        var best = DeflateMatch.none
        func attempt(_ distance: Int) {
            guard position >= distance, distance <= DeflateSymbol.farthestMatch,
                bytes.word(at: position &- distance) == word
            else { return }
            let length = bytes.equalCount(position, position &- distance, limit: limit)
            if length > best.length { best = DeflateMatch(length: length, distance: distance) }
        }
        attempt(pixelDistance)
        if best.length < limit { attempt(rowDistance) }
        guard best.length < Self.longEnough else { return best }
        let slot = Int((word &* 0x9E37_79B1) &>> (32 &- UInt32(Self.hashBits)))
        let place = Int(places[slot])
        places[slot] = UInt32(truncatingIfNeeded: position &+ 1)
        if place > 0 { attempt(position &- (place &- 1)) }
        return best
    }
}

extension RawSpan {
    /// Returns a byte; the place is inside.
    fileprivate func byte(at place: Int) -> UInt8 {
        precondition(place < byteCount)
        return unsafe unsafeLoad(fromUncheckedByteOffset: place, as: UInt8.self)
    }

    /// Returns four bytes; all of their places are inside.
    fileprivate func word(at place: Int) -> UInt32 {
        precondition(place >= 0 && place &+ 4 <= byteCount)
        return unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt32.self)
            .littleEndian
    }

    /// Counts how many bytes from one place on equal those from an earlier place on.
    fileprivate func equalCount(_ place: Int, _ earlier: Int, limit: Int) -> Int {
        precondition(earlier >= 0 && earlier < place && place &+ limit <= byteCount)
        var count = 0
        while count &+ 8 <= limit {
            let difference =
                unsafe unsafeLoadUnaligned(
                    fromUncheckedByteOffset: place &+ count, as: UInt64.self
                ).littleEndian
                ^ unsafeLoadUnaligned(
                    fromUncheckedByteOffset: earlier &+ count, as: UInt64.self
                ).littleEndian
            if difference != 0 { return count &+ difference.trailingZeroBitCount &>> 3 }
            count &+= 8
        }
        while count < limit, byte(at: place &+ count) == byte(at: earlier &+ count) { count &+= 1 }
        return count
    }
}

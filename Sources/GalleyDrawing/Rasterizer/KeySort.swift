/// Sorts 64-bit keys without allocating: by insertion when they are few, by radix otherwise.
struct KeySort: ~Copyable {
    /// The keys, in order after ``sort(count:)``.
    var keys: ScratchBuffer<UInt64>
    private var other = ScratchBuffer<UInt64>(capacity: 1, zero: 0)

    /// Creates a sorter with room for a number of keys.
    init(capacity: Int) { keys = ScratchBuffer(capacity: capacity, zero: 0) }

    /// Sorts the first `count` keys in ascending order.
    ///
    /// The lowest `ordered` bits are passed over: keys that agree in those above must already be in
    /// the order of these, as are keys that end with their own places.
    mutating func sort(count: Int, ordered: UInt64 = 0) {
        if count <= 64 {
            sortByInsertion(count: count)
        } else {
            sortByRadix(count: count, ordered: ordered)
        }
    }

    private mutating func sortByInsertion(count: Int) {
        var index = 1
        while index < count {
            let key = keys[index]
            var gap = index &- 1
            while gap >= 0 && keys[gap] > key {
                keys[gap &+ 1] = keys[gap]
                gap &-= 1
            }
            keys[gap &+ 1] = key
            index &+= 1
        }
    }

    /// One pass a byte, lowest byte first; bytes in which all keys agree are skipped.
    private mutating func sortByRadix(count: Int, ordered: UInt64) {
        other.reserve(count)
        var differing: UInt64 = 0
        for index in 1..<count { differing |= keys[index] ^ keys[0] }
        var shift = ordered
        while shift < 64 {
            if (differing >> shift) & 0xff != 0 { distribute(count: count, shift: shift) }
            shift += 8
        }
    }

    private mutating func distribute(count: Int, shift: UInt64) {
        var starts = InlineArray<256, Int>(repeating: 0)
        for index in 0..<count { starts[Int((keys[index] >> shift) & 0xff)] += 1 }
        var position = 0
        for digit in 0..<256 {
            let occurrences = starts[digit]
            starts[digit] = position
            position += occurrences
        }
        for index in 0..<count {
            let digit = Int((keys[index] >> shift) & 0xff)
            other[starts[digit]] = keys[index]
            starts[digit] += 1
        }
        swap(&keys, &other)
    }
}

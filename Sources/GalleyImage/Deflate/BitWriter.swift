/// Bytes that are filled from their lowest bit up (RFC 1951, 3.1.1).
struct BitWriter {
    /// The bytes, of which ``count`` are written; the others are room.
    private var storage: [UInt8]
    private var count: Int
    private var pending: UInt64 = 0
    /// How many bits of `pending` count, fewer than 32 between calls.
    private var pendingCount = 0

    /// Goes on after some bytes.
    init(after bytes: [UInt8]) {
        storage = bytes
        count = bytes.count
    }

    /// Hands over the whole bytes; the bits of one that is not whole stay.
    mutating func takeBytes() -> [UInt8] {
        defer { count = 0 }
        return Array(storage[..<count])
    }

    /// Makes room for that many bits more, which must be done before they are written.
    mutating func reserve(bits: Int) {
        let needed = count + (pendingCount + bits) / 8 + 8
        if needed > storage.count {
            storage.append(contentsOf: repeatElement(0, count: needed - storage.count))
        }
    }

    /// Writes the lowest bits of a value that has no others, at most 32.
    mutating func write(_ value: UInt32, count bitCount: Int) {
        pending |= UInt64(value) &<< UInt64(truncatingIfNeeded: pendingCount)
        pendingCount &+= bitCount
        if pendingCount >= 32 {
            let (word, place) = (UInt32(truncatingIfNeeded: pending).littleEndian, count)
            var room = storage.mutableSpan
            var target = unsafe room.mutableBytes
            target.storeBytes(of: word, toByteOffset: place, as: UInt32.self)
            count &+= 4
            pending &>>= 32
            pendingCount &-= 32
        }
    }

    /// Fills the last byte with zeros.
    mutating func alignToByte() {
        while pendingCount > 0 {
            storage[count] = UInt8(truncatingIfNeeded: pending)
            count &+= 1
            pending &>>= 8
            pendingCount &-= 8
        }
        pending = 0
        pendingCount = 0
    }

    /// Writes whole bytes after the last one.
    mutating func append(_ source: Span<UInt8>) {
        alignToByte()
        for index in source.indices { storage[count &+ index] = source[index] }
        count &+= source.count
    }
}

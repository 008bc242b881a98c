/// Bytes that are filled from their lowest bit up (RFC 1951, 3.1.1).
struct BitWriter {
    /// The whole bytes that have been written.
    private(set) var bytes: [UInt8]
    private var pending: UInt64 = 0
    /// How many bits of `pending` count, fewer than 32 between calls.
    private var pendingCount = 0

    /// Goes on after some bytes.
    init(after bytes: [UInt8]) { self.bytes = bytes }

    /// Makes room for that many bits, so that writing them moves no memory.
    mutating func reserve(bits: Int) { bytes.reserveCapacity(bytes.count + bits / 8 + 16) }

    /// Writes the lowest bits of a value that has no others, at most 32.
    mutating func write(_ value: UInt32, count: Int) {
        pending |= UInt64(value) &<< UInt64(truncatingIfNeeded: pendingCount)
        pendingCount &+= count
        if pendingCount >= 32 {
            for _ in 0..<4 {
                bytes.append(UInt8(truncatingIfNeeded: pending))
                pending &>>= 8
            }
            pendingCount &-= 32
        }
    }

    /// Fills the last byte with zeros.
    mutating func alignToByte() {
        while pendingCount > 0 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending &>>= 8
            pendingCount &-= 8
        }
        pendingCount = 0
    }

    /// Writes whole bytes after the last one.
    mutating func append(_ source: Span<UInt8>) {
        alignToByte()
        bytes.reserveCapacity(bytes.count + source.count)
        for index in source.indices { bytes.append(source[index]) }
    }
}

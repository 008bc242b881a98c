/// Bytes that are filled from their lowest bit up, piece by piece.
struct BitWriter {
    /// The bytes, of which `count` are written; the others are room.
    private var storage: [UInt8]
    private var count: Int
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// What a cursor may store beyond the last byte.
    private static let margin = 16

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

    /// Writes at most that many bits.
    mutating func write(bits: Int, _ body: (inout BitCursor) -> Void) {
        let needed = count + (pendingCount + bits) / 8 + Self.margin
        if needed > storage.count {
            var larger = [UInt8](repeating: 0, count: max(needed, 2 * count))
            larger.replaceSubrange(..<count, with: storage[..<count])
            storage = larger
        }
        (count, pending, pendingCount) = unsafe storage.withUnsafeMutableBytes { memory in
            // The cursor ends with this call, before the memory does.
            var cursor = unsafe BitCursor(
                memory, count: count, pending: pending, pendingCount: pendingCount)
            body(&cursor)
            return (cursor.count, cursor.pending, cursor.pendingCount)
        }
    }
}

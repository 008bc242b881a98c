/// A place in memory where bits are written from the lowest of each byte up (RFC 1951, 3.1.1).
///
/// It stays in registers while a block is written. ``BitWriter`` lends it memory for one call, in
/// which it never leaves the function it is passed to.
@safe struct BitCursor: ~Copyable {
    private let memory: UnsafeMutableRawBufferPointer
    /// How many whole bytes are written.
    private(set) var count: Int
    /// The bits that do not yet fill a byte.
    private(set) var pending: UInt64
    /// How many bits of `pending` count: fewer than 8.
    private(set) var pendingCount: Int

    /// The most bits of one call of ``write(_:count:)``: with pending ones they fit a word.
    static let widest = 56

    /// Goes on in memory that outlives the cursor.
    init(_ memory: UnsafeMutableRawBufferPointer, count: Int, pending: UInt64, pendingCount: Int) {
        unsafe self.memory = memory
        self.count = count
        self.pending = pending
        self.pendingCount = pendingCount
    }

    /// Writes the lowest bits of a value that has no others, at most ``widest``.
    ///
    /// A whole word is stored each time, of which the bytes that are not full are stored again.
    @inline(__always)
    mutating func write(_ value: UInt64, count bitCount: Int) {
        pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
        pendingCount &+= bitCount
        precondition(unsafe count &+ 8 <= memory.count, "the bits do not fit")
        unsafe memory.baseAddress.unsafelyUnwrapped.storeBytes(
            of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
        count &+= pendingCount &>> 3
        pending &>>= UInt64(truncatingIfNeeded: pendingCount & ~7)
        pendingCount &= 7
    }

    /// Fills the last byte with zeros.
    mutating func alignToByte() {
        write(0, count: -pendingCount & 7)
    }

    /// Writes whole bytes after the last one.
    mutating func append(_ source: Span<UInt8>) {
        alignToByte()
        precondition(unsafe count &+ source.count <= memory.count, "the bytes do not fit")
        unsafe source.withUnsafeBytes { bytes in
            unsafe memory[count...].copyBytes(from: bytes)
        }
        count &+= source.count
    }
}

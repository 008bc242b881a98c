/// A table of a font, read in place out of the font's bytes.
///
/// Numbers are big-endian and offsets count from the table's start; what lies beyond its end is nil.
struct FontTable: Sendable {
    private let bytes: FontBytes
    private let start: Int
    /// How many bytes the table has.
    let count: Int

    /// Creates the table that a range of the bytes holds.
    ///
    /// - Precondition: The range lies inside the bytes.
    init(bytes: FontBytes, range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.bytes = bytes
        start = range.lowerBound
        count = range.count
    }

    /// Reads a number of 1 to 4 bytes.
    private func number(_ length: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        return bytes.withSpan { span in
            var value = 0
            for index in 0..<length { value = value << 8 | Int(span[start + offset + index]) }
            return value
        }
    }

    func uint8(at offset: Int) -> Int? { number(1, at: offset) }
    func uint16(at offset: Int) -> Int? { number(2, at: offset) }
    func uint24(at offset: Int) -> Int? { number(3, at: offset) }
    func uint32(at offset: Int) -> Int? { number(4, at: offset) }

    func int8(at offset: Int) -> Int? {
        number(1, at: offset).map { Int(Int8(truncatingIfNeeded: $0)) }
    }
    func int16(at offset: Int) -> Int? {
        number(2, at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }
    func int32(at offset: Int) -> Int? {
        number(4, at: offset).map { Int(Int32(truncatingIfNeeded: $0)) }
    }

    /// Lends a range of the table.
    ///
    /// - Precondition: The range lies inside the table.
    @inline(__always)
    func withSpan<Result>(_ range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return bytes.withSpan { span in
            body(span.extracting(start + range.lowerBound..<start + range.upperBound))
        }
    }

    /// Copies a range of the table.
    ///
    /// - Precondition: The range lies inside the table.
    func copy(_ range: Range<Int>) -> [UInt8] {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return bytes.withSpan { span in
            let part = span.extracting(start + range.lowerBound..<start + range.upperBound)
            return unsafe part.withUnsafeBufferPointer { unsafe [UInt8]($0) }
        }
    }
}

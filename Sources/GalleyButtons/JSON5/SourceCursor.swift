/// Walks over well-formed UTF-8 one scalar at a time and counts lines and columns.
struct SourceCursor {
    /// The whole file.
    let bytes: [UInt8]
    /// Where the current scalar begins.
    private(set) var offset: Int
    /// The scalar at the offset, or nil at the end.
    private(set) var scalar: Unicode.Scalar?
    private var nextOffset: Int
    private var line = 1
    private var column = 1

    /// Begins at the first scalar after a byte order mark.
    ///
    /// - Precondition: The bytes are well-formed UTF-8.
    init(bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        nextOffset = offset
        decode()
    }

    /// The place of the current scalar.
    var position: SourcePosition { SourcePosition(line: line, column: column) }

    /// The byte after the current scalar, or nil at the end.
    var nextByte: UInt8? { nextOffset < bytes.count ? bytes[nextOffset] : nil }

    /// The bytes of the current scalar.
    var scalarBytes: ArraySlice<UInt8> { bytes[offset..<nextOffset] }

    /// Returns the text from an earlier offset up to the current scalar.
    func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    /// Goes to the next scalar; does nothing at the end.
    mutating func advance() {
        guard let scalar else { return }
        if scalar == "\n" || (scalar == "\r" && nextByte != 0x0A) {
            line += 1
            column = 1
        } else {
            column += 1
        }
        offset = nextOffset
        decode()
    }

    private mutating func decode() {
        guard offset < bytes.count else {
            scalar = nil
            return
        }
        let lead = bytes[offset]
        let length =
            switch lead {
            case 0..<0x80: 1
            case 0x80..<0xE0: 2
            case 0xE0..<0xF0: 3
            default: 4
            }
        // The payload of a lead byte: seven bits alone, else what the length marker leaves over.
        var value = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
        for byte in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
        scalar = Unicode.Scalar(value)
        nextOffset = offset + length
    }
}

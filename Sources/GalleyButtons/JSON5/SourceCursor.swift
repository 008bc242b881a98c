/// Walks over well-formed UTF-8 one scalar at a time and counts lines and columns.
struct SourceCursor {
    /// The whole file.
    let bytes: [UInt8]
    /// Where the current scalar begins.
    private(set) var offset: Int
    /// The scalar at the offset, or nil at the end.
    private(set) var scalar: Unicode.Scalar?
    private var nextOffset: Int
    private var line: Int
    private var column: Int

    /// Begins at the first scalar after a byte order mark.
    ///
    /// - Precondition: The bytes are well-formed UTF-8.
    init(bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        self.init(bytes: bytes, offset: start, position: SourcePosition(line: 1, column: 1))
    }

    /// Begins at a scalar whose place is known.
    ///
    /// - Precondition: The bytes are well-formed UTF-8, and a scalar begins at the offset.
    init(bytes: [UInt8], offset: Int, position: SourcePosition) {
        self.bytes = bytes
        self.offset = offset
        nextOffset = offset
        line = position.line
        column = position.column
        decode()
    }

    /// The place of the current scalar.
    var position: SourcePosition { SourcePosition(line: line, column: column) }

    /// The byte after the current scalar, or nil at the end.
    var nextByte: UInt8? { nextOffset < bytes.count ? bytes[nextOffset] : nil }

    /// Where the text that begins here comes to what ends a string or has a meaning in it: a quotation
    /// mark of either kind behind the first scalar, an escape, a line break, or the end.
    var endOfPlainText: Int {
        let text = bytes.span
        var end = nextOffset
        while end < text.count {
            switch text[end] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A, 0x0D: return end
            default: end += 1
            }
        }
        return end
    }

    /// Where the letters and digits of ASCII that begin here end.
    var endOfPlainWord: Int {
        let text = bytes.span
        var end = offset
        while end < text.count {
            switch text[end] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                end += 1
            default: return end
            }
        }
        return end
    }

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

    /// Goes on to the scalar at a later offset, whatever lies between.
    mutating func move(to end: Int) {
        let place = position(at: end)
        (offset, line, column) = (end, place.line, place.column)
        decode()
    }

    /// Counts lines and columns from here to a later offset.
    private func position(at end: Int) -> SourcePosition {
        let text = bytes.span
        var (index, line, column) = (offset, line, column)
        while index < end {
            let byte = text[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && (index == text.count || text[index] != 0x0A)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return SourcePosition(line: line, column: column)
    }

    private mutating func decode() {
        guard offset < bytes.count else {
            scalar = nil
            return
        }
        let lead = bytes[offset]
        if lead < 0x80 {
            scalar = Unicode.Scalar(lead)
            nextOffset = offset + 1
            return
        }
        let length =
            switch lead {
            case 0..<0xE0: 2
            case 0xE0..<0xF0: 3
            default: 4
            }
        // The payload of a lead byte is what the length marker leaves over.
        var value = UInt32(lead & (0x7F >> UInt8(length)))
        for byte in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
        scalar = Unicode.Scalar(value)
        nextOffset = offset + length
    }
}

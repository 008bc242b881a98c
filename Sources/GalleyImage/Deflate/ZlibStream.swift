/// Compresses the rows of pictures into zlib streams (RFC 1950) by rules of its own.
///
/// The bytes depend on the picture alone and not on the version of a library.
struct ZlibStream {
    /// The bytes from one row to the next.
    let rowDistance: Int
    /// The bytes from one pixel to the next, 1 for smaller ones.
    let pixelDistance: Int
    // Deflate with a window of 32 KiB, made by a fast compressor.
    private var output = BitWriter(after: [0x78, 0x01])
    private var check: UInt32 = Adler32.initial

    /// Starts a stream.
    init(rowDistance: Int, pixelDistance: Int) {
        self.rowDistance = rowDistance
        self.pixelDistance = pixelDistance
    }

    /// Compresses all rows of a picture.
    ///
    /// - Parameters:
    ///   - rows: The bytes, at least one.
    ///   - rowDistance: The bytes from one row to the next.
    ///   - pixelDistance: The bytes from one pixel to the next, 1 for smaller ones.
    /// - Returns: The stream.
    static func compress(_ rows: Span<UInt8>, rowDistance: Int, pixelDistance: Int) -> [UInt8] {
        var stream = ZlibStream(rowDistance: rowDistance, pixelDistance: pixelDistance)
        stream.append(rows, isLast: true)
        return stream.takeBytes()
    }

    /// Compresses the next rows; repetitions are looked for among these alone.
    ///
    /// - Parameters:
    ///   - rows: The bytes, at least one.
    ///   - isLast: Whether the stream ends with them.
    mutating func append(_ rows: Span<UInt8>, isLast: Bool) {
        var matcher = DeflateMatcher(rowDistance: rowDistance, pixelDistance: pixelDistance)
        var tokens = DeflateTokens(byteCount: rows.count)
        var position = 0
        repeat {
            let start = position
            position = matcher.fill(&tokens, from: rows, at: start)
            DeflateBlock(tokens).write(
                tokens, of: rows.extracting(start..<position),
                isLast: isLast && position == rows.count, to: &output)
            tokens.removeAll()
        } while position < rows.count
        check = Adler32.checksum(rows, after: check)
        guard isLast else { return }
        output.write(bits: 40) { output in
            output.alignToByte()
            output.write(UInt64(check.byteSwapped), count: 32)
        }
    }

    /// Hands over the bytes that are whole, and goes on without them.
    mutating func takeBytes() -> [UInt8] { output.takeBytes() }
}

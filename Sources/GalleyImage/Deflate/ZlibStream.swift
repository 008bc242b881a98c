/// Compresses the rows of pictures into zlib streams (RFC 1950) by rules of its own.
///
/// The bytes depend on the picture alone and not on the version of a library.
enum ZlibStream {
    /// Compresses rows.
    ///
    /// - Parameters:
    ///   - rows: The bytes, at least one.
    ///   - rowDistance: The bytes from one row to the next.
    ///   - pixelDistance: The bytes from one pixel to the next, 1 for smaller ones.
    /// - Returns: The stream.
    static func compress(_ rows: Span<UInt8>, rowDistance: Int, pixelDistance: Int) -> [UInt8] {
        // Deflate with a window of 32 KiB, made by a fast compressor.
        var output = BitWriter(after: [0x78, 0x01])
        var matcher = DeflateMatcher(rowDistance: rowDistance, pixelDistance: pixelDistance)
        var position = 0
        let source = unsafe rows.bytes
        repeat {
            var tokens = DeflateTokens()
            let start = position
            position = matcher.fill(&tokens, from: source, at: start)
            DeflateBlock(tokens).write(
                rows.extracting(start..<position), isLast: position == rows.count, to: &output)
        } while position < rows.count
        output.alignToByte()
        let check = Adler32.checksum(rows)
        for shift in [24, 16, 8, 0] as [UInt32] { output.write(check >> shift & 255, count: 8) }
        output.alignToByte()
        return output.bytes
    }
}

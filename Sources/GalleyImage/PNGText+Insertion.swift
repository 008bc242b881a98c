extension PNGText {
    /// Returns a PNG with text pairs before its image data, its own pairs of some keywords left out.
    ///
    /// No other byte changes, so the pixels are those of the file. The encoder's files become what
    /// the encoder writes when it is given the pairs.
    ///
    /// - Parameters:
    ///   - texts: The pairs, in the order they are to stand.
    ///   - png: The bytes of the file.
    ///   - isReplaced: Whether a keyword of the file makes room.
    /// - Returns: The bytes of the new file.
    /// - Throws: The errors of reading the file's structure; `ImageError.invalidKeyword`,
    ///   `.invalidText` or `.chunkTooLong` for a pair that can't be stored.
    public static func insert(
        _ texts: [PNGText], into png: [UInt8], replacing isReplaced: (String) -> Bool
    ) throws(ImageError) -> [UInt8] {
        _ = try PNGStructure(png.span)
        var chunks: [UInt8] = []
        for text in texts { chunks += chunk(try text.payload()) }
        var result = Array(png[..<PNGStructure.signatureSize])
        result.reserveCapacity(png.count + chunks.count)
        var offset = result.count
        var isInserted = false
        while offset < png.count {
            let chunk = try PNGChunk(in: png.span, at: offset)
            if chunk.name == "IDAT", !isInserted {
                result += chunks
                isInserted = true
            }
            let isDropped =
                chunk.name == "tEXt"
                && PNGText(payload: png.span.extracting(chunk.payload)).map {
                    isReplaced($0.keyword)
                } ?? false
            if !isDropped { result += png[offset..<chunk.end] }
            offset = chunk.end
            if chunk.name == "IEND" { break }
        }
        return result
    }

    /// Returns a whole chunk: length, name, payload, checksum.
    private static func chunk(_ payload: [UInt8]) -> [UInt8] {
        let body = Array("tEXt".utf8) + payload
        return bigEndian(UInt32(payload.count)) + body + bigEndian(CRC32.checksum(body.span))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }
}

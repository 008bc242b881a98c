/// Where a chunk of a PNG lies (PNG specification, 5.3).
struct PNGChunk {
    /// The four letters that say what the chunk holds.
    let name: String
    /// The offsets of the bytes it holds.
    let payload: Range<Int>

    /// The bytes of a length, a name or a checksum.
    private static let fieldSize = 4

    /// Finds the chunk that starts at an offset.
    ///
    /// - Throws: `ImageError.truncatedPNG` where the data ends inside it, `.corruptPNG` where its
    ///   length or name breaks the rules, `.chunkTooLong` for one that is not image data.
    init(in png: Span<UInt8>, at offset: Int) throws(ImageError) {
        let start = offset + 2 * Self.fieldSize
        guard start <= png.count else { throw .truncatedPNG }
        let letters = offset + Self.fieldSize..<start
        guard letters.allSatisfy({ Self.isLetter(png[$0]) }) else {
            throw .corruptPNG(reason: "a chunk name is not four letters")
        }
        name = String(letters.map { Character(UnicodeScalar(png[$0])) })
        guard let length = Int32(exactly: png.bigEndian(at: offset)) else {
            throw .corruptPNG(reason: "the length of its \(name) chunk is out of range")
        }
        let limit = PNGMetadata.maximumChunkSize
        guard name == "IDAT" || length <= limit else {
            throw .chunkTooLong(name: name, length: Int(length), limit: limit)
        }
        payload = start..<start + Int(length)
        guard payload.upperBound + Self.fieldSize <= png.count else { throw .truncatedPNG }
    }

    /// The offset of the byte after the chunk.
    var end: Int { payload.upperBound + Self.fieldSize }

    /// Checks the chunk's name and payload against its checksum.
    ///
    /// - Throws: `ImageError.corruptPNG`.
    func verifyChecksum(in png: Span<UInt8>) throws(ImageError) {
        let covered = payload.lowerBound - Self.fieldSize..<payload.upperBound
        guard CRC32.checksum(png.extracting(covered)) == png.bigEndian(at: payload.upperBound)
        else { throw .corruptPNG(reason: "the checksum of its \(name) chunk is wrong") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}

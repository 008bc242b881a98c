/// The chunks of a PNG, walked once before anything is allocated or inflated.
///
/// Checks the signature, that chunks follow each other up to the last, their lengths, their
/// checksums (those of image data excepted, which the decoder checks) and the limits; reads the
/// metadata.
struct PNGStructure {
    /// What the chunks other than the image data say.
    private(set) var metadata: PNGMetadata

    /// The bytes every PNG starts with (PNG specification, 5.2).
    private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    /// The bytes before the first chunk.
    static let signatureSize = signature.count
    /// The text that stands in place of a file which Git LFS has not fetched.
    private static let pointerStart = Array("version https://git-lfs.github.com/spec/v1".utf8)
    /// The most bytes one byte of deflated data stands for: 258 for each two bits.
    private static let greatestExpansion = 1_032

    init(_ png: Span<UInt8>) throws(ImageError) {
        try Self.checkStart(png)
        let first = try PNGChunk(in: png, at: Self.signature.count)
        guard first.name == "IHDR" else {
            throw .corruptPNG(reason: "the first chunk is \(first.name), not IHDR")
        }
        let header = try PNGHeader(payload: png.extracting(first.payload))
        try first.verifyChecksum(in: png)
        metadata = PNGMetadata(header: header)
        var imageDataSize = 0
        var offset = first.end
        while true {
            let chunk = try PNGChunk(in: png, at: offset)
            offset = chunk.end
            if chunk.name == "IDAT" {
                imageDataSize += chunk.payload.count
                continue
            }
            try chunk.verifyChecksum(in: png)
            if chunk.name == "IEND" { break }
            read(chunk.name, png.extracting(chunk.payload))
        }
        guard imageDataSize > 0 else { throw .corruptPNG(reason: "it has no image data") }
        guard imageDataSize * Self.greatestExpansion >= header.leastImageSize else {
            throw .corruptPNG(reason: "its image data is too short for its size")
        }
    }

    private static func checkStart(_ png: Span<UInt8>) throws(ImageError) {
        guard !png.isEmpty else { throw .emptyFile }
        guard !Self.starts(png, with: pointerStart) else { throw .gitLFSPointer }
        guard Self.starts(png, with: signature.prefix(png.count)) else { throw .notPNG }
        guard png.count >= signature.count else { throw .truncatedPNG }
    }

    private static func starts(_ bytes: Span<UInt8>, with prefix: some Collection<UInt8>) -> Bool {
        bytes.count >= prefix.count
            && zip(bytes.indices, prefix).allSatisfy { bytes[$0] == $1 }
    }

    /// Takes what a chunk says; a malformed one says nothing.
    private mutating func read(_ name: String, _ payload: Span<UInt8>) {
        switch name {
        case "pHYs":
            guard payload.count == 9, payload[8] <= 1, metadata.density == nil else { return }
            metadata.density = PNGMetadata.Density(
                horizontal: Int(payload.bigEndian(at: 0)), vertical: Int(payload.bigEndian(at: 4)),
                isPerMetre: payload[8] == 1)
        case "gAMA": if payload.count == 4 { metadata.hasGamma = true }
        case "sRGB": if payload.count == 1 { metadata.isSRGB = true }
        case "iCCP": if !payload.isEmpty { metadata.hasColorProfile = true }
        case "tEXt": if let text = PNGText(payload: payload) { metadata.texts.append(text) }
        default: break
        }
    }
}

import Testing

@testable import GalleyImage

@Suite("PNG metadata")
struct PNGMetadataTests {
    static func file() throws -> PNGFile {
        var bitmap = try Bitmap(width: 20, height: 10)
        bitmap[1, 1] = Color(red: 1, green: 2, blue: 3)
        return PNGFile(bytes: try bitmap.encodedPNG(scale: 2))
    }

    @Test("What the encoder states is read back")
    func encoded() throws {
        let metadata = try PNGMetadata(png: Self.file().bytes)
        #expect(metadata.width == 20 && metadata.height == 10)
        #expect(metadata.colorType == .palette && metadata.bitDepth == 1)
        #expect(!metadata.isInterlaced && metadata.isSRGB)
        #expect(!metadata.hasGamma && !metadata.hasColorProfile)
        #expect(metadata.density?.horizontal == 5_669 && metadata.density?.vertical == 5_669)
        #expect(metadata.density?.isPerMetre == true)
        #expect(metadata.texts.isEmpty)
    }

    @Test(
        "The scale survives the rounding to whole pixels per metre",
        arguments: [1, 1.5, 2, 2.625, 3, 4, 0.75, 10])
    func scale(scale: Double) throws {
        let png = try Bitmap(width: 1, height: 1).encodedPNG(scale: scale)
        #expect(try PNGMetadata(png: png).pixelsPerPoint == scale)
    }

    @Test("Pixels that are not square, or without a unit, have no scale")
    func noScale() throws {
        var file = try Self.file()
        file.chunks.removeAll { $0.name == "pHYs" }
        #expect(try PNGMetadata(png: file.bytes).pixelsPerPoint == nil)
        let two = PNGFile.bigEndian(2)
        for payload in [two + PNGFile.bigEndian(3) + [1], two + two + [0]] {
            let metadata = try PNGMetadata(png: file.inserting("pHYs", payload).bytes)
            #expect(metadata.density?.horizontal == 2)
            #expect(metadata.pixelsPerPoint == nil)
        }
        let zero = PNGFile.bigEndian(0)
        let metadata = try PNGMetadata(png: file.inserting("pHYs", zero + zero + [1]).bytes)
        #expect(metadata.pixelsPerPoint == nil)
    }

    @Test("Gamma and colour profile are reported and change no pixel")
    func gammaAndProfile() throws {
        let file = try Self.file()
        let plain = try Bitmap(png: file.bytes)
        let gamma = file.inserting("gAMA", PNGFile.bigEndian(100_000)).bytes
        #expect(try PNGMetadata(png: gamma).hasGamma)
        #expect(try Bitmap(png: gamma) == plain)
        let profile = file.inserting("iCCP", Array("p\0\0x".utf8)).bytes
        #expect(try PNGMetadata(png: profile).hasColorProfile)
        #expect(try Bitmap(png: profile) == plain)
    }

    @Test("Malformed chunks count as absent", arguments: ["pHYs", "gAMA", "iCCP", "sRGB", "tEXt"])
    func malformed(name: String) throws {
        var file = try Self.file()
        file.chunks.removeAll { ["pHYs", "sRGB"].contains($0.name) }
        let metadata = try PNGMetadata(png: file.inserting(name, []).bytes)
        #expect(metadata == (try PNGMetadata(png: file.bytes)))
    }

    @Test("Text pairs keep their order and every character of Latin-1")
    func texts() throws {
        let all = (1...255).map { String(UnicodeScalar(UInt8($0))) }.joined()
        let texts = [
            PNGText(keyword: "Title", text: all), PNGText(keyword: "Title", text: ""),
            PNGText(keyword: "Clé é", text: "a\nb"),
            PNGText(keyword: String(repeating: "k", count: 79), text: "x"),
        ]
        let png = try Bitmap(width: 1, height: 1).encodedPNG(texts: texts)
        #expect(try PNGMetadata(png: png).texts == texts)
    }

    @Test(
        "Keywords that the format forbids are errors",
        arguments: [
            "", " a", "a ", "a  b", "a\nb", "a\0b", "a\u{7F}", "a\u{A0}b", "日本", "e\u{301}",
            String(repeating: "k", count: 80),
        ])
    func keywords(keyword: String) throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        #expect(throws: ImageError.invalidKeyword(keyword)) {
            try bitmap.encodedPNG(texts: [PNGText(keyword: keyword, text: "")])
        }
    }

    @Test("Texts that the format forbids are errors", arguments: ["\0", "a\0", "→", "😀"])
    func forbiddenTexts(text: String) throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        #expect(throws: ImageError.invalidText(keyword: "k")) {
            try bitmap.encodedPNG(texts: [PNGText(keyword: "k", text: text)])
        }
    }

    @Test("A text too long to be read back is an error")
    func longText() throws {
        let limit = PNGMetadata.maximumChunkSize
        let text = String(repeating: "x", count: limit - 1)
        let error = ImageError.chunkTooLong(name: "tEXt", length: limit + 1, limit: limit)
        let bitmap = try Bitmap(width: 1, height: 1)
        #expect(throws: error) {
            try bitmap.encodedPNG(texts: [PNGText(keyword: "k", text: text)])
        }
    }

    // The check value that the CRC catalogue gives for "123456789".
    @Test("The checksum is that of ISO 3309")
    func checksum() {
        #expect(CRC32.checksum(Array("123456789".utf8).span) == 0xCBF4_3926)
        #expect(CRC32.checksum([UInt8]().span) == 0)
    }
}

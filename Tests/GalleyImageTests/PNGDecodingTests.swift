import TestSupport
import Testing

@testable import GalleyImage

@Suite("PNG decoding")
struct PNGDecodingTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let why: String
        var testDescription: String { name }
    }

    static let cases = Fixture.load([Case].self, from: "PNG/decoding.json")

    @Test("Pictures of every kind give the pixels that others see in them", arguments: cases)
    func pixels(fixture: Case) throws {
        let path = PackagePaths.fixture("PNG/\(fixture.name)")
        let bitmap = try Bitmap(png: PNGFile.read("\(path).png"))
        let straight = try PNGFile.read("\(path).rgba")
        let expected = try Bitmap(width: bitmap.width, height: bitmap.height, straight: straight)
        #expect(bitmap == expected, "\(fixture.why)")
    }

    @Test(
        "A picture cut off anywhere is an error",
        arguments: ["rgba-8-bit", "grey-8-bit-interlaced"])
    func truncation(name: String) throws {
        let png = try PNGFile.read(PackagePaths.fixture("PNG/\(name).png"))
        #expect(throws: ImageError.emptyFile) { try Bitmap(png: []) }
        for count in 1..<png.count {
            #expect(throws: ImageError.truncatedPNG) { try Bitmap(png: Array(png[..<count])) }
        }
    }

    @Test("Image data cut off in intact chunks is an error at every byte")
    func truncatedImageData() throws {
        let png = try PNGFile.read(PackagePaths.fixture("PNG/rgb-8-bit.png"))
        var file = PNGFile(bytes: png)
        let index = try #require(file.chunks.firstIndex { $0.name == "IDAT" })
        let data = file.chunks[index].payload
        for count in 0..<data.count {
            file.chunks[index].payload = Array(data[..<count])
            #expect(throws: ImageError.self) { try Bitmap(png: file.bytes) }
        }
    }

    @Test("The image data's own checksum is verified, in a chunk of its own too")
    func imageChecksum() throws {
        let png = try PNGFile.read(PackagePaths.fixture("PNG/rgb-8-bit.png"))
        let whole = PNGFile(bytes: png)
        let index = try #require(whole.chunks.firstIndex { $0.name == "IDAT" })
        let data = whole.chunks[index].payload
        var parts = whole
        parts.chunks[index].payload = Array(data.dropLast(4))
        parts.chunks.insert(.init(name: "IDAT", payload: Array(data.suffix(4))), at: index + 1)
        #expect(try Bitmap(png: parts.bytes) == Bitmap(png: png))
        for position in 0..<4 {
            var damaged = parts
            damaged.chunks[index + 1].payload[position] ^= 1
            #expect(throws: ImageError.self) { try Bitmap(png: damaged.bytes) }
            damaged = whole
            damaged.chunks[index].payload[data.count - 1 - position] ^= 1
            #expect(throws: ImageError.self) { try Bitmap(png: damaged.bytes) }
        }
    }

    @Test("A flipped bit anywhere is an error")
    func flippedBits() throws {
        let png = try PNGFile.read(PackagePaths.fixture("PNG/palette-2-bit-translucent.png"))
        for index in png.indices {
            for bit in 0..<8 {
                var damaged = png
                damaged[index] ^= 1 << bit
                #expect(throws: ImageError.self, "byte \(index), bit \(bit)") {
                    try Bitmap(png: damaged)
                }
            }
        }
    }

    @Test("What is no PNG is named for what it is")
    func foreign() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n"
        #expect(throws: ImageError.gitLFSPointer) { try Bitmap(png: Array(pointer.utf8)) }
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 74, 70, 73, 70]
        #expect(throws: ImageError.notPNG) { try Bitmap(png: jpeg) }
        #expect(throws: ImageError.notPNG) { try Bitmap(png: [0]) }
        #expect(throws: ImageError.notPNG) { try Bitmap(png: Array("version https://git".utf8)) }
        #expect(throws: ImageError.truncatedPNG) { try Bitmap(png: [0x89, 0x50]) }
        #expect(throws: ImageError.truncatedPNG) { try Bitmap(png: PNGFile.signature) }
    }

    @Test(
        "Sides beyond the limits are refused from the header",
        arguments: [
            (0, 1, ImageError.noPixels(width: 0, height: 1)),
            (32_769, 1, .sideTooLong(width: 32_769, height: 1, limit: 32_768)),
            (
                1, 0xFFFF_FFFF, .sideTooLong(width: 1, height: 0xFFFF_FFFF, limit: 32_768)
            ),
            (20_000, 20_000, .tooManyPixels(width: 20_000, height: 20_000, limit: 268_435_456)),
        ])
    func limits(width: Int, height: Int, error: ImageError) throws {
        let file = PNGFile(bytes: try Bitmap(width: 1, height: 1).encodedPNG())
        let png = file.replacingHeader(width: width, height: height).bytes
        #expect(throws: error) { try Bitmap(png: png) }
        #expect(throws: error) { try PNGMetadata(png: png) }
        // The header is enough: nothing after it is asked for.
        #expect(throws: error) { try Bitmap(png: Array(png[..<33])) }
    }

    @Test("A size that the image data cannot fill is refused before there is room for it")
    func impossibleSize() throws {
        let file = PNGFile(bytes: try Bitmap(width: 1, height: 1).encodedPNG())
        let png = file.replacingHeader(width: 16_000, height: 16_000).bytes
        let error = ImageError.corruptPNG(reason: "its image data is too short for its size")
        #expect(throws: error) { try Bitmap(png: png) }
        var empty = file
        empty.chunks.removeAll { $0.name == "IDAT" }
        #expect(throws: ImageError.corruptPNG(reason: "it has no image data")) {
            try Bitmap(png: empty.bytes)
        }
    }

    // PNG specification, table 11.1: the allowed depths of each colour type.
    @Test("Only the format's pairs of colour type and depth are accepted")
    func colorTypes() throws {
        let allowed: [UInt8: Set<UInt8>] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        let file = PNGFile(bytes: try Bitmap(width: 1, height: 1).encodedPNG())
        for type in UInt8(0)...8 {
            for depth in UInt8(0)...17 {
                let png = file.replacingHeader(width: 1, height: 1, depth: depth, colorType: type)
                let isAllowed = allowed[type]?.contains(depth) ?? false
                let metadata = try? PNGMetadata(png: png.bytes)
                #expect((metadata != nil) == isAllowed, "type \(type), depth \(depth)")
            }
        }
    }

    @Test("Broken structure is an error that names what is broken")
    func structure() throws {
        let good = PNGFile(bytes: try Bitmap(width: 9, height: 9).encodedPNG())
        #expect(good["PLTE"] != nil)
        func reason(_ change: (inout PNGFile) -> Void) -> String {
            var file = good
            change(&file)
            do {
                _ = try Bitmap(png: file.bytes)
                return "decoded"
            } catch ImageError.corruptPNG(let reason) {
                return reason
            } catch {
                return "\(error)"
            }
        }
        #expect(reason { $0.chunks.swapAt(0, 1) } == "the first chunk is sRGB, not IHDR")
        #expect(reason { $0.chunks[0].payload.append(0) } == "an image header of 14 bytes")
        #expect(reason { $0.chunks[0].payload[12] = 2 }.hasPrefix("an unknown compression"))
        #expect(reason { $0.chunks[1].name = "s\u{1}GB" } == "a chunk name is not four letters")
        #expect(reason { $0.chunks.insert($0.chunks[0], at: 1) } != "decoded")
        #expect(reason { $0.chunks[1].name = "CRIT" } != "decoded")
        #expect(reason { $0.chunks.removeAll { $0.name == "PLTE" } } != "decoded")
        #expect(reason { _ in } == "decoded")
    }

    @Test("A wrong checksum is an error in every chunk, those without pixels included")
    func checksums() throws {
        let png = try Bitmap(width: 9, height: 9).encodedPNG(
            texts: [PNGText(keyword: "a", text: "b")])
        var offset = 8
        for chunk in PNGFile(bytes: png).chunks {
            offset += 12 + chunk.payload.count
            var damaged = png
            damaged[offset - 1] ^= 1
            #expect(throws: ImageError.self, "\(chunk.name)") { try Bitmap(png: damaged) }
        }
    }

    @Test("A chunk beside the image data is bounded, and its content never inflated")
    func longChunks() throws {
        let file = PNGFile(bytes: try Bitmap(width: 9, height: 9).encodedPNG())
        let limit = PNGMetadata.maximumChunkSize
        var png = Array(file.bytes[..<33]) + PNGFile.bigEndian(limit + 1) + Array("zTXt".utf8)
        let error = ImageError.chunkTooLong(name: "zTXt", length: limit + 1, limit: limit)
        #expect(throws: error) { try Bitmap(png: png) }
        png.replaceSubrange(33..<37, with: [0x80, 0, 0, 0])
        #expect(throws: ImageError.self) { try Bitmap(png: png) }
        for name in ["iCCP", "zTXt", "iTXt", "sPLT", "eXIf"] {
            // Deflated data that no decoder could inflate.
            let payload = Array("name\0\0".utf8) + [UInt8](repeating: 0xFF, count: 1_000)
            let bitmap = try Bitmap(png: file.inserting(name, payload).bytes)
            #expect(bitmap == (try Bitmap(width: 9, height: 9)))
        }
    }

    @Test("Bytes after the last chunk are ignored")
    func trailingBytes() throws {
        let bitmap = try Bitmap(width: 3, height: 3, fill: .white)
        #expect(try Bitmap(png: bitmap.encodedPNG() + [1, 2, 3]) == bitmap)
    }
}

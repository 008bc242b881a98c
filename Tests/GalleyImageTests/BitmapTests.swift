import GalleyImage
import Testing

@Suite("Bitmap")
struct BitmapTests {
    @Test("A new bitmap is clear, or filled with the premultiplied colour")
    func filling() throws {
        #expect(try Bitmap(width: 2, height: 1).bytes == [0, 0, 0, 0, 0, 0, 0, 0])
        // 200·128/255 = 100.39, 100·128/255 = 50.2, 1·128/255 = 0.502
        let fill = Color(red: 200, green: 100, blue: 1, alpha: 128)
        let bitmap = try Bitmap(width: 1, height: 2, fill: fill)
        #expect(bitmap.bytes == [100, 50, 1, 128, 100, 50, 1, 128])
        #expect(try Bitmap(width: 1, height: 1, fill: .white).bytes == [255, 255, 255, 255])
    }

    @Test(
        "Sides outside the limits are errors that name the limit",
        arguments: [
            (0, 5, ImageError.noPixels(width: 0, height: 5)),
            (5, -1, .noPixels(width: 5, height: -1)),
            (Int.min, Int.min, .noPixels(width: .min, height: .min)),
            (32_769, 1, .sideTooLong(width: 32_769, height: 1, limit: 32_768)),
            (1, Int.max, .sideTooLong(width: 1, height: .max, limit: 32_768)),
            (32_768, 8_193, .tooManyPixels(width: 32_768, height: 8_193, limit: 268_435_456)),
            (
                32_768, 32_768,
                .tooManyPixels(width: 32_768, height: 32_768, limit: 268_435_456)
            ),
        ])
    func limits(width: Int, height: Int, error: ImageError) {
        #expect(throws: error) { try Bitmap(width: width, height: height) }
        #expect(throws: error) { try Bitmap(width: width, height: height, premultiplied: []) }
        #expect(throws: error) { try Bitmap(width: width, height: height, straight: []) }
    }

    @Test("The longest side is allowed")
    func longestSide() throws {
        #expect(try Bitmap(width: 32_768, height: 1).bytes.count == 131_072)
        #expect(try Bitmap(width: 1, height: 32_768).height == 32_768)
    }

    @Test("Pixels are addressed by column and row from the top left")
    func addressing() throws {
        var bitmap = try Bitmap(width: 3, height: 2)
        bitmap[2, 1] = Color(red: 255, green: 0, blue: 0, alpha: 51)
        #expect(bitmap.bytes[20...] == [51, 0, 0, 51])
        #expect(bitmap.bytes[..<20].allSatisfy { $0 == 0 })
        #expect(bitmap[2, 1] == Color(red: 255, green: 0, blue: 0, alpha: 51))
        let stored = PremultipliedColor(red: 51, green: 0, blue: 0, alpha: 51)
        #expect(bitmap.premultiplied(x: 2, y: 1) == stored)
        #expect(bitmap[0, 0] == .clear)
    }

    @Test("Bytes with straight alpha are premultiplied")
    func straightBytes() throws {
        let bitmap = try Bitmap(
            width: 2, height: 1, straight: [255, 128, 1, 128, 9, 8, 7, 0])
        #expect(bitmap.bytes == [128, 64, 1, 128, 0, 0, 0, 0])
    }

    @Test("Premultiplied bytes are taken as they are, or refused at the first wrong pixel")
    func premultipliedBytes() throws {
        let bytes: [UInt8] = [1, 2, 3, 3, 0, 0, 0, 0, 9, 9, 9, 255, 4, 4, 4, 4]
        #expect(try Bitmap(width: 2, height: 2, premultiplied: bytes).bytes == bytes)
        for channel in 12..<15 {
            var wrong = bytes
            wrong[channel] = 5
            #expect(throws: ImageError.notPremultiplied(x: 1, y: 1)) {
                try Bitmap(width: 2, height: 2, premultiplied: wrong)
            }
        }
    }

    @Test("A wrong number of bytes is an error", arguments: [0, 15, 17, 32])
    func byteCount(count: Int) {
        let bytes = [UInt8](repeating: 0, count: count)
        let error = ImageError.wrongByteCount(count: count, expected: 16)
        #expect(throws: error) { try Bitmap(width: 2, height: 2, premultiplied: bytes) }
        #expect(throws: error) { try Bitmap(width: 2, height: 2, straight: bytes) }
    }

    @Test("Lent bytes are the bitmap's own")
    func lending() throws {
        var bitmap = try Bitmap(width: 2, height: 2)
        bitmap.withMutableBytes { $0[15] = 7 }
        #expect(bitmap.withBytes { $0[15] } == 7)
        #expect(bitmap[1, 1].alpha == 7)
    }

    @Test("A pixel outside the bitmap is a programmer's mistake")
    func outside() async {
        await #expect(processExitsWith: .failure) {
            let bitmap = try Bitmap(width: 2, height: 2)
            _ = bitmap[2, 0]
        }
    }

    @Test("Every error is one sentence that says what to do")
    func descriptions() {
        let errors: [ImageError] = [
            .noPixels(width: 0, height: 0), .sideTooLong(width: 1, height: 2, limit: 3),
            .tooManyPixels(width: 1, height: 2, limit: 3), .wrongByteCount(count: 1, expected: 4),
            .notPremultiplied(x: 1, y: 2), .emptyFile, .gitLFSPointer, .notPNG, .truncatedPNG,
            .corruptPNG(reason: "no reason"), .chunkTooLong(name: "tEXt", length: 2, limit: 1),
            .scaleOutOfRange(0), .invalidKeyword("\n"), .invalidText(keyword: "a"), .outOfMemory,
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        for text in errors.map(\.description) {
            #expect(!text.hasSuffix(".") && text.contains(":") && !text.contains("\n"))
            #expect(!text.contains(". "))
        }
        #expect(ImageError.gitLFSPointer.description.contains("git lfs pull"))
    }
}

import GalleyImage
import Testing

// Hashes by Python's hashlib over b"RGBA8\0", width and height as "<II", and the straight pixels.
@Suite("Pixel hash")
struct PixelHashTests {
    @Test("A clear pixel has no colour, however its file spells it")
    func clear() throws {
        let hash = "6075aa0b6933daf8a781b0c9c97617c3756c415eff62caf24aafb0d125c158fd"
        let straight = try StraightBitmap(
            width: 2, height: 1, bytes: [255, 0, 0, 255, 10, 20, 30, 0])
        #expect(PixelHash.digest(of: straight).description == hash)
        var bitmap = try Bitmap(width: 2, height: 1)
        bitmap[0, 0] = Color(red: 255, green: 0, blue: 0)
        #expect(PixelHash.digest(of: bitmap).description == hash)
    }

    @Test("Translucent pixels count with straight alpha, from a bitmap and from a file")
    func translucent() throws {
        let hash = "0131c2fd1d0ca94ba9621f307783a833f29a57093975609d1179fe7c5fb74988"
        let bytes: [UInt8] = [100, 50, 25, 128, 1, 2, 3, 255]
        let straight = try StraightBitmap(width: 1, height: 2, bytes: bytes)
        #expect(PixelHash.digest(of: straight).description == hash)
        // 100, 50 and 25 of 255 at alpha 128 survive premultiplying: 50, 25 and 13 come back as
        // 100, 50 and 26, so only pictures whose colours do may be compared.
        let bitmap = try Bitmap(width: 1, height: 2, straight: bytes)
        let own = PixelHash.digest(of: StraightBitmap(bitmap))
        #expect(PixelHash.digest(of: bitmap) == own)
    }

    @Test("Width and height are part of the hash")
    func size() throws {
        let bytes = [UInt8](Array(repeatElement([7, 8, 9, 255] as [UInt8], count: 300)).joined())
        let wide = try StraightBitmap(width: 300, height: 1, bytes: bytes)
        let high = try StraightBitmap(width: 1, height: 300, bytes: bytes)
        let hash = "6a138affe0e6a81134088cc31e7d32644224b202945a8d069c6a89375c201142"
        #expect(PixelHash.digest(of: wide).description == hash)
        #expect(PixelHash.digest(of: high) != PixelHash.digest(of: wide))
    }
}

@Suite("Texts in PNG files")
struct PNGTextInsertionTests {
    @Test("Inserted texts give the bytes that the encoder writes with them")
    func bytes() throws {
        var bitmap = try Bitmap(width: 9, height: 5, fill: .white)
        bitmap[3, 2] = Color(red: 20, green: 30, blue: 40, alpha: 50)
        let texts = [
            PNGText(keyword: "Galley pixels", text: "12"), PNGText(keyword: "Note", text: "ä"),
        ]
        let plain = try bitmap.encodedPNG(scale: 2)
        let inserted = try PNGText.insert(texts, into: plain) { _ in false }
        #expect(try bitmap.encodedPNG(scale: 2, texts: texts) == inserted)
        let replaced = try PNGText.insert([], into: inserted) { _ in true }
        #expect(replaced == plain)
    }

    @Test("Only texts of the keywords that make room are dropped")
    func replacing() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        let png = try bitmap.encodedPNG(
            texts: [PNGText(keyword: "Mine", text: "1"), PNGText(keyword: "Theirs", text: "2")])
        let result = try PNGText.insert([PNGText(keyword: "Mine", text: "3")], into: png) {
            $0 == "Mine"
        }
        #expect(try PNGMetadata(png: result).texts.map(\.text) == ["2", "3"])
    }
}

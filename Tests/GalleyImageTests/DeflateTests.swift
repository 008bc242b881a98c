import Testing

@testable import GalleyImage

@Suite("Compression")
struct DeflateTests {
    /// What a picture of 8-bit grey pixels shows.
    enum Content: String, CaseIterable {
        case flat
        case stripes
        case noise
        case diagonal
    }

    /// Numbers that look random and are the same everywhere (Numerical Recipes' generator).
    private static func noise(_ count: Int) -> [UInt8] {
        var state: UInt32 = 1
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }

    private static func greys(_ content: Content, _ width: Int, _ height: Int) -> [UInt8] {
        switch content {
        case .flat: [UInt8](repeating: 7, count: width * height)
        case .stripes: (0..<width * height).map { UInt8($0 % width % 5 * 40) }
        case .noise: noise(width * height)
        case .diagonal: (0..<width * height).map { UInt8(($0 % width + $0 / width) % 251) }
        }
    }

    @Test(
        "What libpng reads is what was compressed",
        arguments: [Content.flat, .stripes, .noise, .diagonal],
        [(1, 1), (2, 1), (1, 300), (257, 3), (240, 80), (1_000, 70)])
    func roundTrip(content: Content, size: (width: Int, height: Int)) throws {
        let greys = Self.greys(content, size.width, size.height)
        let bitmap = try Bitmap(
            width: size.width, height: size.height, straight: greys.flatMap { [$0, $0, $0, 255] })
        #expect(try Bitmap(png: bitmap.encodedPNG()) == bitmap)
    }

    @Test("Pictures of many colours come back, with and without alpha")
    func colors() throws {
        for alpha in [UInt8(255), 200] {
            let noise = Self.noise(90 * 90 * 4)
            let bytes = noise.enumerated().map { $0.offset % 4 == 3 ? alpha : $0.element }
            let bitmap = try Bitmap(width: 90, height: 90, straight: bytes)
            #expect(try Bitmap(png: bitmap.encodedPNG()) == bitmap)
        }
    }

    @Test("A match reaches back 32768 bytes and no further")
    func window() throws {
        let noise = Self.noise(32_768)
        // Each picture is one row of noise that begins again, once in reach and once beyond.
        for (period, isInReach) in [(32_768, true), (32_769, false)] {
            let row = (0..<period + 1_000).map { index in
                index % period < noise.count ? noise[index % period] : 0
            }
            let stream = ZlibStream.compress(
                row.span, rowDistance: period, pixelDistance: 1)
            // Noise takes a byte each; a thousand bytes that are matches take four each 258.
            #expect((stream.count < period + 500) == isInReach)
        }
    }

    @Test("What can't be compressed grows by less than a thousandth")
    func incompressible() {
        let noise = Self.noise(400_000)
        let stream = ZlibStream.compress(noise.span, rowDistance: 1_000, pixelDistance: 1)
        #expect(stream.count < noise.count + noise.count / 1_000)
        #expect(stream.count >= noise.count)
    }

    @Test(
        "A block may fill up while a match is put off for a longer one",
        arguments: 32_735...32_755)
    func fullBlock(noiseCount: Int) throws {
        // The last eight bytes begin with a match of four, and one of seven follows; whatever the
        // tokens of a block, some number of literals before them ends it between the two.
        let greys =
            Self.noise(noiseCount) + [2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 9]
            + [1, 2, 3, 4, 5, 6, 7, 8] + (0...255)
        let bitmap = try Bitmap(
            width: greys.count / 16, height: 16,
            straight: greys.prefix(greys.count / 16 * 16).flatMap { [$0, $0, $0, 255] })
        #expect(try Bitmap(png: bitmap.encodedPNG()) == bitmap)
    }

    @Test("A picture of one colour takes a bit for every 31 bytes or less")
    func flat() {
        let flat = [UInt8](repeating: 3, count: 1_000_000)
        let stream = ZlibStream.compress(flat.span, rowDistance: 1_000, pixelDistance: 1)
        // One bit for the length and one for the distance of each match of 258 bytes.
        #expect(stream.count < 1_000_000 / 258 * 2 / 8 + 200)
    }

    @Test(
        "Code lengths are optimal: their sum is Huffman's",
        arguments: [
            // Worked by hand: merging the two lightest until one is left.
            (frequencies: [1, 1, 2, 4], lengths: [3, 3, 2, 1]),
            (frequencies: [5, 5, 5, 5], lengths: [2, 2, 2, 2]),
            (frequencies: [0, 9, 0, 3], lengths: [0, 1, 0, 1]),
            (frequencies: [0, 0, 6], lengths: [0, 0, 1]),
            (frequencies: [0, 0], lengths: [0, 0]),
        ])
    func huffman(frequencies: [UInt32], lengths: [UInt8]) {
        #expect(HuffmanLengths.lengths(of: frequencies, limit: 15) == lengths)
    }

    @Test("Codes stay within the limit and complete, where Huffman's would be longer")
    func limit() {
        // Fibonacci's numbers give the deepest tree: 30 symbols would take up to 29 bits.
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        for limit in [5, 7, 15] {
            let lengths = HuffmanLengths.lengths(of: frequencies, limit: limit)
            #expect(lengths.allSatisfy { (1...limit).contains(Int($0)) })
            let sum = lengths.reduce(0) { $0 + 1 << (limit - Int($1)) }
            #expect(sum == 1 << limit, "Kraft's sum of \(lengths) must be 1")
            // More frequent symbols never have longer codes.
            #expect(lengths == lengths.sorted(by: >))
        }
    }

    @Test("Codes of one length follow one another (RFC 1951, 3.2.2)")
    func codes() {
        // The example of the section: A–H have 3, 3, 3, 3, 3, 2, 4, 4 bits.
        let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
        // 010 011 100 101 110 00 1110 1111, first bit lowest.
        #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }

    @Test(
        "Lengths have the symbols of the tables (RFC 1951, 3.2.5)",
        arguments: [
            (3, 257, 0, 0), (10, 264, 0, 0), (11, 265, 1, 0), (12, 265, 1, 1), (34, 272, 2, 3),
            (115, 280, 4, 0), (131, 281, 5, 0), (257, 284, 5, 30), (258, 285, 0, 0),
        ])
    func lengthSymbols(length: Int, number: Int, count: Int, extra: UInt32) {
        let symbol = DeflateSymbol(length: length)
        #expect((symbol.number, symbol.extraCount, symbol.extra) == (number, count, extra))
    }

    @Test(
        "Distances have the symbols of the tables (RFC 1951, 3.2.5)",
        arguments: [
            (1, 0, 0, 0), (4, 3, 0, 0), (5, 4, 1, 0), (8, 5, 1, 1), (192, 14, 6, 63),
            (193, 15, 6, 0), (24_577, 29, 13, 0), (32_768, 29, 13, 8_191),
        ])
    func distanceSymbols(distance: Int, number: Int, count: Int, extra: UInt32) {
        let symbol = DeflateSymbol(distance: distance)
        #expect((symbol.number, symbol.extraCount, symbol.extra) == (number, count, extra))
    }

    @Test("The checksum is Adler's", arguments: [0, 1, 15, 16, 17, 4_096, 4_111, 100_000])
    func adler(count: Int) {
        let bytes = Self.noise(count).map { $0 | 0xC0 }
        // The definition, byte by byte (RFC 1950, 8.2).
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        #expect(Adler32.checksum(bytes.span) == UInt32(second << 16 | first))
        #expect(Adler32.checksum(Array("Wikipedia".utf8).span) == 0x11E6_0398)
    }

    @Test("The checksum of chunks is the same eight bytes at a time", arguments: [7, 8, 9, 1_000])
    func crc(count: Int) {
        let bytes = Self.noise(count)
        // The definition, bit by bit (PNG specification, annex D).
        var value = UInt32.max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
        #expect(CRC32.checksum(bytes.span) == ~value)
    }
}

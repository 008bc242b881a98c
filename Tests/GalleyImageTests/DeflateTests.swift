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
        [(1, 1), (2, 1), (7, 1), (8, 1), (1, 300), (257, 3), (240, 80), (1_000, 70)])
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
        arguments: 0..<14)
    func fullBlock(phase: Int) throws {
        // Of each 20 bytes the last eight begin with a match of four, and one of seven follows, so
        // that they take 14 tokens; a block of any size ends between the two for one of 14 phases.
        let noise = Self.noise(2_000 * 9)
        var greys = [UInt8](noise.prefix(phase))
        for group in 0..<2_000 {
            let start = group * 9
            let bytes = noise[start..<start + 8]
            greys += bytes.dropFirst() + bytes.prefix(4) + [noise[start + 8]] + bytes
        }
        let width = 2_000
        let height = greys.count / width
        let bitmap = try Bitmap(
            width: width, height: height,
            straight: greys.prefix(width * height).flatMap { [$0, $0, $0, 255] })
        #expect(try Bitmap(png: bitmap.encodedPNG()) == bitmap)
    }

    @Test("Rows that repeat at the window's end come back", arguments: [32_766, 32_767, 32_768])
    func farRows(width: Int) throws {
        // With the filter's byte a row of 32767 is as long as the farthest match is far.
        let row = Self.noise(width)
        let bitmap = try Bitmap(
            width: width, height: 2, straight: (row + row).flatMap { [$0, $0, $0, 255] })
        let png = try bitmap.encodedPNG()
        #expect(try Bitmap(png: png) == bitmap)
        // Noise takes a byte a pixel, once or twice.
        #expect((png.count < width * 3 / 2) == (width < 32_768))
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
        #expect(HuffmanLengths.lengths(of: frequencies.span, limit: 15) == lengths)
    }

    @Test(
        "Codes take as many bits as Huffman's, whatever the frequencies",
        arguments: [2, 3, 19, 30, 285, 286], [17, 22])
    func optimal(count: Int, shift: Int) {
        let noise = Self.noise(4 * count)
        let frequencies = (0..<count).map { symbol in
            let word = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(noise[4 * symbol + $1]) }
            // Up to 128, of which few are equal, or 4, of which most are: no code is too long.
            return ((word >> 8) >> UInt32(shift)) + 1
        }
        // Huffman's procedure: the two lightest become one until one is left, at their sum's cost.
        var weights = frequencies.map(Int.init).sorted()
        var cost = 0
        while weights.count > 1 {
            let sum = weights[0] + weights[1]
            cost += sum
            weights.removeFirst(2)
            weights.insert(sum, at: weights.firstIndex { $0 >= sum } ?? weights.endIndex)
        }
        let lengths = HuffmanLengths.lengths(of: frequencies.span, limit: 15)
        let sum = lengths.reduce(0) { $0 + 1 << (15 - Int($1)) }
        #expect(sum == 1 << 15, "Kraft's sum must be 1")
        #expect(zip(lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) } == cost)
    }

    @Test("Codes stay within the limit and complete, where Huffman's would be longer")
    func limit() {
        // Fibonacci's numbers give the deepest tree: 30 symbols would take up to 29 bits.
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        for limit in [5, 7, 15] {
            let lengths = HuffmanLengths.lengths(of: frequencies.span, limit: limit)
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
        let codes = code.entries.map { $0 & 0xFFFF }
        #expect(codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
        #expect(code.entries.indices.map { code.length(of: $0) } == [3, 3, 3, 3, 3, 2, 4, 4])
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

    /// Adler's checksum by its definition, byte by byte (RFC 1950, 8.2).
    private static func adler(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        return UInt32(second << 16 | first)
    }

    /// The check of ISO 3309 by its definition, bit by bit (PNG specification, annex D).
    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var value = UInt32.max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
        return ~value
    }

    // Published values; zlib's own adler32 gives the same for each text.
    @Test(
        "Texts have Adler's published checksums",
        arguments: [
            ("", 0x0000_0001), ("a", 0x0062_0062), ("abc", 0x024D_0127),
            ("Wikipedia", 0x11E6_0398), ("message digest", 0x2975_0586),
            ("abcdefghijklmnopqrstuvwxyz", 0x9086_0B20),
        ] as [(String, UInt32)])
    func adlerTexts(text: String, sum: UInt32) {
        #expect(Adler32.checksum(Array(text.utf8).span) == sum)
    }

    @Test(
        "The checksum is Adler's for the largest bytes and any length",
        arguments: [0, 1, 15, 16, 17, 351, 352, 353, 367, 368, 704, 5_552, 5_553, 70_000])
    func adler(count: Int) {
        for bytes in [[UInt8](repeating: 255, count: count), Self.noise(count)] {
            #expect(Adler32.checksum(bytes.span) == Self.adler(bytes[...]))
        }
    }

    @Test(
        "The checksums don't depend on where bytes begin or how they are split", arguments: 0..<17)
    func alignment(start: Int) {
        let bytes = Self.noise(900)
        for end in [start, start + 1, start + 8, start + 15, start + 16, start + 33, 400, 899] {
            let part = bytes.span.extracting(start..<end)
            #expect(Adler32.checksum(part) == Self.adler(bytes[start..<end]))
            #expect(CRC32.checksum(part) == Self.crc(bytes[start..<end]))
            let before = Adler32.checksum(bytes.span.extracting(..<start))
            #expect(Adler32.checksum(part, after: before) == Self.adler(bytes[..<end]))
        }
        // The check value that catalogues of such codes give.
        #expect(CRC32.checksum(Array("123456789".utf8).span) == 0xCBF4_3926)
    }

    @Test("Bits fill bytes from the lowest up, whatever is written at once")
    func bits() {
        let noise = Self.noise(400)
        var writer = BitWriter(after: [0xAB])
        var expected: [Bool] = []
        // Pieces of 0 to 56 bits, in several calls that may each end inside a byte.
        for start in stride(from: 0, to: 320, by: 8) {
            writer.write(bits: 8 * 56) { cursor in
                for place in start..<start + 8 {
                    let count = Int(noise[place]) % 57
                    let value = (0..<7).reduce(UInt64(0)) { $0 << 8 | UInt64(noise[place + $1]) }
                    let bits = value & ((1 << UInt64(count)) - 1)
                    cursor.write(bits, count: count)
                    for bit in 0..<count { expected.append(bits >> UInt64(bit) & 1 == 1) }
                }
            }
        }
        writer.write(bits: 8) { $0.alignToByte() }
        var bytes: [UInt8] = [0xAB]
        for start in stride(from: 0, to: expected.count, by: 8) {
            let byte = expected[start..<min(start + 8, expected.count)]
            bytes.append(byte.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
        }
        #expect(writer.takeBytes() == bytes)
    }
}

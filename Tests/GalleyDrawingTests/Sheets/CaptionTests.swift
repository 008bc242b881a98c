import Testing

@testable import GalleyDrawing

@Suite("Captions of sheets")
struct CaptionTests {
    private static let ascii = (0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }

    @Test("Every character of ASCII has a letter of its own", arguments: [1, 1.5, 2, 3])
    func letters(scale: Double) throws {
        let face = try CaptionFace(scale: scale)
        var seen: Set<[UInt8]> = []
        for scalar in Self.ascii + ["…", "é"] {
            let letter = face.letter(of: scalar)
            #expect(letter.coverage.count == letter.width * face.height)
            #expect(letter.advance > letter.width)
            // Bytes of the same shape may be as many in letters of another width.
            #expect(seen.insert(letter.coverage + [UInt8(letter.width)]).inserted, "\(scalar)")
            #expect(letter.coverage.contains { $0 > 127 } == (scalar != " "), "\(scalar)")
        }
        #expect(face.letter(of: "文").coverage == face.letter(of: "é").coverage)
    }

    // A stem is a line of one point between the middles of the rows of its ends, with round ends.
    @Test("A stem fills a column of whole pixels")
    func stem() throws {
        let face = try CaptionFace(scale: 1)
        let letter = face.letter(of: "I")
        #expect(face.height == 11 && letter.width == 1 && letter.advance == 2)
        // From the top of capitals, below one row of headroom, to the baseline.
        #expect(letter.coverage[0] == 0 && letter.coverage[8...] == [0, 0, 0])
        #expect(letter.coverage[2...6].allSatisfy { $0 == 255 })
        // Half a disc over the outer half of a pixel: (1/2 + π/8) of 255 is 227.7.
        #expect(abs(Int(letter.coverage[1]) - 228) <= 1 && letter.coverage[7] == letter.coverage[1])
    }

    // By hand: a letter of four points advances by five, the underscore too; m and w are wider.
    @Test("A text is as wide as its letters and the gaps between them")
    func width() throws {
        let face = try CaptionFace(scale: 1)
        #expect(face.width(of: "add_on") == 6 * 5 - 1)
        #expect(face.width(of: "") <= 0 && face.line("").coverage.isEmpty)
        #expect(try CaptionFace(scale: 2).width(of: "add_on") == 2 * (6 * 5 - 1))
    }

    /// A text, the most letters of a line, and the lines it must break into.
    static let breaks: [(String, Int, [String])] = [
        ("add_on", 6, ["add_on"]),
        ("add_one", 6, ["add_", "one"]),
        ("add_one_bug", 6, ["add_", "one_", "bug"]),
        ("add, one", 7, ["add,", "one"]),
        ("add, one_bug", 10, ["add,", "one_bug"]),
        ("abacadabac", 4, ["abac", "adab", "ac"]),
        ("add_one_bug_day", 5, ["add_", "one_", "bug…"]),
        ("", 5, []),
    ]

    // Every letter but the comma and the space is four points wide, the ellipsis takes five.
    @Test(
        "Names break between names, after underscores and, at last, inside words", arguments: breaks
    )
    func breaking(text: String, letters: Int, lines: [String]) throws {
        let breaker = CaptionBreaker(
            face: try CaptionFace(scale: 1), width: letters * 5 - 1, lineLimit: 3)
        #expect(breaker.lines(of: text) == lines)
    }

    @Test("No line is wider than there is room for")
    func room() throws {
        let face = try CaptionFace(scale: 1)
        let breaker = CaptionBreaker(face: face, width: 88, lineLimit: 3)
        for length in stride(from: 1, to: 300, by: 7) {
            let text = String(
                String.UnicodeScalarView((0..<length).map { Self.ascii[$0 * 37 % 95] }))
            let lines = breaker.lines(of: text)
            #expect(lines.count <= 3 && lines.allSatisfy { face.width(of: $0) <= 88 })
        }
        let narrow = CaptionBreaker(face: face, width: 1, lineLimit: 3)
        #expect(narrow.lines(of: "www").count <= 3)
    }
}

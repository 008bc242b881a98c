import GalleyText
import Testing

@Suite("Icon notation")
struct IconNotationTests {
    @Test(
        "code points are written as themselves or as U+, names in ASCII",
        arguments: [
            ("\u{E6DF}", .codePoints(["\u{E6DF}"])),
            ("\u{E6DF}\u{EA9B}", .codePoints(["\u{E6DF}", "\u{EA9B}"])),
            ("U+E6DF", .codePoints(["\u{E6DF}"])),
            ("u+e6df", .codePoints(["\u{E6DF}"])),
            ("U+E6DF U+EA9B", .codePoints(["\u{E6DF}", "\u{EA9B}"])),
            ("U+E6DFU+EA9B", .codePoints(["\u{E6DF}", "\u{EA9B}"])),
            ("U+F0001", .codePoints(["\u{F0001}"])),
            ("U+10FFFF", .codePoints(["\u{10FFFF}"])),
            ("U+41", .codePoints(["A"])),
            ("multiline_chart", .named("multiline_chart")),
            ("10k", .named("10k")),
            ("U", .named("U")),
            ("e6df", .named("e6df")),
            ("", nil), ("U+", nil), ("U+D800", nil), ("U+110000", nil), ("U+1234567", nil),
            ("U+E6DF ,", nil), ("U+E6DF name", nil), ("a\u{E6DF}", nil),
        ] as [(String, Icon?)])
    func reads(text: String, expected: Icon?) {
        #expect(Icon(text) == expected)
    }

    @Test("a code point key takes ASCII as it is")
    func codePoints() {
        #expect(Icon(codePoints: "a1") == .codePoints(["a", "1"]))
        #expect(Icon(codePoints: "U+E6DF") == .codePoints(["\u{E6DF}"]))
        #expect(Icon(codePoints: "") == nil)
    }

    @Test("255 scalars are the limit of names and of code points")
    func limits() {
        let scalars = String(repeating: "\u{E6DF}", count: 255)
        let name = String(repeating: "a", count: 255)
        #expect(Icon(scalars) != nil)
        #expect(Icon(scalars + "\u{E6DF}") == nil)
        #expect(Icon(name) == .named(name))
        #expect(Icon(name + "a") == nil)
    }
}

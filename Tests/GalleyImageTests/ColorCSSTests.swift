import GalleyImage
import Testing

@Suite("Colour from CSS")
struct ColorCSSTests {
    // Expected by hand from CSS Color 4, sections 5.1 and 5.2.
    @Test(
        "Hexadecimal and functional notations are read",
        arguments: [
            ("#f00", Color(red: 255, green: 0, blue: 0)),
            ("#1a2B", Color(red: 0x11, green: 0xAA, blue: 0x22, alpha: 0xBB)),
            ("#0A84ff", Color(red: 0x0A, green: 0x84, blue: 0xFF)),
            ("#0a84ff80", Color(red: 0x0A, green: 0x84, blue: 0xFF, alpha: 0x80)),
            ("rgb(1, 20,255)", Color(red: 1, green: 20, blue: 255)),
            ("rgba(1,2,3,1)", Color(red: 1, green: 2, blue: 3)),
            ("rgba(1, 2, 3, 0)", Color(red: 1, green: 2, blue: 3, alpha: 0)),
            ("rgba(1, 2, 3, .5)", Color(red: 1, green: 2, blue: 3, alpha: 128)),
            ("rgba(1, 2, 3, 0.2)", Color(red: 1, green: 2, blue: 3, alpha: 51)),
            ("rgba( 1 ,\t2 ,\n3 , 40% )", Color(red: 1, green: 2, blue: 3, alpha: 102)),
            ("rgba(1, 2, 3, 5e-1)", Color(red: 1, green: 2, blue: 3, alpha: 128)),
        ])
    func reads(text: String, expected: Color) {
        #expect(Color(css: text) == expected)
    }

    @Test(
        "Anything else is no colour",
        arguments: [
            "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "# fff", "#fff ",
            "#ｆｆｆ", "#\u{301}fff", "##fff", "fff", "red", "rgb", "rgb(", "rgb()", "rgb)(",
            "rgb(1,2)", "rgb(1,2,3,4)", "rgba(1,2,3)", "rgba(1,2,3,)", "rgb(1,2,3",
            "rgb(1,2,3))", "rgb(256,0,0)", "rgb(-1,0,0)", "rgb(1.5,0,0)", "rgb(1 2 3)",
            "RGB (1,2,3)", "rgb (1,2,3)", "rgb(0x1,0,0)", "rgb(١,٢,٣)", "rgb(,,)", "rgb(1,,3)",
            "rgba(0,0,0,nan)", "rgba(0,0,0,inf)", "rgba(0,0,0,-0.1)", "rgba(0,0,0,1.01)",
            "rgba(0,0,0,101%)", "rgba(0,0,0,%)", "rgba(0,0,0,0x1p-1)", "rgba(0,0,0,1e400)",
            "rgba(0,0,0,infinity)", "rgba(0,0,0,1.)", "rgba(0,0,0,1.e0)", "rgba(0,0,0,1%%)",
            "rgba(0,0,0,0 .5)",
            "rgb(1,2,3)\u{301}", "rgb(\u{A0}1,2,3)", "\0", "#00\0", "rgb(1,2,3\0)",
        ])
    func refuses(text: String) {
        #expect(Color(css: text) == nil)
    }

    @Test("Very long text is refused")
    func longText() {
        #expect(Color(css: "#" + String(repeating: "f", count: 100_000)) == nil)
        #expect(Color(css: "rgb(" + String(repeating: "1,", count: 50_000) + ")") == nil)
        #expect(Color(css: String(repeating: "(", count: 100_000) + ")") == nil)
        #expect(Color(css: "rgb(" + String(repeating: "9", count: 100_000) + ",0,0)") == nil)
    }
}

import GalleyImage
import Testing

@Suite("Picture scales by file name")
struct FileScaleTests {
    static let names: [(String, Int)] = [
        ("icon.png", 1), ("icon@2x.png", 2), ("a/b@3x/icon@3x.png", 3), ("icon@2x~ipad.png", 2),
        ("b@3x/icon.png", 1), ("icon@0x.png", 1), ("icon@22x.png", 1), ("icon@x.png", 1),
        ("icon2x.png", 1), ("icon@2x", 2), ("", 1), ("@2x.png", 2), ("icon@-2x.png", 1),
    ]

    @Test("The suffix before the extension says how many pixels span a point", arguments: names)
    func suffix(name: String, scale: Int) {
        #expect(Bitmap.pixelsPerPoint(ofFileNamed: name) == scale)
    }
}

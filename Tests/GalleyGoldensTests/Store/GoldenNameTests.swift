import Testing

@testable import GalleyGoldens

@Suite("Golden names")
struct GoldenNameTests {
    // Worked out by hand from the rule: bytes of UTF-8 outside A–Z a–z 0–9 . _ - + are escaped, and a
    // dot at either end.
    @Test(
        "A name's characters are escaped byte by byte",
        arguments: [
            ("a b", "s/a%20b"), ("a-b", "s/a-b"), ("a/b", "s/a%2Fb"), ("..", "s/%2E%2E"),
            (".a.", "s/%2Ea%2E"), ("a.b", "s/a.b"), ("é", "s/%C3%A9"), ("a~b@2x", "s/a%7Eb%402x"),
            ("50%", "s/50%25"), ("文", "s/%E6%96%87"), ("a\u{0}b", "s/a%00b"),
        ])
    func escaping(name: String, path: String) throws {
        let golden = try GoldenName(suite: "s", name: name)
        #expect(golden.path == path)
        let again = try GoldenName(path: path)
        #expect(again == golden && again.name.utf8.elementsEqual(name.utf8))
    }

    @Test("Names that differ in any byte have different files, composed and decomposed letters too")
    func injective() throws {
        let names = [
            "a b", "a-b", "a_b", "a%20b", "a+b", "a/b", "a", "A", "e\u{301}", "\u{E9}", "a~b",
            "a.b",
            ".a", "%2Ea", "a@2x", "a~x=1", "a,b=c",
        ]
        let paths = Set(try names.map { try GoldenName(suite: "", name: $0).path })
        #expect(paths.count == names.count)
    }

    @Test("Axes and scale follow the name and are read back")
    func variants() throws {
        let name = try GoldenName(
            suite: "screens/login", name: "save",
            axes: [
                GoldenName.Axis("state", "highlighted+selected"),
                GoldenName.Axis("locale", "zh,TW"),
            ], scale: 3)
        #expect(name.path == "screens/login/save~state=highlighted+selected,locale=zh%2CTW@3x")
        let again = try GoldenName(path: name.path)
        #expect(again.suite == "screens/login" && again.name == "save" && again.scale == 3)
        #expect(again.axes == name.axes)
    }

    @Test("Files of another tool keep their scale and axes, and all else is escaped")
    func foreign() throws {
        #expect(try GoldenName(foreignFile: "a/Login Screen@2x").path == "a/Login%20Screen@2x")
        #expect(try GoldenName(foreignFile: "x~theme=dark").path == "x~theme=dark")
        #expect(try GoldenName(foreignFile: "x~y").path == "x%7Ey")
        #expect(try GoldenName(foreignFile: "a%20b").path == "a%2520b")
    }

    @Test(
        "What is no name is refused",
        arguments: ["", "a//b", "/a", "a/", "a%2", "a%zz", "a b", "../a", "a%ff", "a@1x", "%61"])
    func refused(path: String) {
        #expect(throws: GoldenStoreError.self) { try GoldenName(path: path) }
    }

    // Reference: `case~appearance=dark@3x` → `case~appearance=dark` → `case`.
    @Test("Goldens of equal axes stand in, the scale given up first")
    func fallback() throws {
        let name = try GoldenName(path: "s/case~appearance=dark,direction=rtl@3x")
        #expect(name.fallbacks(equalAxes: []).map(\.path) == [name.path])
        #expect(
            name.fallbacks(equalAxes: ["scale", "appearance"]).map(\.path) == [
                name.path, "s/case~appearance=dark,direction=rtl", "s/case~direction=rtl",
            ])
        #expect(
            name.fallbacks(equalAxes: ["direction", "appearance", "scale"]).map(\.path).last
                == "s/case")
    }
}

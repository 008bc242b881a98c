import GalleyFonts
import Testing

@Suite("Nearest names")
struct NearestNameTests {
    @Test(
        "the distance counts insertions, deletions, substitutions and swaps",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("same", "same", 0),
            ("kitten", "sitting", 3), ("teh", "the", 1), ("fonst", "fonts", 1),
            // The unrestricted distance: CA, AC, ABC. Without editing a swap again it is 3.
            ("CA", "ABC", 2), ("abcdef", "bacdfe", 2), ("文字", "字文", 1),
        ])
    func distance(first: String, second: String, expected: Int) {
        #expect(NearestName.distance(first, second) == expected)
        #expect(NearestName.distance(second, first) == expected)
    }

    @Test("equal distances keep the order of declaration")
    func order() {
        let ranked = NearestName.ranked(for: "b", among: ["xx", "c", "a", "bb"], count: 3)
        #expect(ranked == ["c", "a", "bb"])
    }

    @Test("nothing is suggested where more than half would change")
    func suggestion() {
        #expect(NearestName.suggestion(for: "titel", among: ["title", "icon"]) == "title")
        #expect(NearestName.suggestion(for: "q", among: ["title", "icon"]) == nil)
        #expect(NearestName.suggestion(for: "q", among: []) == nil)
    }
}

import GalleyButtons
import Testing

@Suite("Name patterns")
struct NamePatternTests {
    @Test(
        "a pattern matches whole names",
        arguments: [
            ("save", "save", true), ("save", "Save", false), ("save", "saved", false),
            ("*", "", true), ("*", "anything.at-all", true), ("**", "a", true),
            ("icon-*", "icon-left", true), ("icon-*", "icon-", true), ("icon-*", "icon", false),
            ("*-left", "icon-left", true), ("*-left", "icon-left2", false),
            ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXcYb", false), ("*a*", "bab", true),
            ("*ab", "aab", true), ("*aab*", "aaaab", true),
            ("?", "a", true), ("?", "", false), ("?", "ab", false), ("a?c", "abc", true),
            ("[abc]", "b", true), ("[abc]", "d", false), ("[a-c]x", "cx", true),
            ("[!a-c]", "d", true), ("[!a-c]", "b", false), ("[!a]", "", false),
            ("[]]", "]", true), ("[!]]", "]", false), ("[!]]", "a", true),
            ("[a-]", "-", true), ("[-a]", "-", true), ("[a-]", "b", false),
            ("[a-cx-z]", "y", true), ("[a-cx-z]", "m", false), ("[!!]", "!", false),
            ("a.b", "axb", false), ("*[0-9]", "button10", true), ("]", "]", true),
        ] as [(String, String, Bool)])
    func matches(pattern: String, name: String, expected: Bool) throws {
        #expect(try NamePattern(pattern).matches(name) == expected)
    }

    @Test(
        "a malformed pattern is an error that says why",
        arguments: [
            ("", "found nothing; allowed is a name or a pattern"),
            ("a[bc", "found \"[\" without \"]\"; allowed is a set such as [abc] or [!a-c]"),
            ("[", "found \"[\" without \"]\"; allowed is a set such as [abc] or [!a-c]"),
            ("[!", "found \"[\" without \"]\"; allowed is a set such as [abc] or [!a-c]"),
            ("[]", "found \"[\" without \"]\"; allowed is a set such as [abc] or [!a-c]"),
            ("[!]", "found \"[\" without \"]\"; allowed is a set such as [abc] or [!a-c]"),
            ("[a-", "found \"[\" without \"]\"; allowed is a set such as [abc] or [!a-c]"),
            ("[c-a]", "found the range c-a; allowed is a-c"),
        ])
    func malformed(pattern: String, message: String) {
        let error = #expect(throws: ButtonsError.self) { try NamePattern(pattern) }
        #expect(error?.description == "filter \"\(pattern)\": \(message)")
    }

    @Test("many stars before a mismatch take no exponential time", .timeLimit(.minutes(1)))
    func hostile() throws {
        let pattern = try NamePattern(String(repeating: "*a", count: 60) + "b")
        let name = String(repeating: "a", count: 2_000)
        #expect(!pattern.matches(name))
        #expect(pattern.matches(name + "b"))
    }
}

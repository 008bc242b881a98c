import GalleyGoldens
import Testing

@Suite("Changes of layouts")
struct LayoutChangeTests {
    static let samples: [(String, String, [String])] = [
        (#"{"a":[1,2,3,4]}"#, #"{"a":[1,5,3,4]}"#, ["a [1,2,3,4] → [1,5,3,4]"]),
        (#"{"a":[1.23456,2]}"#, #"{"a":[1.5,2]}"#, ["a [1.235,2] → [1.5,2]"]),
        // What differs beyond the thousandth is still told apart.
        (#"{"a":1.00001}"#, #"{"a":1.00002}"#, ["a 1.00001 → 1.00002"]),
        (#"{"a":[53,65]}"#, #"{"a":[53,65,70]}"#, ["a [53,65] → [53,65,70]"]),
        (#"{"a":[{"b":1}]}"#, #"{"a":[{"b":2}]}"#, ["a[0].b 1 → 2"]),
        (#"{"a":1}"#, #"{"b":1}"#, ["a 1 → none", "b none → 1"]),
        (#"{"a":"x"}"#, #"{"a":"x"}"#, []),
    ]

    @Test("a line names the value, what it was and what it is", arguments: samples)
    func lines(before: String, after: String, expected: [String]) {
        #expect(LayoutChanges.list(from: before, to: after) == expected)
    }

    @Test("of a long row of numbers only those that differ are told")
    func longRow() {
        let numbers = (100..<150).map(String.init)
        var others = numbers
        others[40] = "999"
        #expect(
            LayoutChanges.list(
                from: "[" + numbers.joined(separator: ",") + "]",
                to: "[" + others.joined(separator: ",") + "]") == ["[40] 140 → 999"])
    }
}

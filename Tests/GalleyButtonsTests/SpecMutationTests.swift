import GalleyButtons
import TestSupport
import Testing

@Suite("Mutated specs")
struct SpecMutationTests {
    /// A linear congruential generator with the constants of Knuth's MMIX: the same numbers always.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test("a spec with random bytes changed decodes or fails with a place in it", arguments: 1...20)
    func bytes(seed: UInt64) throws {
        var generator = Generator(state: seed)
        let original = try SpecSource.bytes("Spec/every-key.json5")
        for _ in 0..<10 {
            var mutated = original
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: mutated.indices, using: &generator)
                let other = Int.random(in: original.indices, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: mutated[place] = UInt8.random(in: .min ... .max, using: &generator)
                case 1: mutated.remove(at: place)
                case 2: mutated.insert(original[other], at: place)
                default: mutated.insert(contentsOf: original[other...].prefix(40), at: place)
                }
            }
            expectVerdict(on: mutated)
        }
    }

    @Test("a value replaced by any other decodes or fails with a place in it", arguments: 1...20)
    func values(seed: UInt64) throws {
        var generator = Generator(state: seed)
        let source = String(decoding: try SpecSource.bytes("Spec/every-key.json5"), as: UTF8.self)
        let values = ["null", "true", "-1e308", "''", "[]", "{}", "[[1]]", "{a: {}}", "'U+D800'"]
        let words = source.split(separator: " ", omittingEmptySubsequences: false)
        for _ in 0..<10 {
            var mutated = words
            let place = Int.random(in: words.indices, using: &generator)
            mutated[place] = Substring(values.randomElement(using: &generator) ?? "") + ","
            expectVerdict(on: Array(mutated.joined(separator: " ").utf8))
        }
    }

    private func expectVerdict(on bytes: [UInt8]) {
        do {
            _ = try ButtonSpec(decoding: bytes, path: "m.json5")
        } catch {
            let parts = error.description.split(separator: ":", maxSplits: 3)
            let line = parts.count == 4 ? Int(parts[1]) : nil
            let column = parts.count == 4 ? Int(parts[2]) : nil
            #expect(parts.first == "m.json5")
            #expect((line ?? 0) >= 1 && (column ?? 0) >= 1)
            #expect(!error.description.contains("\n"))
        }
    }
}

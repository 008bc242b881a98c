import GalleyGoldens
import TestSupport
import Testing

@Suite("The split of a run into shards")
struct ShardSplitTests {
    private static func names(_ count: Int) throws -> [GoldenName] {
        try (0..<count).map { try GoldenName(path: "suite\($0 % 3)/case\($0)") }
    }

    /// Durations from 1 to 1000 in an order that looks like none.
    private static func durations(_ names: [GoldenName], seed: Int) -> CaseDurations {
        var value = seed
        var durations = CaseDurations()
        for name in names {
            value = (value * 1_103 + 12_345) % 65_537
            durations.microseconds[name.path] = value % 1000 + 1
        }
        return durations
    }

    private func parts(_ split: ShardSplit, _ names: [GoldenName]) throws -> [[GoldenName]] {
        var parts = [[GoldenName]](repeating: [], count: split.count)
        for name in names {
            let part = try #require(split.part(of: name))
            try #require((1...split.count).contains(part))
            parts[part - 1].append(name)
        }
        return parts
    }

    @Test(
        "Each picture is in one part, whatever the order they are named in",
        arguments: [(0, 3), (1, 1), (5, 9), (40, 4), (100, 7)])
    func partition(size: Int, count: Int) throws {
        let names = try Self.names(size)
        for durations in [CaseDurations(), Self.durations(names, seed: size)] {
            let split = ShardSplit(names, durations: durations, count: count)
            #expect(try parts(split, names).joined().count == size)
            let again = ShardSplit(names.reversed() + names, durations: durations, count: count)
            #expect(again.identifier == split.identifier)
            for name in names { #expect(again.part(of: name) == split.part(of: name)) }
        }
        #expect(
            try ShardSplit(names, durations: CaseDurations(), count: count)
                .part(of: GoldenName(path: "suite0/stranger")) == nil)
    }

    @Test("Without durations the parts hold equally many, give or take one")
    func counts() throws {
        for size in [0, 1, 7, 24, 101] {
            for count in [1, 2, 5, 30] {
                let names = try Self.names(size)
                let split = ShardSplit(names, durations: CaseDurations(), count: count)
                let sizes = try parts(split, names).map(\.count)
                let (least, most) = (sizes.min() ?? 0, sizes.max() ?? 0)
                #expect(most - least <= 1)
            }
        }
    }

    // By hand, longest first: 9 to part 1, 7 to 2, 6 to 3; 5 joins 6, 4 joins 7, 2 joins 9.
    @Test("The longest goes first, each to the part with the least to do")
    func longestFirst() throws {
        let times = ["s/a": 2, "s/b": 4, "s/c": 5, "s/d": 6, "s/e": 7, "s/f": 9]
        let names = try times.keys.map { try GoldenName(path: $0) }
        let split = ShardSplit(names, durations: CaseDurations(microseconds: times), count: 3)
        let found = Dictionary(uniqueKeysWithValues: names.map { ($0.path, split.part(of: $0)) })
        #expect(found == ["s/f": 1, "s/a": 1, "s/e": 2, "s/b": 2, "s/d": 3, "s/c": 3])
    }

    // Graham, "Bounds on multiprocessing timing anomalies": longest-first list scheduling ends
    // within total / n + (1 − 1 / n) · longest, for any durations.
    @Test("No part has more to do than list scheduling promises", arguments: 1...20)
    func balance(seed: Int) throws {
        let names = try Self.names(10 + seed * 7)
        let durations = Self.durations(names, seed: seed)
        let count = 1 + seed % 6
        let split = ShardSplit(names, durations: durations, count: count)
        let loads = try parts(split, names).map { part in
            part.reduce(0) { $0 + (durations.microseconds[$1.path] ?? 0) }
        }
        let (total, longest) = (
            loads.reduce(0, +), try #require(durations.microseconds.values.max())
        )
        let bound =
            Double(total) / Double(count) + (1 - 1 / Double(count)) * Double(longest)
        #expect(Double(try #require(loads.max())) <= bound)
    }

    @Test("A picture without a duration counts as the median, and durations change the split")
    func unknown() throws {
        let names = try ["s/a", "s/b", "s/c", "s/d", "s/new"].map { try GoldenName(path: $0) }
        let times = CaseDurations(microseconds: ["s/a": 1, "s/b": 1, "s/c": 10, "s/d": 100])
        let split = ShardSplit(names, durations: times, count: 2)
        // The median of four is 10, so d is alone and the new one among the rest.
        #expect(split.part(of: names[3]) == 1)
        for name in [0, 1, 2, 4] { #expect(split.part(of: names[name]) == 2) }
        let plain = ShardSplit(names, durations: CaseDurations(), count: 2)
        #expect(plain.identifier != split.identifier)
    }

    @Test("Names that differ in nothing but case stay together, so that their clash is found")
    func folding() throws {
        let names = try ["s/Save", "s/save", "s/SAVE", "s/b"].map { try GoldenName(path: $0) }
        for count in 1...4 {
            let split = ShardSplit(names, durations: CaseDurations(), count: count)
            #expect(Set(names.prefix(3).map(split.part(of:))).count == 1)
        }
    }

    @Test("Durations read back from a file and from a folder, and a fault names its key")
    func files() throws {
        let folder = try TemporaryFolder()
        let durations = CaseDurations(microseconds: ["s/a": 12, "s/\u{E4}\"": 0])
        let path = try folder.write(durations.json, to: "1-of-2.json")
        #expect(try CaseDurations(path: path) == durations)
        _ = try folder.write(
            CaseDurations(microseconds: ["s/b": 3, "s/a": 4]).json, to: "2-of-2.json")
        #expect(
            try CaseDurations(path: folder.path).microseconds
                == ["s/a": 4, "s/b": 3, "s/\u{E4}\"": 0])
        for (text, words) in [
            ("{", "1-of-2.json:1"), ("{}", "galleyDurations"),
            (#"{"galleyDurations":2,"microseconds":{}}"#, "update galley"),
            (#"{"galleyDurations":1,"microseconds":{"a":-1}}"#, "microseconds.a"),
            (#"{"galleyDurations":1,"microseconds":[]}"#, "microseconds"),
        ] {
            _ = try folder.write(text, to: "1-of-2.json")
            let error = #expect(throws: GoldenStoreError.self) { try CaseDurations(path: path) }
            #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        }
        #expect(throws: GoldenStoreError.self) { try CaseDurations(path: "\(path).none") }
    }

    @Test("Durations of any size add up")
    func overflow() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"galleyDurations":1,"microseconds":{"s/a":9223372036854775807,"s/b":9223372036854775807}}"#,
            to: "d.json")
        let names = try ["s/a", "s/b"].map { try GoldenName(path: $0) }
        let split = try ShardSplit(names, durations: CaseDurations(path: path), count: 1)
        #expect(split.part(of: names[0]) == 1)
        let huge = CaseDurations(microseconds: ["s/a": .max, "s/b": .max])
        #expect(ShardSplit(names, durations: huge, count: 2).part(of: names[1]) == 2)
    }
}

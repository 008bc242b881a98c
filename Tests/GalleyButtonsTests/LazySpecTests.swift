import GalleyButtons
import TestSupport
import Testing

@Suite("Specs decoded on demand")
struct LazySpecTests {
    struct Source: Decodable, CustomTestStringConvertible {
        var name: String
        var source: String?
        var testDescription: String { name }
    }

    private static let sources =
        Fixture.load([Source].self, from: "Spec/json5-accepted.json")
        + Fixture.load([Source].self, from: "Spec/json5-rejected.json")

    /// The fault of a file's notation: of the reader that makes a tree of it, and of a spec's.
    private func faults(_ text: String) -> (tree: ButtonsError?, spec: ButtonsError?) {
        faults(Array(text.utf8))
    }

    private func faults(_ bytes: [UInt8]) -> (tree: ButtonsError?, spec: ButtonsError?) {
        var faults: (tree: ButtonsError?, spec: ButtonsError?)
        do {
            _ = try JSON5Value(reading: bytes, path: "a.json5")
        } catch {
            faults.tree = error
        }
        do {
            _ = try SpecFile(decoding: bytes, path: "a.json5")
        } catch {
            if case .syntax = error { faults.spec = error }
        }
        return faults
    }

    @Test(
        "stepping over a button finds the faults of notation that reading it finds",
        arguments: sources
    )
    func notation(_ fixture: Source) {
        guard let source = fixture.source else { return }
        for text in [
            "{galley: 1, buttons: {\n  文: 1, a: \(source), b: {}}}",
            "{galley: 1, buttons: {x: {t: '文\\'字', n: [-1.5, .5, 5.]}, a: {b: [[\(source)]]}}}",
            "{galley: 1, screens: {a: {b: 1, \(source)}}}", "{galley: 1, buttons: {\(source): 1}}",
        ] {
            let faults = faults(text)
            #expect(faults.spec == faults.tree, "\(text)")
        }
    }

    @Test("a spec cut short anywhere has the fault that reading all of it finds")
    func prefixes() {
        let source = Array(
            #"""
            {galley: 1, buttons: { // 文
              "a": {title: 'x\u0041\n', size: [1, 2.5], x: true, y: null, z: {q: {}}},/* * */
              b\u0062: {"k": "\"", 'l': 0x1F, m: 1e5},
            }, screens: {c: {}}}
            """#.utf8)
        for end in source.indices {
            let faults = faults(Array(source[..<end]))
            #expect(faults.tree != nil && faults.spec == faults.tree)
        }
        #expect(faults(source).tree == nil && faults(source).spec == nil)
    }

    @Test("a spec with bytes changed has the fault that reading all of it finds", arguments: 1...20)
    func mutations(seed: UInt64) throws {
        let source = try SpecSource.bytes("Spec/every-key.json5")
        // A linear congruential generator with the constants of Knuth's MMIX.
        var state = seed
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let bytes = Array("{}[]:,'\"\\/*\n\r\t 019.-+exuA_$\u{A0}\u{2028}文".utf8)
        for _ in 0..<40 {
            var mutated = source
            for _ in 0...random(2) {
                let place = random(mutated.count)
                switch random(3) {
                case 0: mutated[place] = bytes[random(bytes.count)]
                case 1: mutated.remove(at: place)
                default: mutated.insert(bytes[random(bytes.count)], at: place)
                }
            }
            let faults = faults(mutated)
            #expect(faults.spec == faults.tree, "\(String(decoding: mutated, as: UTF8.self))")
        }
    }

    private static let head =
        "{galley: 1, fonts: {t: 't.ttf', i: {icon: 'i.ttf'}}, styles: {s: {title: {font: 't', size: 9}}},"

    // The order is that of the file for what is written wrongly, then names that are alike, then
    // references: colours, fonts, styles, buttons, screens.
    @Test(
        "of several faults the first is told, wherever buttons stand in the file",
        arguments: [
            ("buttons: {a: {x: 1}}, matrix: {scale: [0]}}", "buttons.a.x"),
            ("matrix: {scale: [0]}, buttons: {a: {x: 1}}}", "matrix.scale[0]"),
            ("buttons: {a: {x: 1}}, screens: {a: {y: 1}}, oops: 1}", "buttons.a.x"),
            ("screens: {a: {y: 1}}, buttons: {a: {x: 1}}, oops: 1}", "screens.a.y"),
            ("buttons: {a: {title: 'a'}}, oops: 1, screens: {a: {y: 1}}}", "oops"),
            ("buttons: {a: {title: 'a'}, A: {title: 'a'}, b: {x: 1}}}", "buttons.b.x"),
            ("buttons: {a: {title: 'a'}, A: {title: 'a'}}, screens: {b: {y: 1}}}", "screens.b.y"),
            ("buttons: {a: {title: 'a'}, A: {title: 'a', style: 'q'}}}", "buttons.A"),
            (
                "screens: {a: {size: [1, 1]}, A: {size: [1, 1]}}, buttons: {b: {icon: '9'}}}",
                "screens.A"
            ),
            (
                "screens: {b: {size: [1, 1]}, B: {size: [1, 1]}}, buttons: {B: {icon: '9'}}}",
                "screens.b"
            ),
            ("buttons: {a: {title: 'a', style: 'q'}, 'é': {title: 'b'}}}", "buttons.\"é\""),
            ("buttons: {a: {title: 'a', style: 'q'}, b: {x: 1}}}", "buttons.b.x"),
            ("buttons: {a: {title: 'a', style: 'q'}}, colors: {c: 'nope'}}", "colors.c"),
            (
                "buttons: {a: {title: 'a', style: 's'}}, screens: {s: {size: [1, 1], place: {b: [0, 0, 1, 1]}}}}",
                "screens.s.place.b"
            ),
        ])
    func order(rest: String, keyPath: String) throws {
        let bytes = Array((Self.head + rest).utf8)
        let ways: [() throws -> Void] = [
            { _ = try ButtonSpec(decoding: bytes, path: "a") },
            { try SpecFile(decoding: bytes, path: "a").check() },
        ]
        for decode in ways {
            let error = #expect(throws: ButtonsError.self) { try decode() }
            guard case .spec(let issue)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(issue.site.keyPath == keyPath)
        }
    }

    @Test("keys that are equal in other bytes or with escapes are one key twice")
    func equalKeys() {
        // U+00E9, and e with U+0301; U+212A is canonically K.
        for keys in ["'\u{E9}': 1, 'e\u{301}': 2", "K: 1, '\u{212A}': 2", #"ab: 1, "a\u0062": 2"#] {
            let faults = faults("{galley: 1, buttons: {\(keys)}}")
            #expect(faults.tree != nil && faults.spec == faults.tree)
        }
    }

    private func many(_ count: Int) -> String {
        let buttons = (0..<count).map { number in
            let key = number % 7 == 0 ? "'b\\x2d\(number)'" : "\"b-\(number)\""
            return "  \(key): {style: 's', title: '文 \(number)', width: \(number % 100 + 1)},"
        }
        return Self.head + "buttons: {\r\n" + buttons.joined(separator: "\r\n")
            + "},\nscreens: {S: {size: [9, 9], place: {'b-3': [0, 0, 1, 1], 'b-1': [1, 1, 2, 2]}}}}"
    }

    @Test("each of thousands of buttons is decoded by its number and its name, as all together are")
    func thousands() throws {
        let count = 3000
        let bytes = Array(many(count).utf8)
        let file = try SpecFile(decoding: bytes, path: "a.json5")
        let lazy = try file.contents(for: .dark)
        let whole = try file.spec(for: .dark)
        #expect(lazy.buttonNames.count == count && Array(lazy.screenNames) == ["S"])
        #expect(whole.buttons.map(\.name) == Array(lazy.buttonNames))
        for number in stride(from: 0, to: count, by: 31) {
            let name = "b-\(number)"
            #expect(lazy.buttonNames[number] == name && lazy.buttonNames.index(of: name) == number)
            // The first button is on the second line.
            #expect(lazy.buttonNames.line(at: number) == number + 2)
            #expect(try lazy.button(at: number) == whole.buttons[number])
            let named = try #require(try lazy.button(named: name))
            #expect(named.title?.text == "文 \(number)" && named.width == Double(number % 100 + 1))
            #expect(named.appearance == .dark)
        }
        #expect(try lazy.button(named: "B-1") == nil && lazy.buttonNames.contains("b-2999"))
        let screen = try #require(try lazy.screen(named: "S"))
        #expect(screen == whole.screens[0])
        #expect(try lazy.buttons(of: screen).map(\.name) == ["b-3", "b-1"])
        #expect(file.lines["b-7"] == 9 && file.lines["S"] == count + 2)
    }

    @Test("a fault of one button is told when it is asked for, at its place, and by the check")
    func fault() throws {
        let text = many(200).replacing("文 150'", with: "文 150', siez: 3")
        let file = try SpecFile(decoding: Array(text.utf8), path: "a.json5")
        let lazy = try file.contents(for: .light)
        #expect(try lazy.button(at: 149).name == "b-149")
        // Line 1 holds the head; "  \"b-150\": {style: 's', title: '文 150', " is 40 columns wide.
        let place = "a.json5:152:41: buttons.b-150.siez: "
        let ways: [() throws -> Void] = [
            { _ = try lazy.button(at: 150) },
            { try file.check() },
            { _ = try file.spec(for: .light) },
        ]
        for decode in ways {
            let error = #expect(throws: ButtonsError.self) { try decode() }
            #expect(error?.description.hasPrefix(place) == true, "\(String(describing: error))")
        }
    }
}

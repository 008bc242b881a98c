import Foundation
import GalleyFonts
import TestSupport
import Testing

@Suite("Damaged variation tables")
struct DamagedVariationTests {
    private static let tables = ["fvar", "avar", "gvar", "HVAR", "MVAR", "CFF2", "GSUB", "STAT"]
    /// Bytes that make counts and offsets too great, negative or nothing.
    private static let extremes: [UInt8] = [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF]

    /// Steps of a linear congruential generator (Knuth, MMIX), for damage that is the same each time.
    private struct Damage: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Where the tables lie, by the directory of an sfnt (OpenType specification, "Font Tables").
    private func places(_ bytes: [UInt8]) -> [Range<Int>] {
        entries(bytes).compactMap { entry in
            let tag = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
            let start = number(bytes, entry + 8)
            return Self.tables.contains(tag) ? start..<start + number(bytes, entry + 12) : nil
        }
    }

    private func entries(_ bytes: [UInt8]) -> [Int] { (0..<Int(bytes[5])).map { 12 + 16 * $0 } }

    private func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private func use(_ face: FontFace) {
        for number in 0..<UInt32(min(face.glyphCount, 6)) {
            let glyph = GlyphID(rawValue: number)
            _ = try? face.outline(of: glyph)
            _ = try? face.inkBounds(of: glyph)
            _ = face.advance(of: glyph)
            _ = face.shape(glyph)
        }
        for source in MetricsSource.allCases { _ = face.metrics(from: source) }
        _ = face.shape([0x41, 0xE000].span, range: 0..<2)
        _ = try? IconFont(face: face).icon(named: "star")
    }

    @Test(
        "A few damaged bytes in the tables give a face or an error, everywhere in the design space",
        arguments: ["var-glyf.ttf", "var-cff2.otf", "names-rvrn.ttf", "names-rclt.ttf"])
    func seeded(font: String) throws {
        let bytes = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: PackagePaths.fixture("Fonts/\(font)"))))
        let places = places(bytes)
        #expect(places.count >= 3)
        var damage = Damage(state: 7)
        var opened = 0
        let rounds = 150
        for _ in 0..<rounds {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...6, using: &damage) {
                let place = try #require(places.randomElement(using: &damage))
                let byte = Int.random(in: place, using: &damage)
                damaged[byte] = try #require(Self.extremes.randomElement(using: &damage))
            }
            guard let file = try? FontFile(bytes: damaged), let face = try? FontFace(file: file)
            else { continue }
            opened += 1
            use(face)
            let instances = face.instances.prefix(3).map(\.name)
            var designs = instances.map { DesignSettings(instance: $0, opticalSize: 20) }
            for side in [-Double.greatestFiniteMagnitude, 0, 0.99, .greatestFiniteMagnitude] {
                designs.append(
                    DesignSettings(
                        optional: face.axes.prefix(8).map {
                            FontVariation(axis: $0.tag, value: side)
                        }))
            }
            for design in designs {
                if let varied = try? FontFace(file: file, design: design) { use(varied) }
            }
        }
        #expect(opened > rounds / 4)
    }

    @Test(
        "Tables cut off anywhere give a face or an error",
        arguments: ["var-glyf.ttf", "var-cff2.otf", "names-rclt.ttf"])
    func cut(font: String) throws {
        let bytes = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: PackagePaths.fixture("Fonts/\(font)"))))
        var opened = 0
        for place in places(bytes) {
            // The length of the table in the directory, after the place of the table.
            let entry = entries(bytes).first { number(bytes, $0 + 8) == place.lowerBound } ?? 0
            #expect(entry > 0)
            for length in stride(from: 0, to: place.count, by: 3) {
                var damaged = bytes
                damaged[entry + 12] = 0
                damaged[entry + 13] = 0
                damaged[entry + 14] = UInt8(length >> 8)
                damaged[entry + 15] = UInt8(length & 0xFF)
                let weight = try #require(Tag("wght"))
                let design = DesignSettings(optional: [FontVariation(axis: weight, value: 700)])
                guard let file = try? FontFile(bytes: damaged),
                    let face = try? FontFace(file: file, design: design)
                else { continue }
                opened += 1
                use(face)
            }
        }
        #expect(opened > 0)
    }
}

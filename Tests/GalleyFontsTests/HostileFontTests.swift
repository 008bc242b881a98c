import Foundation
import GalleyFonts
import GalleyGeometry
import TestSupport
import Testing

@Suite("Hostile fonts")
struct HostileFontTests {
    // FreeType's codes for these files read from memory: 85 ends too early, 8 invalid table,
    // 147 hmtx missing; one byte is too few for a signature.
    @Test(
        "A truncated or damaged font is refused",
        arguments: [
            ("trunc-1.ttf", nil), ("trunc-11.ttf", 85), ("trunc-12.ttf", 85),
            ("trunc-64.ttf", 85), ("trunc-324.ttf", 147), ("upem-0.ttf", 8), ("upem-1.ttf", 8),
            ("upem-65535.ttf", 8),
        ] as [(String, Int?)])
    func damaged(font: String, code: Int?) {
        let path = PackagePaths.anyFont(font)
        let expected: FontError =
            code.map { .damagedFont(path: path, code: $0) } ?? .notAFont(path: path)
        #expect(throws: expected) { try FontFace(path: path) }
    }

    @Test("An empty file, a folder, a missing file and a device are each named for what they are")
    func files() {
        let empty = PackagePaths.anyFont("trunc-0.ttf")
        #expect(throws: FontError.fileEmpty(path: empty)) { try FontFace(path: empty) }
        #expect(throws: FontError.fileNotFound(path: "/nowhere/a.ttf")) {
            try FontFace(path: "/nowhere/a.ttf")
        }
        #expect(throws: FontError.fileNotReadable(path: "/", reason: "not a regular file")) {
            try FontFace(path: "/")
        }
        #expect(throws: FontError.fileNotReadable(path: "/dev/zero", reason: "not a regular file"))
        {
            try FontFace(path: "/dev/zero")
        }
    }

    @Test("A font that lost its last byte still opens")
    func lastByte() throws {
        #expect(try FontFace(path: PackagePaths.anyFont("trunc-647.ttf")).glyphCount == 2)
    }

    @Test("A composite glyph that contains itself is refused and leaves the others usable")
    func recursion() throws {
        let path = PackagePaths.anyFont("recursive.ttf")
        let face = try FontFace(path: path)
        for scalar: Unicode.Scalar in ["\u{E000}", "\u{E001}"] {
            let glyph = try #require(face.glyph(for: scalar))
            #expect(throws: FontError.damagedGlyph(path: path, glyph: glyph, code: 21)) {
                try face.outline(of: glyph)
            }
        }
        #expect(try face.outline(of: #require(face.glyph(for: "o")))?.isEmpty == false)
    }

    @Test("Every prefix and every damaged byte of a font gives a face or an error")
    func mutations() throws {
        let bytes = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: PackagePaths.anyFont("uvs.ttf"))))
        var samples = stride(from: 0, to: bytes.count, by: 7).map { Array(bytes[..<$0]) }
        for index in stride(from: 0, to: bytes.count, by: 5) {
            var damaged = bytes
            damaged[index] ^= 0xFF
            samples.append(damaged)
        }
        var opened = 0
        for sample in samples {
            guard let face = try? FontFace(file: FontFile(bytes: sample)) else { continue }
            opened += 1
            for number in 0..<UInt32(min(face.glyphCount, 8)) {
                _ = try? face.outline(of: GlyphID(rawValue: number))
                _ = try? face.inkBounds(of: GlyphID(rawValue: number))
            }
            _ = IconFont(face: face).names
        }
        #expect(opened > 0 && opened < samples.count)
    }

    @Test(
        "Every broken font of other projects gives a face or an error",
        .enabled(if: PackagePaths.conformance != nil, "needs GALLEY_CONFORMANCE"))
    func conformance() throws {
        let folder = URL(fileURLWithPath: try #require(PackagePaths.conformance))
            .appendingPathComponent("broken-fonts")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        var count = 0
        for case let name as String in files {
            guard let face = try? FontFace(path: folder.appendingPathComponent(name).path) else {
                continue
            }
            count += 1
            for number in 0..<UInt32(min(face.glyphCount, 100)) {
                _ = try? face.outline(of: GlyphID(rawValue: number))
            }
            _ = IconFont(face: face).names
            let text: [UInt32] = [0x41, 0x627, 0x915, 0xE000]
            _ = face.shape(text.span, range: 0..<4)
        }
        #expect(count > 0)
    }
}

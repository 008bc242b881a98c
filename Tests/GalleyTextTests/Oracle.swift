import Foundation
import GalleyFonts
import TestSupport

/// What FreeType, HarfBuzz, libraqm, Pango and Chromium made of strings and paragraphs.
struct Oracle: Sendable {
    struct Font: Decodable, Sendable {
        var file: String
        var index: Int
        var sha256: String
        var upem: Int
    }

    struct Record: Decodable, Sendable {
        var total: Int
        /// Glyph, cluster as an offset into UTF-8, advances x and y, offsets x and y.
        var glyphs: [[Int]]
        var ink: [Double]?
    }

    private struct Expected: Decodable {
        var fonts: [String: Font]
        var records: [String: [String: Record]]
    }

    private struct Text: Decodable {
        var id: String
        var text: String
    }

    struct Paragraph: Decodable, Sendable {
        var id: String
        var font: String
        var lang: String
        var text: String
        var starts: [String: [String: StartsOrWidths]]
    }

    /// Line starts as offsets into UTF-16; entries that hold widths are passed over.
    struct StartsOrWidths: Decodable, Sendable {
        var starts: [Int]?
        init(from decoder: any Decoder) throws {
            starts = try? decoder.singleValueContainer().decode([Int].self)
        }
    }

    private struct Lines: Decodable { var paragraphs: [String: Paragraph] }

    let fonts: [String: Font]
    let records: [String: [String: Record]]
    let texts: [String: String]
    let paragraphs: [String: Paragraph]
    /// The widths at which the systems agree on the lines of a paragraph.
    let consensus: [String: [String]]

    static let shared = Oracle()

    private init() {
        let expected = Conformance.load(Expected.self, from: "oracle/expected.json")
        fonts = expected.fonts
        records = expected.records
        texts = Dictionary(
            uniqueKeysWithValues: Conformance.load([Text].self, from: "oracle/strings.json")
                .map { ($0.id, $0.text) })
        paragraphs = Conformance.load(Lines.self, from: "oracle/lines.json").paragraphs
        consensus = Conformance.load(
            [String: [String]].self, from: "oracle/lines_consensus.json")
    }

    /// Asks the system's own tool, which is faster than a debug build's.
    private static func sha256(_ path: String) -> String? {
        let tool = Process()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = ["sha256sum", path]
        let output = Pipe()
        tool.standardOutput = output
        tool.standardError = FileHandle.nullDevice
        guard (try? tool.run()) != nil,
            let data = try? output.fileHandleForReading.readToEnd()
        else { return nil }
        tool.waitUntilExit()
        return String(decoding: data.prefix(64), as: UTF8.self)
    }

    /// Opens a font, or returns nil where this machine has another version of it.
    func face(_ key: String) throws -> FontFace? {
        guard let font = fonts[key], Self.sha256(font.file) == font.sha256 else { return nil }
        return try FontFace(path: font.file, index: font.index)
    }
}

import Foundation
import GalleyFonts
import GalleyGeometry
import TestSupport

/// A text of the Unicode text rendering tests with the outline it must be drawn with.
struct RenderingCase: Sendable {
    let name: String
    let text: String
    let font: String
    let variations: [FontVariation]
    /// The contours in font units, y up.
    let outline: OutlineContours

    /// Reads every expected cell of the pages in a folder.
    static func all(in folder: String) throws -> [RenderingCase] {
        let pages = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/testcases")
        return try pages.filter { $0.hasSuffix(".html") }.sorted().flatMap { page in
            let text = try String(contentsOfFile: "\(folder)/testcases/\(page)", encoding: .utf8)
            return text.components(separatedBy: "<td class=\"expected\"").dropFirst().compactMap {
                RenderingCase(cell: $0.components(separatedBy: "</td>")[0])
            }
        }
    }

    private init?(cell: String) {
        let parts = cell.components(separatedBy: "<svg")
        guard parts.count == 2, let name = Self.attribute("ft:id", of: parts[0]),
            let text = Self.attribute("ft:render", of: parts[0]),
            let font = Self.attribute("ft:font", of: parts[0]),
            let outline = Self.outline(ofPicture: parts[1])
        else { return nil }
        self.name = name
        self.text = Self.unescaped(text)
        self.font = font
        self.outline = outline
        variations = (Self.attribute("ft:var", of: parts[0]) ?? "").split(separator: ";")
            .compactMap { setting in
                let pair = setting.split(separator: ":")
                guard pair.count == 2, let tag = Tag(String(pair[0])), let value = Double(pair[1])
                else { return nil }
                return FontVariation(axis: tag, value: value)
            }
    }

    private static func attribute(_ name: String, of text: String) -> String? {
        let parts = text.components(separatedBy: "\(name)=\"")
        return parts.count < 2 ? nil : parts[1].components(separatedBy: "\"")[0]
    }

    /// Replaces the hexadecimal character references of a page.
    private static func unescaped(_ text: String) -> String {
        let parts = text.components(separatedBy: "&#x")
        return parts.dropFirst().reduce(parts[0]) { result, part in
            let halves = part.components(separatedBy: ";")
            let scalar = UInt32(halves[0], radix: 16).flatMap(Unicode.Scalar.init)
            return result + (scalar.map { String($0) } ?? "?")
                + halves.dropFirst().joined(separator: ";")
        }
    }

    /// Puts the symbols of a picture where they are used.
    private static func outline(ofPicture picture: String) -> OutlineContours? {
        var symbols: [String: OutlineContours] = [:]
        for symbol in picture.components(separatedBy: "<symbol").dropFirst() {
            guard let id = attribute("id", of: symbol),
                let contours = OutlineContours(svgPath: attribute(" d", of: symbol) ?? "")
            else { return nil }
            symbols[id] = contours
        }
        var outline = OutlineContours()
        for use in picture.components(separatedBy: "<use").dropFirst() {
            guard let id = attribute("xlink:href", of: use)?.dropFirst(),
                let symbol = symbols[String(id)],
                let x = attribute(" x", of: use).flatMap(Double.init),
                let y = attribute(" y", of: use).flatMap(Double.init)
            else { return nil }
            outline.append(symbol, x: x, y: y)
        }
        return outline
    }
}

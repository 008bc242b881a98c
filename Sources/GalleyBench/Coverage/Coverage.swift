import Foundation
import TestSupport

/// Prints a number with three decimals, right-aligned.
func column(_ value: Double) -> String {
    let text = String(format: "%.3f", value)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
}

/// Compares coverage with the exact area and fails where a pixel is more than 2/255 off.
func coverage(_ list: [String]) throws -> Int32 {
    var sweep = CoverageSweep()
    var fonts: [String] = []
    var words = Words(list)
    while let word = words.next() {
        switch word {
        case "--sizes":
            let sizes = try words.value(of: word, "sizes").split(separator: ",").map { Int($0) }
            guard sizes.allSatisfy({ $0 != nil && (1...1_000).contains($0 ?? 0) }) else {
                throw BenchError.usage("--sizes are whole numbers from 1 to 1000")
            }
            sweep.sizes = sizes.compactMap { $0 }
        case "--every": sweep.stride = try words.count(of: word)
        case _ where word.hasPrefix("-"): throw BenchError.usage("coverage knows no '\(word)'")
        case _ where ShippedFonts.unpacked.contains(word): fonts.append(word)
        default: throw BenchError.usage("there is no font Fonts/\(word)")
        }
    }
    if fonts.isEmpty { fonts = ShippedFonts.unpacked }
    print("error in 1/255 of a pixel against the exact area, at \(sweep.sizes) pixels per em")
    print("means are over pixels covered in part; perfect is exact area rounded to 1/255")
    print(
        "font".padding(toLength: 40, withPad: " ", startingAt: 0)
            + "  glyphs    worst     mean  perfect  FT worst  FT mean   FT>2")
    var worst = 0.0
    for font in fonts {
        let row = try sweep.run(font: font)
        guard row.glyphs > 0 else { continue }
        worst = max(worst, row.ours.worst)
        let glyphs = String(row.glyphs)
        print(
            font.padding(toLength: 40, withPad: " ", startingAt: 0)
                + String(repeating: " ", count: 8 - glyphs.count) + glyphs + column(row.ours.worst)
                + column(row.ours.mean) + column(row.perfect.mean) + column(row.freeType.worst)
                + column(row.freeType.mean) + "  \(row.freeType.above2)")
    }
    return worst <= 2 ? 0 : 1
}

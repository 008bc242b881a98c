import GalleyGoldens
import GalleyImage

/// Draws pictures in a terminal: as they are where it can, else two pixels a character.
struct TerminalPreview {
    /// What a terminal can show.
    enum Capability {
        /// Pictures, by the protocol of kitty.
        case pictures
        /// Blocks of 24-bit colours, two a character, in so many columns.
        case blocks(columns: Int)
    }

    let capability: Capability

    /// Finds out what the terminal says it can.
    init(_ console: Console) {
        let terminal = console.variable("TERM") ?? ""
        let isKitty =
            console.variable("KITTY_WINDOW_ID") != nil
            || terminal.split(separator: "-").contains { $0 == "kitty" }
            || console.variable("TERM_PROGRAM") == "ghostty"
        let columns = console.variable("COLUMNS").flatMap { Int($0) } ?? TerminalSize.columns ?? 80
        capability = isKitty ? .pictures : .blocks(columns: max(8, min(columns, 400)))
    }

    init(_ capability: Capability) { self.capability = capability }

    /// Returns what shows a PNG when it is written to the terminal; empty for one that can't be read.
    func text(png: [UInt8]) -> String {
        switch capability {
        case .pictures: Self.kitty(png)
        case .blocks(let columns):
            (try? StraightBitmap(png: png)).map { Self.blocks($0, columns: columns) } ?? ""
        }
    }

    /// The graphics protocol of kitty: base64 in pieces of at most 4096 bytes, `m` for more to come.
    private static func kitty(_ png: [UInt8]) -> String {
        let data = Array(Base64.encode(png).utf8)
        var text = ""
        for start in stride(from: 0, to: data.count, by: 4096) {
            let piece = String(decoding: data[start..<min(data.count, start + 4096)], as: UTF8.self)
            let more = start + 4096 < data.count ? 1 : 0
            text += "\u{1B}_G" + (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(more);\(piece)\u{1B}\\"
        }
        return text + "\n"
    }

    /// Upper half blocks, the colour of the letter above and that of its ground below.
    private static func blocks(_ picture: StraightBitmap, columns: Int) -> String {
        let step = max(1, (picture.width + columns - 1) / columns)
        let (width, height) = (picture.width / step, picture.height / step)
        var text = ""
        for y in stride(from: 0, to: height, by: 2) {
            for x in 0..<width {
                let upper = mean(of: picture, x: x * step, y: y * step, step)
                text += "\u{1B}[38;2;\(upper)"
                if y + 1 < height {
                    text += ";48;2;\(mean(of: picture, x: x * step, y: (y + 1) * step, step))"
                }
                text += "m▀"
            }
            text += "\u{1B}[0m\n"
        }
        return text
    }

    /// The mean colour of a square over white, as an escape sequence has it.
    private static func mean(of picture: StraightBitmap, x: Int, y: Int, _ step: Int) -> String {
        var (red, green, blue) = (0, 0, 0)
        for row in y..<y + step {
            for column in x..<x + step {
                let color = picture[column, row]
                let (alpha, ground) = (Int(color.alpha), 255 * (255 - Int(color.alpha)))
                red += (Int(color.red) * alpha + ground) / 255
                green += (Int(color.green) * alpha + ground) / 255
                blue += (Int(color.blue) * alpha + ground) / 255
            }
        }
        let count = step * step
        return "\(red / count);\(green / count);\(blue / count)"
    }
}

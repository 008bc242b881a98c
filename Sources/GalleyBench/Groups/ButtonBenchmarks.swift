import CPeer
import Galley
import TestSupport

/// Buttons of 240×80 pixels from values to PNG files in memory, against the C peer.
enum ButtonBenchmarks {
    private static let grid = PixelGrid(scale: 2)
    private static let ink = Color(red: 0x75, green: 0x73, blue: 0x74)
    private static let brand = Color(red: 0xDC, green: 0x14, blue: 0x3C)

    static let fonts = [
        FontDeclaration(
            name: "title",
            kind: .title([FontReference(file: PackagePaths.font("Roboto-Regular.ttf"))])),
        FontDeclaration(
            name: "han",
            kind: .title([FontReference(file: PackagePaths.font("NotoSansCJKsc-subset.otf"))])),
        FontDeclaration(
            name: "icons",
            kind: .icon(
                FontReference(file: PackagePaths.font("MaterialIcons-Regular.ttf")), names: nil)),
    ]

    /// The buttons of all titles.
    static func buttons(titleColor: Color) -> [IconButton] {
        zip(BenchmarkTitles.words, BenchmarkTitles.icons).enumerated().map { index, contents in
            let (title, icon) = contents
            return IconButton(
                name: "b\(index)",
                title: ButtonTitle(
                    text: title, font: BenchmarkTitles.isHan(title) ? "han" : "title", size: 15,
                    color: titleColor),
                icon: ButtonIcon(
                    symbol: .codePoints([icon]), fonts: ["icons"], size: 15, color: ink),
                spacing: 5, width: 120, height: 40, background: .color(.white),
                border: Border(width: .hairline, color: .black))
        }
    }

    static func pairs(_ peer: Peer, others: [any ButtonPeer]) throws -> [BenchmarkPair] {
        let renderer = ButtonRenderer(fonts: ButtonFonts(fonts))
        let buttons = buttons(titleColor: ink)
        let composed = try buttons.map { try renderer.compose($0, grid: grid) }
        let pictures = try composed.map { try renderer.picture(of: $0) }
        let files = try pictures.map { try $0.encodedPNG(scale: 2) }
        func each(_ name: String, _ body: @escaping (Int) throws -> Void) -> Benchmark {
            Benchmark(name, unit: "buttons", count: buttons.count) {
                for index in buttons.indices { try body(index) }
            }
        }
        func whole(_ name: String, _ buttons: [IconButton]) -> Benchmark {
            each(name) { index in
                let button = try renderer.compose(buttons[index], grid: grid)
                _ = try renderer.picture(of: button).encodedPNG(scale: 2)
            }
        }
        let branded = Self.buttons(titleColor: brand)
        return [
            BenchmarkPair([
                each("compose") { _ = try renderer.compose(buttons[$0], grid: grid) }
            ]),
            BenchmarkPair([each("draw") { _ = try renderer.picture(of: composed[$0]) }]),
            BenchmarkPair([each("encode PNG") { _ = try pictures[$0].encodedPNG(scale: 2) }]),
            BenchmarkPair([each("decode PNG") { _ = try Bitmap(png: files[$0]) }]),
            BenchmarkPair(
                [
                    each("buttons without PNG") { index in
                        let button = try renderer.compose(buttons[index], grid: grid)
                        _ = try renderer.picture(of: button)
                    },
                    peer.buttons(
                        "buttons without PNG", titleColor: ink, output: PEER_PIXELS, goal: 1),
                ] + others.compactMap { $0.benchmark("buttons without PNG", form: "pixels") }),
            BenchmarkPair(
                [
                    whole("buttons to PNG", buttons),
                    peer.buttons(
                        "buttons to PNG", titleColor: ink, output: PEER_RGBA, goal: 1.5),
                    peer.buttons(
                        "buttons to PNG", "C peer, palette", titleColor: ink, output: PEER_PALETTE),
                ] + others.flatMap(Self.toPNG)),
            BenchmarkPair([
                whole("buttons of 2 inks to PNG", branded),
                peer.buttons(
                    "buttons of 2 inks to PNG", titleColor: brand, output: PEER_RGBA, goal: 1.5),
            ]),
        ]
    }

    /// What another peer does on the way to PNG: by its own encoder, by libpng's fastest, by a page.
    private static func toPNG(_ other: any ButtonPeer) -> [Benchmark] {
        let name = "buttons to PNG"
        let goal: Double? = ["Pango", "Skia"].contains(other.system) ? 6 : nil
        return [
            other.benchmark(name, form: "png", goal: goal),
            other.benchmark(name, form: "level1", system: "\(other.system), level 1"),
            other.benchmark(name, form: "screenshot", system: "\(other.system), page"),
        ].compactMap { $0 }
    }

    /// Tells how large the files are.
    static func sizes(_ peer: Peer) throws -> String {
        let renderer = ButtonRenderer(fonts: ButtonFonts(fonts))
        func own(_ color: Color) throws -> Int {
            try buttons(titleColor: color).reduce(0) { sum, button in
                let composed = try renderer.compose(button, grid: grid)
                return try sum + renderer.picture(of: composed).encodedPNG(scale: 2).count
            }
        }
        let rgba = try peer.pngSize(titleColor: ink, output: PEER_RGBA)
        let palette = try peer.pngSize(titleColor: ink, output: PEER_PALETTE)
        let twoInks = try peer.pngSize(titleColor: brand, output: PEER_RGBA)
        return "bytes of the PNGs of \(BenchmarkTitles.words.count) buttons: galley "
            + "\(try own(ink)), C peer \(rgba) as RGBA and \(palette) as a palette; with 2 inks "
            + "galley \(try own(brand)), C peer \(twoInks)"
    }
}

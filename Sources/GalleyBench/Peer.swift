import CPeer
import Galley
import TestSupport

/// The plain C button maker of Tests/Peers.
@safe final class Peer {
    /// Its name among the systems.
    static let name = "C peer"

    private let handle: OpaquePointer
    /// The size of its texts in pixels per em.
    let size: Double

    init(size: Double) throws {
        guard
            let handle = unsafe peer_open(
                PackagePaths.font("MaterialIcons-Regular.ttf"),
                PackagePaths.font("Roboto-Regular.ttf"),
                PackagePaths.font("NotoSansCJKsc-subset.otf"), size)
        else { throw PeerError.fontsMissing }
        unsafe self.handle = handle
        self.size = size
    }

    deinit { unsafe peer_close(handle) }

    /// Raw `hb_shape` of each title, buffer set-up included.
    func measuring(_ name: String, _ titles: [String]) -> Benchmark {
        Benchmark(name, system: "hb_shape", unit: "titles", count: titles.count) { [self] in
            for title in titles { _ = unsafe peer_measure(handle, PEER_TITLES, title) }
        }
    }

    /// Every glyph of the icon font by FreeType's own renderer.
    func rasterizing(_ name: String, count: Int) -> Benchmark {
        Benchmark(name, system: "FreeType", unit: "glyphs", count: count) { [self] in
            _ = unsafe peer_rasterize(handle, PEER_ICONS)
        }
    }

    /// Whole buttons; the output says what becomes of the pixels.
    func buttons(
        _ name: String, _ system: String = Peer.name, titleColor: Color, output: peer_output
    ) -> Benchmark {
        let color = [titleColor.red, titleColor.green, titleColor.blue]
        return Benchmark(
            name, system: system, unit: "buttons", count: BenchmarkTitles.words.count
        ) { [self] in
            for (title, icon) in zip(BenchmarkTitles.words, BenchmarkTitles.icons) {
                let size = unsafe peer_button(
                    handle, 240, 80, String(icon),
                    BenchmarkTitles.isHan(title) ? PEER_HAN_TITLES : PEER_TITLES, title, color,
                    output)
                guard size > 0 else { throw PeerError.buttonFailed }
            }
        }
    }

    /// How many bytes the PNGs of the buttons have in all, or 0 where the output can't hold one.
    func pngSize(titleColor: Color, output: peer_output) -> Int {
        let color = [titleColor.red, titleColor.green, titleColor.blue]
        var sum = 0
        for (title, icon) in zip(BenchmarkTitles.words, BenchmarkTitles.icons) {
            let size = unsafe peer_button(
                handle, 240, 80, String(icon),
                BenchmarkTitles.isHan(title) ? PEER_HAN_TITLES : PEER_TITLES, title, color, output)
            guard size > 0 else { return 0 }
            sum += size
        }
        return sum
    }
}

/// What can keep the peer from working.
enum PeerError: Error {
    case fontsMissing
    case buttonFailed
}

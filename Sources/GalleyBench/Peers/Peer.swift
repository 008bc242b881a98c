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
        else { throw BenchError.fontsMissing }
        unsafe self.handle = handle
        self.size = size
    }

    deinit { unsafe peer_close(handle) }

    /// Raw `hb_shape` of each title, buffer set-up included.
    func measuring(_ name: String, _ titles: [String], goal: Double? = nil) -> Benchmark {
        Benchmark(
            name, system: "hb_shape", unit: "titles", count: titles.count, goal: goal
        ) { [self] in
            for title in titles { _ = unsafe peer_measure(handle, PEER_TITLES, title) }
        }
    }

    /// The buttons of all titles; the output says what becomes of the pixels.
    func buttons(
        _ name: String, _ system: String = Peer.name, titleColor: Color, output: peer_output,
        goal: Double? = nil
    ) -> Benchmark {
        Benchmark(
            name, system: system, unit: "buttons", count: BenchmarkTitles.words.count, goal: goal
        ) { [self] in
            for (title, icon) in zip(BenchmarkTitles.words, BenchmarkTitles.icons) {
                try draw(title, icon, titleColor: titleColor, output: output)
            }
        }
    }

    /// Draws a button of 120×40 points where an em has 15, and returns the bytes of its PNG.
    @discardableResult
    func draw(
        _ title: String, _ icon: Unicode.Scalar, titleColor: Color, output: peer_output
    ) throws -> Int {
        let color = [titleColor.red, titleColor.green, titleColor.blue]
        let bytes = unsafe peer_button(
            handle, Int32(size * 8), Int32(size * 8 / 3), String(icon),
            BenchmarkTitles.isHan(title) ? PEER_HAN_TITLES : PEER_TITLES, title, color, output)
        guard bytes > 0 else { throw BenchError.peer(Self.name, "can't draw \(title)") }
        return bytes
    }

    /// How many bytes the PNGs of the buttons have in all.
    func pngSize(titleColor: Color, output: peer_output) throws -> Int {
        try zip(BenchmarkTitles.words, BenchmarkTitles.icons).reduce(0) { sum, contents in
            try sum + draw(contents.0, contents.1, titleColor: titleColor, output: output)
        }
    }
}

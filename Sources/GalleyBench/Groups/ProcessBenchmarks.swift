import Foundation
import TestSupport

/// Whole processes: start, open fonts, draw one button, write one PNG.
enum ProcessBenchmarks {
    private static let name = "process, one button to PNG"

    static func pairs(_ workbench: Workbench) throws -> [BenchmarkPair] {
        guard let launcher = workbench.launcher, let galley = workbench.galley else { return [] }
        let folder = try workbench.makeFolder("process")
        let spec = try workbench.folder.write(
            SpecText.buttons([BenchmarkTitles.words[0]], scales: [2]), to: "process/one.json5")
        func process(
            _ system: String, goal: Double? = nil, memoryGoal: Double? = nil, _ program: String,
            _ arguments: [String]
        ) -> Benchmark {
            launcher.benchmark(
                name, system: system, unit: "processes", count: 1, goal: goal,
                memoryGoal: memoryGoal, program: program, arguments)
        }
        let words = PeerFonts.words(0)
        var members = [
            process(
                Benchmark.galley, galley, ["render", spec, "--output", folder, "--quiet"]),
            process(
                Peer.name, goal: 1 / 1.5, memoryGoal: 1 / 2, launcher.path,
                [
                    "button", PeerFonts.paths[0], PeerFonts.paths[1], "30",
                    String(BenchmarkTitles.icons[0]), words[2], "\(folder)/peer.png",
                ]),
        ]
        if let view = Programs.path("hb-view") {
            members.append(
                process(
                    "hb-view (title only)", goal: 1, view,
                    [
                        "--font-size=30", "--output-format=png", "--output-file=\(folder)/hb.png",
                        PeerFonts.paths[1], words[2],
                    ]))
        }
        for peer in workbench.catalog.programs {
            members.append(
                process(
                    peer.system, peer.command[0],
                    peer.command.dropFirst() + PeerFonts.paths + ["once"] + words
                        + ["\(folder)/\(peer.system).png"]))
        }
        if !workbench.isQuick, let chromium = Chromium.path,
            let peer = workbench.catalog.peers.lazy.compactMap({ $0 as? ChromiumPeer }).first
        {
            members.append(
                process(
                    peer.system, chromium,
                    [
                        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                        "--user-data-dir=\(folder)/chromium", "--window-size=240,80",
                        "--screenshot=\(folder)/chromium.png", "file://\(peer.page)",
                    ]))
        }
        return [BenchmarkPair(members)]
    }
}

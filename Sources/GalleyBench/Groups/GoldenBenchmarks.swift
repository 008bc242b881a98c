import TestSupport

/// Golden pictures: `galley verify` of whole folders.
enum GoldenBenchmarks {
    static func pairs(_ workbench: Workbench) throws -> [BenchmarkPair] {
        guard let launcher = workbench.launcher, let galley = workbench.galley else { return [] }
        let folder = try recorded(1_000, workbench, galley: galley)
        func verify(_ name: String, _ flags: [String]) -> BenchmarkPair {
            BenchmarkPair([
                launcher.benchmark(
                    name, unit: "goldens", count: 1_000, program: galley,
                    ["verify", "--ci", "--quiet"] + flags, in: folder)
            ])
        }
        return [
            verify("verify 1 000 goldens", ["--no-cache"]),
            verify("verify 1 000 goldens, unchanged", []),
        ]
    }

    /// Makes a folder of a spec whose buttons are recorded as goldens, and returns its path.
    static func recorded(_ count: Int, _ workbench: Workbench, galley: String) throws -> String {
        let name = "goldens-\(count)"
        let folder = try workbench.makeFolder(name)
        _ = try workbench.folder.write(
            "{ galley: 1, goldens: \"Goldens\", specs: [\"buttons.json5\"] }\n",
            to: "\(name)/galley.json5")
        _ = try workbench.folder.write(
            SpecText.buttons(BenchmarkTitles.distinct(count), scales: [2]),
            to: "\(name)/buttons.json5")
        _ = try Programs.output(
            galley, ["record", "buttons.json5", "--quiet", "--no-ci"], in: folder)
        return folder
    }
}

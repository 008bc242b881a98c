import Foundation
import TestSupport

/// Two specs of which some pictures match, some changed and one is missing.
struct ShardProject {
    let project: GoldenProject
    var specs: [String] { [project.spec, "\(project.path)/b.json5"] }

    init() throws {
        project = try GoldenProject((0..<7).map { "a\($0)" })
        try project.write((0..<4).map { "b\($0)" }, file: "b.json5")
        let run = CommandRun(["record"] + specs + project.flags)
        guard run.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        try project.write((0..<4).map { "b\($0)" }, color: "#FF0000", file: "b.json5")
        try FileManager.default.removeItem(atPath: "\(project.goldens)/a/a3.png")
    }

    /// Verifies in this process, with words and variables of its own.
    func verify(_ words: [String], variables: [String: String] = [:]) -> CommandRun {
        CommandRun(["verify"] + specs + project.flags + words, variables: variables)
    }

    /// Verifies a shard; its result goes to the artefacts.
    func shard(_ index: Int, of count: Int, _ words: [String] = []) -> CommandRun {
        verify(["--shard", "\(index)/\(count)"] + words)
    }

    /// The path of a shard's result file.
    func result(_ index: Int, of count: Int) -> String {
        "\(project.artefacts)/results/\(index)-of-\(count).json"
    }

    func merge(_ results: [String]) -> CommandRun {
        CommandRun(["merge"] + results + ["-o", "\(project.path)/merged.json"])
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(project.path)/\(name)", encoding: .utf8)
    }
}

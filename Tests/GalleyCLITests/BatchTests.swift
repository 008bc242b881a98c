import Foundation
import TestSupport
import Testing

@Suite("Rendering on several threads")
struct BatchTests {
    private static let jobs = [1, 2, 7]
    private static let icons = ["E161", "E5C9", "E2C4", "E88A", "E8B8"]

    /// A spec of buttons, some of which are worth a note, and a screen.
    private func spec(_ count: Int, last: String = "") -> String {
        let font = PackagePaths.font("MaterialIcons-Regular.ttf")
        let buttons = (0..<count).map { number in
            // 24.3 points end between two pixels.
            let width = number % 9 == 4 ? "24.3" : "24"
            return "b\(number): {style: 's', icon: 'U+\(Self.icons[number % 5])', width: \(width)},"
        }
        return """
            { galley: 1, fonts: { icons: { icon: "\(font)" } },
              matrix: { scale: [1, 2], appearance: ["light", "dark"] },
              styles: { s: { icon: { size: 20 }, background: {light: '#fff', dark: '#000'} } },
              buttons: { \(buttons.joined(separator: "\n")) \(last) },
              screens: { all: { size: [99, 99], place: { b1: [0, 0, 24, 24], b0: [9, 9, 24, 24] } } } }
            """
    }

    private func files(_ folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        return files
    }

    @Test("Files, lines and notes are the same whatever the number of jobs")
    func same() throws {
        let folder = try TemporaryFolder()
        let spec = try folder.write(spec(40), to: "a.json5")
        var first: (files: [String: Data], output: String, errors: String)?
        for jobs in Self.jobs {
            let output = "\(folder.path)/\(jobs)"
            let run = CommandRun("render", spec, "-o", output, "--jobs", "\(jobs)")
            #expect(run.status == 0, "\(run.errors)")
            let files = try files(output)
            #expect(files.count == 41 * 4)
            let lines = run.output.replacing("\(output)/", with: "").split(separator: "\n")
            // Scales first, then appearances; buttons before screens.
            #expect(lines.count == 41 * 4 && lines[0] == "b0.png 24×20")
            #expect(lines[40] == "all.png 99×99" && lines[41].hasPrefix("b0~appearance=dark.png"))
            let text = lines.joined(separator: "\n")
            // Those of b4, b13, b22 and b31, each once.
            #expect(run.errors.split(separator: "\n").count >= 4, "\(run.errors)")
            if let first {
                #expect(files == first.files && text == first.output)
                #expect(run.errors == first.errors)
            } else {
                first = (files, text, run.errors)
            }
        }
    }

    @Test(
        "Nothing is written when the last button has a fault, and the first fault in order is told",
        arguments: [
            ("z: {style: 's', icon: 'hmoe'}, zz: {style: 's', icon: 'hmoe2'}", "button z: "),
            ("y: {style: 's', icon: 'hmoe'}, z: {style: 's', icno: 'x'}", "buttons.z.icno"),
            ("y: {style: 'q', icon: 'home'}, z: {style: 'r', icon: 'home'}", "buttons.y.style"),
        ])
    func fault(last: String, message: String) throws {
        let folder = try TemporaryFolder()
        let spec = try folder.write(spec(30, last: last), to: "a.json5")
        var told: Set<String> = []
        for jobs in Self.jobs {
            let run = CommandRun("render", spec, "-o", "\(folder.path)/o", "--jobs", "\(jobs)")
            #expect(run.status == 65 && run.output.isEmpty)
            #expect(run.errors.contains(message), "\(run.errors)")
            told.insert(run.errors)
        }
        #expect(told.count == 1 && folder.contents == ["a.json5"])
    }

    @Test(
        "Where a file can't be written, those before it are there, none behind it and nothing else")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        let spec = try folder.write(spec(30), to: "a.json5")
        for jobs in Self.jobs {
            let output = "\(folder.path)/\(jobs)"
            try FileManager.default.createDirectory(
                atPath: "\(output)/b17.png", withIntermediateDirectories: true)
            let run = CommandRun("render", spec, "-o", output, "--jobs", "\(jobs)")
            #expect(run.status == 74 && run.errors.contains("b17.png"))
            #expect(run.output.split(separator: "\n").count == 17)
            let names = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
            #expect(names == (0...17).map { "b\($0).png" }.sorted())
        }
    }

    @Test("Names of two specs clash in any case of letters, but not in other variants or left out")
    func clashes() throws {
        let folder = try TemporaryFolder()
        let font = PackagePaths.font("MaterialIcons-Regular.ttf")
        func write(_ names: String..., rest: String = "", to file: String) throws -> String {
            let buttons = names.map { "\($0): {icon: {codepoints: 'U+E161', size: 9}}" }
            return try folder.write(
                """
                {galley: 1, fonts: {i: {icon: "\(font)"}}, \(rest)
                 buttons: {\(buttons.joined(separator: ", "))}}
                """, to: file)
        }
        let one = try write("a", "b", to: "one.json5")
        let two = try write("c", "B", to: "two.json5")
        let large = try write("b", rest: "matrix: {scale: [2]},", to: "large.json5")
        for jobs in Self.jobs {
            let output = "\(folder.path)/\(jobs)"
            let clash = CommandRun("render", one, two, "-o", output, "--jobs", "\(jobs)")
            #expect(clash.status == 64 && clash.errors.contains("two spec files write B.png"))
            #expect(!FileManager.default.fileExists(atPath: output))
            for arguments in [
                [one, large], [one, two, "--filter", "[abc]"], [one, two, "--sheet"],
            ] {
                let run = CommandRun(["render", "-o", output, "--jobs", "\(jobs)"] + arguments)
                #expect(run.status == 0, "\(run.errors)")
            }
            let again = try write("d", to: "\(jobs)-one.json5")
            let sheets = CommandRun("render", one, again, one, "-o", output, "--sheet")
            #expect(sheets.status == 64 && sheets.errors.contains("two spec files write one.png"))
        }
    }

    @Test("A run has 1 to 256 jobs, of the flag or the environment, and a pipe gets no progress")
    func jobCount() throws {
        let folder = try TemporaryFolder()
        let spec = try folder.write(spec(3), to: "a.json5")
        let arguments = ["render", spec, "-o", "\(folder.path)/o", "--filter", "b0"]
        for count in ["0", "257"] {
            let flag = CommandRun(arguments + ["--jobs", count])
            #expect(flag.status == 64 && flag.errors.contains("--jobs: a run has 1 to 256 jobs"))
            let variable = CommandRun(arguments, variables: ["GALLEY_JOBS": count])
            #expect(variable.status == 64 && variable.errors.contains("GALLEY_JOBS: a run has"))
        }
        #expect(CommandRun(arguments, variables: ["GALLEY_JOBS": "many"]).status == 64)
        let run = CommandRun(arguments, variables: ["GALLEY_JOBS": "256"])
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
}

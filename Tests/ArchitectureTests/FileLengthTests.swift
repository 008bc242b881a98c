import Testing

/// The ceiling on the length of a source file.
enum FileLength {
    static let ceiling = 400

    static func findings(in file: PackageFile) -> [Finding] {
        let breaks = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
        let lines = file.text.isEmpty || file.text.hasSuffix("\n") ? breaks : breaks + 1
        if lines <= ceiling { return [] }
        let message = "\(lines) lines, the ceiling is \(ceiling): split the file by its parts"
        return [Finding(file: file.path, line: ceiling + 1, message: message)]
    }
}

@Suite("File length")
struct FileLengthTests {
    @Test("No source or test file is longer than the ceiling", arguments: ["Sources", "Tests"])
    func ceiling(folder: String) throws {
        let files = try PackageFile.all(below: folder, extensions: ["swift", "c", "h"])
        #expect(!files.isEmpty)
        let findings = files.flatMap(FileLength.findings)
        #expect(findings.isEmpty, "\(findings.report)")
    }

    @Test("A file one line over the ceiling is found, one at the ceiling is not")
    func sample() {
        let full = String(repeating: "\n", count: FileLength.ceiling)
        #expect(FileLength.findings(in: PackageFile(path: "Tests/A.swift", text: full)).isEmpty)
        let over = FileLength.findings(in: PackageFile(path: "Tests/A.swift", text: full + "x"))
        #expect(
            over.report
                == "Tests/A.swift:401: 401 lines, the ceiling is 400: split the file by its parts")
    }
}

import Foundation
import GalleyImage
import TestSupport
import Testing

@Suite("Shipped fonts")
struct FontFilesTests {
    private static let folder = "\(PackagePaths.root)/Fonts"

    private static func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    @Test("Every font file has a row, and its licence lies beside it")
    func rows() throws {
        let table = FontTable(markdown: try Self.text("README.md"))
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        let findings = table.findings(files: files, notice: try Self.text("NOTICE"))
        #expect(findings.isEmpty, "\(findings.report)")
        #expect(!table.rows.isEmpty)
    }

    @Test("The bytes of every font file are the ones of its row")
    func digests() throws {
        for row in FontTable(markdown: try Self.text("README.md")).rows {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(row.file)"))
            #expect(
                SHA256.hexDigest(of: [UInt8](bytes)) == row.digest,
                "Fonts/README.md:\(row.line): \(row.file) has other bytes than its row says")
        }
    }

    @Test("A file without a row, a row without a file and a missing licence are found")
    func samples() {
        let markdown = """
            | file | role | version | source | modified | licence | SHA-256 |
            |---|---|---|---|---|---|---|
            | `A.ttf` | role | 1 | source | no | [LICENSE-MIT.txt](LICENSE-MIT.txt) | `00` |
            | `B.ttf` | role | 1 | source | subset | [LICENSE-OFL.txt](LICENSE-OFL.txt) | `00` |
            | `C.ttf` | role | 1 | source | no | none | `00` |
            | `D.ttf` | role | 1 | source | no | [LICENSE-Apache.txt](LICENSE-Apache.txt) | `00` |
            """
        let table = FontTable(markdown: markdown)
        #expect(table.rows.map(\.modified) == [false, true, false])
        let files = ["A.ttf", "D.ttf", "E.otf", "LICENSE-MIT.txt", "LICENSE-Apache.txt", "NOTICE"]
        #expect(
            table.findings(files: files, notice: "").report == """
                Fonts/README.md:5: a row has seven columns and links its licence
                Fonts/README.md:4: B.ttf is not in Fonts
                Fonts/README.md:4: LICENSE-OFL.txt, the licence of B.ttf, is not in Fonts
                Fonts/README.md:6: D.ttf is not named in Fonts/NOTICE
                Fonts/E.otf:1: give it a row in Fonts/README.md
                """)
    }
}

import Foundation
import TestSupport
import Testing

/// The entries of the package's folder.
enum TopLevel {
    static let entries: Set<String> = [
        "Package.swift", "Sources", "Tests", "Fonts", "Fixtures", "README.md", "LICENSE",
    ]

    /// Compares names with the agreed ones; dotfiles and what git ignores are free.
    static func findings(in names: [String], ignored patterns: [String]) -> [Finding] {
        let present = names.filter { name in
            !name.hasPrefix(".") && !patterns.contains { matches(name, pattern: $0) }
        }
        let unexpected = present.filter { !entries.contains($0) }.map { name in
            Finding(
                file: name, line: 1, message: "not an agreed top-level entry: move or remove it")
        }
        let missing = entries.subtracting(present).sorted().map { name in
            Finding(file: name, line: 1, message: "missing at the top level")
        }
        return unexpected + missing
    }

    /// Whether a line of .gitignore names an entry: as it is, as a folder, or by its ending.
    private static func matches(_ name: String, pattern: String) -> Bool {
        if pattern.hasPrefix("*") { return name.hasSuffix(pattern.dropFirst()) }
        return pattern == name || pattern == "\(name)/"
    }
}

@Suite("Top level")
struct TopLevelTests {
    @Test("The package's folder holds exactly the agreed entries")
    func entries() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: PackagePaths.root).sorted()
        let ignored = try String(contentsOfFile: "\(PackagePaths.root)/.gitignore", encoding: .utf8)
            .split(separator: "\n").map(String.init)
        let findings = TopLevel.findings(in: names, ignored: ignored)
        #expect(findings.isEmpty, "\(findings.report)")
    }

    @Test("An entry too many and one that is missing are found")
    func samples() {
        let agreed = TopLevel.entries.sorted()
        let ignored = ["out/", "*.xcodeproj"]
        #expect(TopLevel.findings(in: agreed + [".ci", "out"], ignored: ignored).isEmpty)
        #expect(TopLevel.findings(in: agreed + ["A.xcodeproj"], ignored: ignored).isEmpty)
        #expect(
            TopLevel.findings(in: agreed + ["docs"], ignored: ignored).report
                == "docs:1: not an agreed top-level entry: move or remove it")
        #expect(
            TopLevel.findings(in: agreed.filter { $0 != "LICENSE" }, ignored: ignored).report
                == "LICENSE:1: missing at the top level")
    }
}

import Foundation
import GalleyGoldens
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Reports for machines")
struct MachineReportTests {
    private static func many(_ count: Int) -> RunResult {
        let cases = (0..<count).map { number in
            var item = CaseResult(name: "many/case-\(number)@2x", status: .changed)
            item.message = String(repeating: "x", count: 60)
            item.source = CaseResult.Source(file: "Specs/many.json5", line: number + 1)
            item.measured = CaseResult.Measurement(pixels: number)
            item.measured?.ratio = Double(number) / 20_000
            item.measured?.maxChannel = [9, 9, 9, 9]
            item.artefacts = ["actual": "failures/many/\(number)/actual.png"]
            return item
        }
        return RunResult(toolVersion: "0.1.0", cases: cases)
    }

    @Test("JUnit counts what there is, keeps hostile names as they are, and attaches pictures")
    func junit() throws {
        var result = try ReportSample.standard().result
        result.cases[1].artefacts = ["expected": "f/e & <1>.png", "result": "f/result.json"]
        let file = try JUnitFile(JUnitReport(result).text)
        #expect(file.faults == [])
        #expect(file.names.count == 12)
        #expect(Set(file.names).count == 12)
        #expect(
            file.names.contains {
                $0.hasSuffix("script>&amp;\"'`|%0A::error::{0}](x)\u{202E}\u{2028}~a=b@2x")
            })
        #expect(file.attachments == ["[[ATTACHMENT|f/e & <1>.png]]"])
        #expect(file.messages.contains("<img src=x onerror=alert(1)> & </script> does not exist"))
        #expect(JUnitReport(result).text == JUnitReport(result).text)
    }

    @Test("JUnit names are unique even where the result's are not, and 10 000 cases fit GitLab")
    func junitMany() throws {
        let result = Self.many(10_000)
        let text = JUnitReport(result).text
        #expect(text.utf8.count < 30_000_000)
        let twice = RunResult(
            toolVersion: "1", cases: Array(result.cases.prefix(3)) + result.cases.prefix(3))
        let file = try JUnitFile(JUnitReport(twice).text)
        #expect(Set(file.names).count == 6)
        #expect(file.faults == [])
    }

    @Test("JUnit forbids what XML forbids: control characters become replacement characters")
    func junitControls() throws {
        let item = CaseResult(name: "a\u{0}b\u{1B}[31m\u{FFFE}\n<c>", status: .changed)
        let file = try JUnitFile(JUnitReport(RunResult(toolVersion: "1", cases: [item])).text)
        #expect(file.names == ["goldens/a\u{FFFD}b\u{FFFD}[31m\u{FFFD}\n<c>"])
    }

    @Test("SARIF has rules, places and fingerprints that stay when numbers change")
    func sarif() throws {
        var result = try ReportSample.standard().result
        let first = try SARIFFile(SARIFReport(result).text)
        #expect(first.faults == [])
        #expect(first.results.count == 11)
        #expect(first.uris.contains("Specs/%3Cb%3E%3A%2C.json5"))
        for index in result.cases.indices { result.cases[index].measured?.pixels += 1 }
        let second = try SARIFFile(SARIFReport(result).text)
        #expect(Set(first.fingerprints) == Set(second.fingerprints))
        #expect(Set(first.fingerprints).count == 11)
    }

    @Test("SARIF lists the worst 5 000 of 10 000 and says how many more there are")
    func sarifMany() throws {
        let file = try SARIFFile(SARIFReport(Self.many(10_000)).text)
        #expect(file.faults == [])
        #expect(file.results.count == 5_000)
        #expect(file.messages.first?.hasPrefix("many/case-9999@2x") == true)
        #expect(file.notifications == ["5000 more goldens fail; the worst 5000 are listed"])
    }

    @Test("GitHub gets at most ten annotations of a kind, the last of which counts the rest")
    func github() throws {
        let report = GitHubReport(Self.many(10_000))
        let lines = report.annotations.split(separator: "\n")
        #expect(lines.count == 10)
        #expect(
            lines[0].hasPrefix(
                "::error file=Specs/many.json5,line=10000,title=many/case-9999@2x (changed)::"))
        #expect(lines[9].hasSuffix("::9991 more goldens need a look; 10000 changed in all"))
        #expect(report.summary.utf8.count <= 1_000_000)
        #expect(!report.summary.contains("data:"))
        let ten = GitHubReport(Self.many(10)).annotations.split(separator: "\n")
        #expect(ten.count == 10)
        #expect(!ten[9].contains("more goldens"))
    }

    @Test("GitHub's commands can't be broken out of by names")
    func githubEscaping() throws {
        let lines = GitHubReport(try ReportSample.standard().result).annotations
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.dropLast().allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
        let hostile = try #require(lines.first { $0.contains("<script>") })
        #expect(hostile.hasPrefix("::error file=Specs/<b>%3A%2C.json5,line=12,title=bar/<script>"))
        #expect(hostile.contains("|%250A%3A%3Aerror%3A%3A{0}](x)"))
        #expect(hostile.components(separatedBy: "::").count == 3)
    }

    @Test("Markdown keeps names in code spans, groups equal changes and stays inside a comment")
    func markdown() throws {
        let text = MarkdownReport(try ReportSample.standard().result).text
        #expect(text.contains("### Galley: 11 of 12 need a look"))
        #expect(text.contains("`freetype 2.12.1 → 2.13.3`"))
        #expect(text.contains("`tint/button-0@2x`"))
        #expect(text.contains("and 3 more in the same way"))
        #expect(!text.contains("button-1@2x"))
        #expect(text.contains("``bar/<script>alert(1)</script>&amp;\"'`\\|%0A"))
        for line in text.split(separator: "\n") where line.hasPrefix("| ") {
            #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 4, "\(line)")
        }
        let long = MarkdownReport(Self.many(10_000)).text
        #expect(long.utf8.count <= MarkdownReport.commentLimit)
        #expect(long.contains("more are in the HTML report."))
    }

    @Test("An incomplete run is told in every report")
    func incomplete() throws {
        var result = Self.many(2)
        result.isComplete = false
        result.missingShards = [3]
        #expect(MarkdownReport(result).text.contains("Shards are missing: 3."))
        #expect(
            GitHubReport(result).annotations.hasPrefix(
                "::error title=galley::Shards are missing: 3."))
        let junit = try JUnitFile(JUnitReport(result).text)
        #expect(junit.names.contains("galley/the whole run"))
        let sarif = try SARIFFile(SARIFReport(result).text)
        #expect(sarif.notifications.first?.hasPrefix("Shards are missing: 3.") == true)
    }
}

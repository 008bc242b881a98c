import Foundation
import TestSupport
import Testing

@testable import GalleyBench

@Suite("Reports of benchmarks")
struct ReportTests {
    @Test("A report that is written is read back the same")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/base.json"
        let report = BenchmarkReport(
            machine: .sample,
            rows: [
                .sample(relative: 0.3, relativeSpread: 0.02, relativeMinimum: 0.29),
                .sample(system: "C peer", ratio: 1.7, goal: 1.5),
                .sample("process", quantity: .mebibytes, median: 7.25),
            ])
        try report.write(to: path)
        #expect(try BenchmarkReport(path: path) == report)
    }

    @Test("A base that is missing, no report or of another form is told from one another")
    func badBases() throws {
        let folder = try TemporaryFolder()
        let missing = "\(folder.path)/none.json"
        #expect(throws: BenchError.missingBase(missing)) { try BenchmarkReport(path: missing) }
        let noReport = try folder.write("{}", to: "empty.json")
        #expect(throws: BenchError.badBase(noReport)) { try BenchmarkReport(path: noReport) }
        var old = BenchmarkReport(machine: .sample)
        old.schema = 1
        let oldPath = "\(folder.path)/old.json"
        try old.write(to: oldPath)
        #expect(throws: BenchError.badBase(oldPath)) { try BenchmarkReport(path: oldPath) }
    }

    @Test("The report tells what kind of machine this is, and neither its name nor folders")
    func machine() throws {
        let data = try BenchmarkReport(machine: .current).encoded()
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let machine = try #require(object?["machine"] as? [String: Any])
        #expect(
            machine.keys.sorted() == ["c", "cores", "libraries", "processor", "swift", "system"])
        #expect(!String(decoding: data, as: UTF8.self).contains(PackagePaths.root))
    }

    @Test("Only Galley's own rows are compared, and new ones are named")
    func comparison() {
        let then = BenchmarkReport(
            machine: .sample, rows: [.sample("a"), .sample("a", system: "C peer"), .sample("b")])
        let now = BenchmarkReport(
            machine: .sample,
            rows: [
                .sample("a", median: 2), .sample("a", system: "C peer", median: 9), .sample("c"),
            ])
        let comparison = ReportComparison(now, with: then)
        #expect(comparison.slower == ["a / galley"])
        #expect(comparison.lines.map(\.key) == ["a / galley"])
        #expect(comparison.added == ["c / galley"])
    }

    @Test("Measuring again keeps the better row")
    func improving() {
        var report = BenchmarkReport(
            machine: .sample, rows: [.sample("a", median: 2), .sample("b", relative: 3)])
        report.improve(with: [
            .sample("a", median: 1), .sample("b", relative: 4), .sample("c"),
        ])
        #expect(report.rows.map(\.median) == [1, 1])
        #expect(report.rows.map(\.relative) == [nil, 3])
    }

    @Test("A row is short where its ratio misses the goal")
    func short() {
        #expect(BenchmarkRow.sample(system: "C peer", ratio: 1.4, goal: 1.5).isShort)
        #expect(!BenchmarkRow.sample(system: "C peer", ratio: 1.5, goal: 1.5).isShort)
        #expect(!BenchmarkRow.sample(system: "C peer", ratio: 0.1).isShort)
    }
}

import Foundation
import GalleyGoldens
import GalleyImage
import Testing

@Suite("HTML report")
struct HTMLReportTests {
    @Test("Equal results and pictures give equal bytes")
    func determinism() throws {
        #expect(try ReportSample.standard().page() == ReportSample.standard().page())
    }

    @Test("The file names no address of a network, and its policy lets nothing in")
    func policy() throws {
        let page = String(decoding: try ReportSample.standard().page(), as: UTF8.self)
        // The namespace of SVG is a name, not an address that is fetched.
        #expect(
            !page.replacing("http://www.w3.org/2000/svg", with: "")
                .replacing("<meta http-equiv=", with: "").contains("http"))
        #expect(
            page.contains("content=\"default-src 'none'; img-src data: blob:; style-src 'sha256-"))
        #expect(!page.contains("unsafe-inline"))
        #expect(!page.contains("innerHTML"))
    }

    @Test("Every different picture is in the file once")
    func deduplication() throws {
        let page = String(decoding: try ReportSample.standard().page(), as: UTF8.self)
        let images = page.matches(of: /href="data:image\/png;base64,([^"]*)"/).map(\.1)
        #expect(images.count == Set(images).count)
        // Seven cases with two pictures and three with one, of which two goldens are a third's too.
        #expect(images.count == 15)
        for image in images { #expect(Data(base64Encoded: String(image)) != nil) }
    }

    @Test("A file never exceeds its limit; the rest of the pictures lies beside it")
    func budget() throws {
        let sample = try ReportSample(noisy: 12)
        let whole = sample.page()
        #expect(whole.count > 900_000)
        for limit in [whole.count - 1, 800_000, 500_000, 220_000] {
            var report = HTMLReport(sample.result)
            report.maximumSize = limit
            var names: Set<String> = []
            let page = report.write(pictures: sample.png) { (name, bytes) throws(Never) in
                #expect(names.insert(name).inserted)
                #expect(bytes.starts(with: Array("galleyPicture(\"\(name)\",\"iVBOR".utf8)))
            }
            // As much of the room is used as whole pictures can use.
            #expect(page.count > limit - 130_000)
            #expect(page.count <= limit)
            #expect(!names.isEmpty)
            #expect(String(decoding: page, as: UTF8.self).contains("'self' file:"))
        }
    }

    @Test("The size that the report states is its own")
    func statedSize() throws {
        let page = try ReportSample.standard().page()
        let text = String(decoding: page, as: UTF8.self)
        let match = try #require(text.firstMatch(of: /\{"bytes": *(\d+),/))
        #expect(Int(match.1) == page.count)
    }

    @Test("Passed cases are names, or thumbnails where they are asked for")
    func passed() throws {
        let sample = try ReportSample.standard()
        let names = sample.page()
        let thumbs = sample.page { $0.passed = .thumb }
        let count = { (page: [UInt8]) in
            String(decoding: page, as: UTF8.self).matches(of: /<image id=/).count
        }
        #expect(count(thumbs) == count(names) + 1)
    }

    @Test("10 000 cases, one in ten changed, stay inside the limit")
    func tenThousand() throws {
        var sample = try ReportSample(changed: 40)
        let some = sample.result.cases
        var cases: [CaseResult] = []
        for number in 0..<10_000 {
            var item = CaseResult(name: "many/\(number)", status: .changed)
            item.golden = some[number % some.count].golden
            item.actual = some[number % some.count].actual
            if number % 10 != 0 { item.status = .match }
            cases.append(item)
        }
        sample.replace(cases)
        let page = sample.page()
        #expect(page.count < HTMLReport.usualMaximumSize)
        #expect(String(decoding: page, as: UTF8.self).contains("Galley: 1000 of 10000 need a look"))
    }

    @Test("A picture that is gone, and one that is no picture, leave a report without it")
    func broken() throws {
        let sample = try ReportSample.standard()
        var report = HTMLReport(sample.result)
        report.maximumSize = 1
        let without = report.write(pictures: { _, _ in nil }) { (_, _) throws(Never) in }
        #expect(!without.isEmpty)
        let noise = report.write(pictures: { _, _ in [1, 2, 3] }) { (_, _) throws(Never) in }
        #expect(!noise.isEmpty)
    }
}

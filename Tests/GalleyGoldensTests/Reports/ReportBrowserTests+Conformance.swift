import Foundation
import GalleyGoldens
import GalleyImage
import TestSupport
import Testing

extension ReportBrowserTests {
    /// The counts of pixelmatch 7.2.0 (yiq) and of its commit c6fee35 (oklab) with anti-aliasing left
    /// out, as its own tests and runs of it give them.
    private static let counts: [(metric: String, threshold: String, pixels: [Int])] = [
        ("yiq", "0.05", [143, 12_437, 212, 36_049, 6, 51, 3_016, 32_896]),
        ("yiq", "0.1", [106, 9_730, 178, 6_889, 6, 51, 2_448, 32_896]),
        ("oklab", "0.05", [154, 12_821, 220, 36_563, 0, 51, 3_032, 32_896]),
        ("oklab", "0.1", [120, 10_424, 200, 7_616, 0, 38, 2_440, 32_896]),
    ]

    @Test(
        "The limits on the page count what pixelmatch counts",
        .enabled(if: PackagePaths.conformance != nil, "GALLEY_CONFORMANCE names no folder"))
    func pixelmatch() throws {
        let source = "\(try #require(PackagePaths.conformance))/pixelmatch"
        let pairs =
            ["1", "2", "3", "4", "5", "6", "7"].map { ("\($0)a", "\($0)b") } + [("8a", "5b")]
        var result = RunResult(toolVersion: "0.1.0")
        var files: [String: [UInt8]] = [:]
        for (first, second) in pairs {
            var item = CaseResult(name: "pair \(first)", status: .changed)
            for (role, file) in zip(PictureRole.allCases, [first, second]) {
                let png = [UInt8](
                    try Data(contentsOf: URL(fileURLWithPath: "\(source)/\(file).png")))
                let header = try PNGMetadata(png: png)
                var picture = CaseResult.Picture(width: header.width, height: header.height)
                picture.pixelHash = file
                if role == .golden {
                    item.golden = picture
                } else {
                    item.actual = picture
                }
                files["\(item.name) \(role)"] = png
            }
            result.cases.append(item)
        }
        let page = HTMLReport(result).write(
            pictures: { files["\($0.name) \($1)"] }, beside: { (_, _) throws(Never) in })
        let folder = try TemporaryFolder()
        try Data(page).write(to: URL(fileURLWithPath: "\(folder.path)/r.html"))
        let browser = session.browser
        for (index, (first, _)) in pairs.enumerated() {
            try browser.open("file://\(folder.path)/r.html#case=pair%20\(first)&view=two")
            try session.settle()
            for count in Self.counts {
                let text = try browser.run(Self.tryLimits(count.metric, count.threshold))
                let found = (text as? String ?? "").firstMatch(of: /(\d+) px \u{b7}/)
                    .flatMap { Int($0.1) }
                #expect(
                    found == count.pixels[index],
                    "pair \(first), \(count.metric) \(count.threshold): \(text ?? "")")
            }
        }
    }

    private static func tryLimits(_ metric: String, _ threshold: String) -> String {
        """
        (() => {
          const set = (id, value, event) => {
            const field = document.querySelector(id);
            field.value = value;
            field.dispatchEvent(new Event(event));
          };
          set('#limit-metric', '\(metric)', 'change');
          set('#limit-threshold', '\(threshold)', 'input');
          const box = document.querySelector('#limit-aa');
          if (!box.checked) box.click();
          return document.querySelector('.limit-result').textContent.replaceAll('\\u2009', '');
        })()
        """
    }
}

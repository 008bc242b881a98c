import Foundation
import GalleyGoldens
import TestSupport

/// One browser for all tests of the suite, with the sample's report open.
final class ReportSession {
    // The suite is serialized, so that one test at a time uses the browser.
    nonisolated(unsafe) static let shared = Result { try ReportSession() }

    let browser: Chromium
    let folder = Result { try TemporaryFolder() }
    let address: String

    private init() throws {
        let folder = try folder.get()
        try Data(ReportSample.standard().page()).write(
            to: URL(fileURLWithPath: "\(folder.path)/report.html"))
        address = "file://\(folder.path)/report.html"
        browser = try Chromium(width: 1_440, height: 900)
    }

    /// Opens the report anew at a case and a view; a test that decides clears its decisions away.
    func open(_ name: String = "bar/save@2x", view: String = "two") throws -> Chromium {
        let hash =
            "case=\(name)&view=\(view)"
            .addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
        try browser.open("\(address)#\(hash)")
        try settle()
        return browser
    }

    /// Waits until the pictures of the case are decoded and drawn.
    func settle() throws {
        try browser.run(
            """
            new Promise((done, fail) => {
              const end = performance.now() + 20000;
              const look = () => {
                const isReady = document.querySelector('#case-name').textContent
                  && (!document.querySelector('#foot').hidden || !document.querySelector('#placeholder').hidden);
                if (isReady) requestAnimationFrame(() => requestAnimationFrame(done));
                else if (performance.now() > end) fail(new Error('the page did not become ready'));
                else setTimeout(look, 10);
              };
              look();
            })
            """)
    }
}

extension Chromium {
    func text(_ selector: String) throws -> String {
        try run("document.querySelector(\(quoted(selector))).textContent") as? String ?? ""
    }

    func count(_ selector: String) throws -> Int {
        try run("document.querySelectorAll(\(quoted(selector))).length") as? Int ?? -1
    }

    func flag(_ script: String) throws -> Bool { try run(script) as? Bool ?? false }

    /// A digest of what the canvas shows.
    func picture() throws -> String {
        try run(
            """
            (() => {
              const canvas = document.querySelector('#canvas');
              const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
              let hash = 0;
              for (let i = 0; i < data.length; i += 1) hash = (Math.imul(hash, 31) + data[i]) | 0;
              return String(hash);
            })()
            """) as? String ?? ""
    }

    private func quoted(_ text: String) -> String { "'\(text)'" }
}

import Foundation
import TestSupport

/// A headless Chromium that draws buttons on a canvas, and as pages for screenshots.
final class ChromiumPeer: ButtonPeer {
    static let system: String = "Chromium"

    let system: String = ChromiumPeer.system
    let name: String
    let forms = ["png", "screenshot"]
    /// A page of the first button, for a browser that is started for it alone.
    let page: String

    private let browser: Chromium
    private static let width = 240
    private static let height = 80

    init(in folder: TemporaryFolder) throws {
        let source = "\(PackagePaths.root)/Tests/Peers/Programs/chromium.js"
        var script = try String(contentsOfFile: source, encoding: .utf8)
        for (name, path) in zip(["icons", "latin", "han"], PeerFonts.paths) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()
            script += "await peer.load('\(name)', '\(bytes)');\n"
        }
        let buttons = BenchmarkTitles.words.indices.map { index in
            let words = PeerFonts.words(index)
            return "{font: '\(words[0])', icon: '\\u{\(words[1])}', title: '\(words[2])'}"
        }
        script += "peer.buttons = [\(buttons.joined(separator: ", "))];\n"
        page = try folder.write(
            "<!doctype html><meta charset=utf-8><body><script type=module>\(script)"
                + "peer.show(0);</script>", to: "button.html")
        // A window has bars of its own, which would leave nothing of 80 pixels.
        browser = try Chromium(width: 800, height: 600)
        try browser.run("(async () => {\(script) globalThis.peer = peer; })()")
        let version = try browser.call("Browser.getVersion")["product"] as? String
        name = version.map { "Chromium (\($0))" } ?? system
    }

    func draw(_ count: Int, form: String) throws -> Double {
        if form == "screenshot" {
            return try Stopwatch.seconds { for number in 0..<count { _ = try screenshot(number) } }
        }
        let answer = try browser.run("peer.png(\(count))") as? [Any]
        guard let seconds = (answer?.first as? NSNumber)?.doubleValue else {
            throw BenchError.peer(system, "gives the wrong answer")
        }
        return seconds
    }

    func save(_ number: Int, to path: String) throws {
        try screenshot(number).write(to: URL(fileURLWithPath: path))
    }

    private func screenshot(_ number: Int) throws -> Data {
        try browser.run("peer.show(\(number))")
        let clip: [String: Any] = [
            "x": 0, "y": 0, "width": Self.width, "height": Self.height, "scale": 1,
        ]
        let answer = try browser.call(
            "Page.captureScreenshot",
            ["format": "png", "optimizeForSpeed": true, "clip": clip])
        guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
            throw BenchError.peer(system, "takes no screenshot")
        }
        return data
    }
}

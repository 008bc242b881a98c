import Foundation

/// A headless Chromium that tests drive over the DevTools protocol.
///
/// Messages go through pipes (`--remote-debugging-pipe`): no port is opened, and the browser ends
/// with the pipe. Calls wait for their answer; one that takes longer than ``patience`` ends the
/// browser, so that a test fails and does not hang.
public final class Chromium {
    /// Why a browser does not answer as expected.
    public enum Fault: Error {
        /// The browser went away, or took too long.
        case ended(method: String)
        /// It answered with an error.
        case refused(method: String, answer: String)
        /// A script threw.
        case thrown(String)
    }

    /// How long one call may take, in seconds.
    public static let patience: Double = 60

    /// The browser's program, or nil where there is none.
    public static let path: String? = ["chromium", "chromium-browser", "google-chrome"]
        .flatMap { name in
            (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
                .map { "\($0)/\(name)" }
        }.first { FileManager.default.isExecutableFile(atPath: $0) }

    private let process = Process()
    private let input: FileHandle
    private let output: FileHandle
    private let folder: TemporaryFolder
    private var buffer = Data()
    private var number = 0
    private var session: String?
    /// What the browser told without being asked, in order, since the last ``open(_:)``.
    public private(set) var events: [[String: Any]] = []

    /// Starts a browser with one empty page of a size in CSS pixels.
    public init(width: Int, height: Int) throws {
        let toBrowser = Pipe()
        let fromBrowser = Pipe()
        folder = try TemporaryFolder()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The protocol speaks on the descriptors 3 and 4, which only a shell can hand on.
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null",
            Self.path ?? "chromium", "--headless", "--no-sandbox", "--disable-gpu",
            "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path)", "--window-size=\(width),\(height)", "about:blank",
        ]
        process.standardInput = toBrowser
        process.standardOutput = fromBrowser
        input = toBrowser.fileHandleForWriting
        output = fromBrowser.fileHandleForReading
        try process.run()
        let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
        let page = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String
        let attached = try call(
            "Target.attachToTarget", ["targetId": page ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Network", "Log"] { try call("\(domain).enable") }
    }

    deinit {
        try? input.close()
        let process = process
        process.terminate()
        process.waitUntilExit()
    }

    /// Calls a method of the protocol and returns its result.
    @discardableResult
    public func call(
        _ method: String, _ parameters: [String: Any] = [:]
    ) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session, !method.hasPrefix("Target."), !method.hasPrefix("Browser.") {
            message["sessionId"] = session
        }
        try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try read(for: method)
            guard answer["id"] as? Int == number else {
                events.append(answer)
                continue
            }
            if let error = answer["error"] {
                throw Fault.refused(method: method, answer: "\(error)")
            }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Goes to an address and waits until it has loaded.
    public func open(_ address: String) throws {
        // From an empty page, since a new fragment alone would load nothing.
        try load("about:blank")
        try load(address)
    }

    private func load(_ address: String) throws {
        events = []
        let file = address.prefix { $0 != "#" }
        try call("Page.navigate", ["url": address])
        while true {
            let arrival = events.firstIndex { event in
                let frame = (event["params"] as? [String: Any])?["frame"] as? [String: Any]
                return event["method"] as? String == "Page.frameNavigated"
                    && (frame?["url"] as? String)?.hasPrefix(file) ?? false
            }
            if let arrival,
                events[arrival...].contains(where: {
                    $0["method"] as? String == "Page.loadEventFired"
                })
            {
                return
            }
            events.append(try read(for: "Page.navigate"))
        }
    }

    /// Runs a script and returns its value; promises are waited for.
    @discardableResult
    public func run(_ script: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": script, "awaitPromise": true, "returnByValue": true])
        if let details = answer["exceptionDetails"] { throw Fault.thrown("\(script): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Presses and releases a key, as `a` or `ArrowLeft`, and lets the page draw a frame.
    public func press(_ key: String, shift: Bool = false) throws {
        let codes = [
            "Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38,
            "ArrowRight": 39, "ArrowDown": 40,
        ]
        var parameters: [String: Any] = [
            "key": key, "modifiers": shift ? 8 : 0, "windowsVirtualKeyCode": codes[key] ?? 0,
        ]
        if key.count == 1 { parameters["text"] = key }
        for type in ["keyDown", "keyUp"] {
            parameters["type"] = type
            try call("Input.dispatchKeyEvent", parameters)
        }
        try run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    /// The messages of events of a method.
    public func events(_ method: String) -> [[String: Any]] {
        events.filter { $0["method"] as? String == method }
            .compactMap { $0["params"] as? [String: Any] }
    }

    private func read(for method: String) throws -> [String: Any] {
        let process = process
        let watch = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watch)
        defer { watch.cancel() }
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = Data(buffer[buffer.startIndex..<end])
                buffer = Data(buffer[buffer.index(after: end)...])
                let object = try JSONSerialization.jsonObject(with: message)
                return object as? [String: Any] ?? [:]
            }
            let data = output.availableData
            guard !data.isEmpty else { throw Fault.ended(method: method) }
            buffer += data
        }
    }
}

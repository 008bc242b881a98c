import Foundation
import GalleyGoldens
import TestSupport
import Testing

extension ReportBrowserTests {
    @Test("Decisions are kept, undone, found again in the address and exported for galley accept")
    func decisions() throws {
        let page = try session.open("tint/button-0@2x")
        try page.press("A")
        #expect(try page.text(".decide .count") == "4 of 9 decided")
        #expect(try page.text("#toast").contains("Accepted 4 cases"))
        try page.run(Self.choose("bar/save@2x"))
        try page.press("r")
        try page.run(Self.choose("bar/none"))
        try page.press("a")
        #expect(try page.text(".decide .count") == "6 of 9 decided")
        try page.run(Self.choose("bar/drift"))
        try page.press("s")
        try page.press("u")
        try page.run(Self.choose("bar/first"))
        try page.press("a")
        try page.press("u")
        #expect(try page.text(".decide .count") == "6 of 9 decided")
        #expect(try page.text("#case-name").contains("first"), "undo returns to the case")

        let folder = try TemporaryFolder()
        let bytes = try download(to: folder.path)
        #expect(try SchemaCheck.faults(in: bytes, schema: ReportPage.decisionsSchema) == [])
        let entries = try GoldenDecisions.Entry.read(bytes, path: "decisions.json")
        let sample = try ReportSample.standard()
        #expect(entries.count == 6)
        for entry in entries {
            let item = try #require(
                sample.result.cases.first { $0.name == entry.name.path }, "\(entry.name)")
            #expect(entry.actual == item.actual?.pixelHash)
            #expect(entry.golden == item.golden?.pixelHash)
            #expect(entry.isAccepted == (item.name != "bar/save@2x"))
        }

        // The address alone brings them back, even where nothing is stored.
        let address = try #require(try page.run("location.href") as? String)
        try page.run("localStorage.clear()")
        try page.open(address)
        try session.settle()
        #expect(try page.text(".decide .count") == "6 of 9 decided")
        // And so does the browser's storage where the address says nothing.
        try page.press("a")
        try page.open(session.address)
        try session.settle()
        #expect(try page.text(".decide .count") == "7 of 9 decided")
        try page.run("localStorage.clear()")
    }

    @Test("The list is worst first with equal changes in one group, and passed cases folded")
    func queue() throws {
        let page = try session.open()
        let rows =
            try page.run(
                "[...document.querySelectorAll('.row-name')].map((row) => row.title)") as? [String]
        #expect(
            rows == [
                ReportSample.hostileName, "bar/none", "bar/tall", "tint/button-0@2x",
                "bar/save@2x", "bar/first", "bar/drift", "old/retired",
            ])
        #expect(try page.text(".group-head").contains("4 × the same change"))
        try page.run("document.querySelector('.group-more').click()")
        #expect(try page.count(".row") == 11)
        try page.run("document.querySelector('.queue-part').click()")
        #expect(try page.count(".row") == 12)
    }

    @Test(
        "The search finds by words, status, tag, scale and numbers",
        arguments: [
            ("save", 1), ("status:changed", 2), ("status:size", 1), ("tag:sample scale:2x", 2),
            ("de:>12 scale:2", 2), ("de:<12", 0), ("px:>20 save", 1), ("is:open", 6),
            ("status:passed", 1), ("no such", 0),
        ])
    func search(text: String, rows: Int) throws {
        let page = try session.open()
        try page.run(
            """
            (() => {
              const field = document.querySelector('#search');
              field.value = '\(text)';
              field.dispatchEvent(new Event('input'));
            })()
            """)
        #expect(try page.count(".row") == rows)
        try page.press("/")
        #expect(try page.flag("document.activeElement.id === 'search'"))
        try page.press("Escape")
        try page.press("Escape")
        #expect(try page.text("#search-count") == "")
    }

    @Test("Keys go through the cases, jump by status, and ? lists them")
    func navigation() throws {
        let page = try session.open("bar/none")
        try page.press("j")
        #expect(try page.text("#case-name").contains("tall"))
        try page.press("k")
        #expect(try page.text("#case-name").contains("none"))
        try page.press("ArrowDown")
        try page.press("ArrowUp")
        #expect(try page.text("#case-name").contains("none"))
        for (key, name) in [
            ("o", "retired"), ("c", "button-0"), ("n", "first"), ("m", "none"), ("s", "tall"),
            ("v", "drift"), ("p", "same"), ("e", "script"),
        ] {
            try page.press("g")
            try page.press(key)
            #expect(try page.text("#case-name").contains(name), "g \(key)")
        }
        try page.press("?")
        #expect(try page.flag("document.querySelector('#help').open"))
        #expect(try page.text("#help-keys").contains("Accept all cases that changed in this way"))
        try page.press("Escape")
        #expect(try !page.flag("document.querySelector('#help').open"))
        try page.run("document.querySelector('#rows').focus()")
        try page.press("Enter")
        #expect(try page.flag("document.activeElement.id === 'rows'"), "there is no picture")
        try page.press("g")
        try page.press("c")
        try page.run("document.querySelector('#rows').focus()")
        try page.press("Enter")
        #expect(try page.flag("document.activeElement.id === 'canvas'"))
    }

    @Test("Every control has a name and is reached by Tab with a visible ring")
    func tabs() throws {
        let page = try session.open()
        try page.run(
            """
            (() => {
              for (const part of document.querySelectorAll('#inspector details')) part.open = true;
              document.activeElement.blur();
              globalThis.reached = new Set();
              globalThis.bare = new Set();
              globalThis.nameless = [];
              document.addEventListener('focusin', ({ target }) => {
                reached.add(target);
                const style = getComputedStyle(target);
                if (target.matches(':focus-visible') && style.outlineStyle === 'none') bare.add(target.outerHTML.slice(0, 80));
              });
              globalThis.wanted = [...document.querySelectorAll('button, input, select, summary, [tabindex="0"]')]
                .filter((node) => !node.disabled && node.checkVisibility());
            })()
            """)
        let wanted = try page.run("wanted.length") as? Int ?? 0
        #expect(wanted > 40)
        for _ in 0..<wanted + 4 {
            for type in ["rawKeyDown", "keyUp"] {
                try page.call(
                    "Input.dispatchKeyEvent",
                    ["type": type, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9])
            }
        }
        let missed = try page.run(
            "wanted.filter((node) => !reached.has(node)).map((node) => node.outerHTML.slice(0, 120))"
        )
        #expect(missed as? [String] == [])
        #expect(try page.run("[...bare]") as? [String] == [])
        let nodes = try page.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        let controls: Set<String> = ["button", "textbox", "combobox", "slider", "searchbox"]
        for node in nodes {
            let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
            let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
            if controls.contains(role), node["ignored"] as? Bool != true {
                #expect(!name.isEmpty, "a \(role) has no name")
            }
        }
    }

    @Test("Without scripts every case is there with its pictures and their difference")
    func noScripts() throws {
        let page = session.browser
        try page.call("Emulation.setScriptExecutionDisabled", ["value": true])
        defer { _ = try? page.call("Emulation.setScriptExecutionDisabled", ["value": false]) }
        try page.open(session.address)
        #expect(try page.count(".plain details") == 11)
        #expect(try page.text(".plain h1") == "11 of 12 need a look")
        let shapes =
            try page.run(
                """
                (() => {
                  for (const part of document.querySelectorAll('.plain details')) part.open = true;
                  const image = [...document.querySelectorAll('.plain svg')];
                  return [image.length, document.querySelectorAll('.plain .difference').length,
                    image.filter((node) => node.getBoundingClientRect().width > 100).length];
                })()
                """) as? [Int]
        // Seven cases have two pictures and a difference, three have one picture.
        #expect(shapes == [24, 7, 24])
        #expect(
            page.events("Network.requestWillBeSent").allSatisfy { event in
                let url = (event["request"] as? [String: Any])?["url"] as? String ?? ""
                return url.hasPrefix("file:") || url.hasPrefix("data:")
            })
    }

    @Test("Pictures beyond the size limit come from the folder, or as thumbnails without it")
    func folder() throws {
        let folder = try TemporaryFolder()
        let sample = try ReportSample(noisy: 8)
        var report = HTMLReport(sample.result)
        report.maximumSize = 400_000
        report.folder = "a folder's #1"
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/\(report.folder)", withIntermediateDirectories: false)
        let page = try report.write(pictures: sample.png) { (name, bytes) throws in
            try Data(bytes).write(
                to: URL(fileURLWithPath: "\(folder.path)/\(report.folder)/\(name)"))
        }
        #expect(page.count <= report.maximumSize)
        try Data(page).write(to: URL(fileURLWithPath: "\(folder.path)/r.html"))
        let browser = session.browser
        // The least bad case is the last of the list, whose pictures are outside.
        try browser.open("file://\(folder.path)/r.html")
        try session.settle()
        #expect(try browser.text(".notice").contains("lie in the folder a folder's #1"))
        try browser.run("[...document.querySelectorAll('.row')].at(-1).click()")
        for _ in 0..<100 where try browser.count("[data-view=diff]:enabled") == 0 {
            Thread.sleep(forTimeInterval: 0.03)
        }
        #expect(try browser.count("[data-view=diff]:enabled") == 1)
        #expect(browser.events("Log.entryAdded").isEmpty)
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(report.folder)")
        try browser.open("file://\(folder.path)/r.html")
        try session.settle()
        try browser.run("[...document.querySelectorAll('.row')].at(-1).click()")
        for _ in 0..<100 where try browser.count("#placeholder img") == 0 {
            Thread.sleep(forTimeInterval: 0.03)
        }
        #expect(try browser.text("#placeholder").contains("Only a thumbnail is here"))
        #expect(try browser.count("#placeholder img") == 2)
    }

    @Test("A report of 500 changed cases stays inside its size, and leads from case to case")
    func many() throws {
        let folder = try TemporaryFolder()
        let sample = try ReportSample(changed: 500)
        let bytes = sample.page()
        #expect(bytes.count < HTMLReport.usualMaximumSize)
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/r.html"))
        try session.browser.open("file://\(folder.path)/r.html")
        try session.settle()
        #expect(try session.browser.count(".row") == 500)
        let first = try session.browser.text(".row[aria-selected=true]")
        for _ in 0..<3 { try session.browser.press("j") }
        #expect(try session.browser.count(".row[aria-selected=true]") == 1)
        #expect(try session.browser.text(".row[aria-selected=true]") != first)
    }
}

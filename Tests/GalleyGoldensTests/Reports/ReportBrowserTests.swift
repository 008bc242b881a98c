import Foundation
import GalleyGoldens
import TestSupport
import Testing

@Suite(
    "HTML report in a browser", .serialized,
    .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"))
struct ReportBrowserTests {
    let session: ReportSession

    init() throws { session = try unsafe ReportSession.shared.get() }

    @Test("It opens from a file and asks for nothing but itself")
    func offline() throws {
        let page = try session.open()
        let requests = page.events("Network.requestWillBeSent").compactMap {
            ($0["request"] as? [String: Any])?["url"] as? String
        }
        #expect(!requests.isEmpty)
        for url in requests {
            let isOwn = url.hasPrefix(session.address) || url.hasPrefix("data:image/png")
            #expect(isOwn, "\(url.prefix(100))")
        }
        #expect(page.events("Runtime.exceptionThrown").isEmpty)
        #expect(page.events("Log.entryAdded").isEmpty)
    }

    @Test("It says the verdict, the counts and which environment differs")
    func header() throws {
        let page = try session.open()
        #expect(try page.text("#verdict") == "11 of 12 need a look")
        let summary = try page.text("#summary")
        #expect(summary.contains("1 error, 1 missing, 1 size, 5 changed, 1 new, 1 environment"))
        #expect(summary.contains("freetype 2.12.1 \u{2192} 2.13.3"))
        try page.run("document.querySelector('#environment-button').click()")
        #expect(try page.text("#environment tr.differs th") == "freetype")
    }

    @Test("Every view shows something of its own, and its key chooses it")
    func views() throws {
        let page = try session.open()
        try page.press("m")
        var pictures: [String: String] = [:]
        for (key, view) in [
            ("1", "expected"), ("2", "actual"), ("3", "diff"), ("4", "two"), ("5", "three"),
            ("6", "swipe"), ("7", "onion"), ("8", "blend"), ("0", "heat"),
        ] {
            try page.press(key)
            #expect(try page.count("[data-view=\(view)][aria-pressed=true]") == 1, "\(view)")
            pictures[view] = try page.picture()
        }
        #expect(Set(pictures.values).count == pictures.count, "\(pictures)")
        try page.press("9")
        #expect(try page.count("[data-view=blink][aria-pressed=true]") == 1)
        var shown: Set<String> = []
        for _ in 0..<40 where shown.count < 2 {
            shown.insert(try page.picture())
            Thread.sleep(forTimeInterval: 0.05)
        }
        #expect(shown.count == 2, "blinking shows two pictures in turn")
    }

    @Test(
        "Arrow keys move the slider of a view",
        arguments: [("swipe", "51 %"), ("onion", "51 %"), ("blend", "×8"), ("blink", "1.5 Hz")])
    func sliders(view: String, after: String) throws {
        let page = try session.open(view: view)
        let before = try page.text("#adjust output")
        try page.press("ArrowRight")
        #expect(try page.text("#adjust output") == after)
        try page.press("ArrowLeft")
        #expect(try page.text("#adjust output") == before)
    }

    @Test("Keys zoom by whole steps, fit, and show pixels at one to one")
    func zooming() throws {
        let page = try session.open(view: "expected")
        let fitted = try page.text("#zoom output")
        try page.press("o")
        #expect(try page.text("#zoom output") == "1×")
        try page.press("+")
        #expect(try page.text("#zoom output") == "2×")
        try page.press("-")
        try page.press("-")
        #expect(try page.text("#zoom output") == "1/2×")
        try page.press("f")
        #expect(try page.text("#zoom output") == fitted)
        let before = try page.picture()
        try page.press("h")
        #expect(try page.count("#zoom button[aria-pressed=true]") == 2)
        #expect(try page.text("#zoom output") != fitted, "points are larger than pixels of 2x")
        try page.press("h")
        #expect(try page.picture() == before)
        for _ in 0..<8 { try page.press("+") }
        #expect(try !page.flag("document.querySelector('#minimap').hidden"))
    }

    @Test("n and p go through the clusters, and the loupe shows the pixel in both pictures")
    func clusters() throws {
        let page = try session.open()
        try page.press("n")
        #expect(try page.text(".cluster[aria-pressed=true] .number") == "1")
        let loupe = try page.text("#loupe-table")
        #expect(loupe.contains("Red20255+235"), "\(loupe)")
        #expect(loupe.contains("\u{394}E2000") && loupe.contains("Anti-aliasing"))
        #expect(try page.text(".loupe-place").contains("61, 21 px \u{b7} 30.5, 10.5 pt"))
        #expect(try page.text(".loupe-place").contains("icon"))
        try page.press("n")
        #expect(try page.text(".cluster[aria-pressed=true] .number") == "2")
        try page.press("p")
        #expect(try page.text(".cluster[aria-pressed=true] .number") == "1")
        try page.run("document.querySelector('#canvas').focus()")
        try page.press("ArrowDown", shift: true)
        #expect(try page.text(".loupe-place").contains("61, 31 px"))
        try page.press("Escape")
        #expect(try page.count(".cluster[aria-pressed=true]") == 0)
    }

    @Test("Backgrounds, boxes, parts and masks can be switched")
    func switches() throws {
        let page = try session.open(view: "actual")
        var pictures = [try page.picture()]
        for _ in 0..<5 {
            try page.press("b")
            pictures.append(try page.picture())
        }
        // The custom colour starts as the iOS grey.
        #expect(Set(pictures).count == 5, "checkerboard, white, black, grey and alpha only")
        try page.press("b")
        for key in ["m", "l", "v"] {
            let before = try page.picture()
            try page.press(key)
            #expect(try page.picture() != before, "\(key)")
            try page.press(key)
            #expect(try page.picture() == before, "\(key) again")
        }
    }

    @Test("Pictures of different sizes are told apart by outlines, and can be aligned elsewhere")
    func sizes() throws {
        let page = try session.open("bar/tall")
        #expect(try page.text("#case-size").contains("height +4"))
        #expect(try page.text("#legend").contains("Expected, dashed"))
        let before = try page.picture()
        try page.press("t")
        #expect(try page.picture() != before)
    }

    @Test("Limits are counted in the page, and the flags that set them are printed")
    func limits() throws {
        let page = try session.open()
        try page.run(
            """
            (() => {
              const set = (id, value, event) => {
                const field = document.querySelector(id);
                field.value = value;
                field.dispatchEvent(new Event(event));
              };
              set('#limit-metric', 'yiq', 'change');
              set('#limit-px', '25', 'input');
              set('#limit-window', '8', 'input');
            })()
            """)
        let line = try page.text(".inspector .limit-result + div code")
        #expect(line == "--metric yiq --threshold 0.1 --max-diff 25px --window 8:8")
        // The dot has 5 × 5 pixels, which all lie in one square of 8.
        #expect(try page.text(".limit-result").contains("Would fail: 25 in a square"))
        try page.run(
            """
            (() => {
              const field = document.querySelector('#limit-window');
              field.value = '25';
              field.dispatchEvent(new Event('input'));
            })()
            """)
        #expect(try page.text(".limit-result").hasPrefix("Would pass"))
    }

    @Test("The layout's changed numbers stand beside each other")
    func layout() throws {
        let page = try session.open()
        let table = try page.text(".layout-table")
        #expect(table.contains("icon frame x1010.5+0.5"))
        #expect(table.contains("icon baseline2223+1"))
        #expect(!table.contains("gap"))
    }

    @Test("Names and messages that look like markup stay text")
    func hostile() throws {
        let page = try session.open(ReportSample.hostileName)
        #expect(try page.text("#case-name").contains("<script>alert(1)</script>"))
        #expect(try page.text("#case-message").contains("<img src=x onerror=alert(1)>"))
        #expect(try page.count("script") == 3, "the result, the report, the program")
        #expect(try page.count("img[src=x]") == 0)
        #expect(page.events("Page.javascriptDialogOpening").isEmpty)
    }

    @Test("Missing, new, orphaned and broken cases say why and what to do")
    func otherCases() throws {
        #expect(try session.open("bar/none").text("#inspector code") == "galley accept bar/none")
        #expect(try session.open("bar/none").text("#case-message").contains("there is no golden"))
        #expect(try session.open("bar/first").text("#inspector").contains("Every pixel is alike."))
        #expect(try session.open("bar/first").count("[data-view]:enabled") == 1)
        #expect(
            try session.open("old/retired").text("#inspector code") == "galley prune old/retired")
        #expect(
            try session.open(ReportSample.hostileName).text("#placeholder").contains(
                "does not exist"))
        #expect(try session.open().text(".queue-part").contains("1 passed"))
    }
}

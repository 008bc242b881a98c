import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Layout diagnostics")
struct LayoutDiagnosticTests {
    // Amounts by hand: ZMButton's labels in a button of 60 × 10; reference R86.
    @Test("Overflow names the part, the edge and the amount")
    func overflow() {
        let layout = IconFontLayout(placement: .left, margin: 5, seedCompatible: true)
        let frames = layout.frames(
            icon: Size(width: 15, height: 10), title: Size(width: 60, height: 18),
            bounds: Size(width: 60, height: 10), grid: PixelGrid(scale: 2))
        #expect(
            frames.diagnostics == [
                .overflow(.icon, .left, amount: 10), .overflow(.title, .top, amount: 4),
                .overflow(.title, .bottom, amount: 4), .overflow(.title, .right, amount: 10),
            ])
    }

    @Test("An edge between two pixels is reported with its distance from the nearest")
    func offGrid() throws {
        let frames = StackLayout().frames(
            icon: nil, title: Size(width: 20, height: 18), bounds: Size(width: 100.25, height: 40),
            grid: PixelGrid(scale: 1))
        #expect(frames.diagnostics == [.offGrid(.content, .right, amount: 0.25)])
    }

    // Amounts by hand: reference C9, style left at the intrinsic size, 84 × 24.
    @Test("Overflow beyond each edge is what the button lacks")
    func overflowEdges() throws {
        let size = Size(width: 84, height: 24)
        let frames = try EdgeInsetsLayout(style: .left, imageTitleSpace: 10).frames(
            of: ButtonParts(
                icon: Size(width: 24, height: 24), titleSize: Size(width: 60, height: 18)),
            in: size, context: LayoutContext(scale: 2))
        let overflow = frames.overflow(beyond: size)
        #expect(overflow == EdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        #expect(frames.overlap == nil)
    }

    @Test(
        "Messages are one sentence with short numbers",
        arguments: [
            (
                LayoutDiagnostic.titleTruncated(natural: 60, displayed: 100.0 / 3),
                "titleTruncated",
                "the title is 60 pt wide but gets only 33.333 pt: "
                    + "make the button wider or the title shorter"
            ),
            (
                .overflow(.icon, .left, amount: 2.5), "overflow",
                "the icon reaches 2.5 pt beyond the button's left edge: "
                    + "make the button larger or the icon smaller"
            ),
            (
                .overlap(Size(width: 6, height: 18)), "overlap",
                "icon and title overlap on 6 × 18 pt: move them apart"
            ),
            (
                .insetsCrossed(.vertical), "insetsCrossed",
                "the vertical content insets are larger than the button: make them smaller"
            ),
            (
                .subtitleTruncated(natural: 60, displayed: 12.5), "subtitleTruncated",
                "the subtitle is 60 pt wide but gets only 12.5 pt: "
                    + "make the button wider or the subtitle shorter"
            ),
            (
                .notSwapped(.insetsOnLayout), "notSwapped",
                "icon and title are not exchanged under insetsOnLayout: "
                    + "ask for a second layout pass or set the insets before it"
            ),
            (
                .stale(
                    .title, used: Size(width: 40, height: 18),
                    current: Size(width: 60, height: 18)),
                "stale",
                "the title is 60 × 18 pt but was laid out as 40 × 18 pt: "
                    + "lay out again after every change"
            ),
            (
                .topLeftAnchored(x: 18, y: 28), "topLeftAnchored",
                "the content sticks to the top left corner, 18 pt to the left and 28 pt above its "
                    + "place: swap from sizes, not from cached frames"
            ),
            (
                .alignmentMirrored(.left), "alignmentMirrored",
                "the content aligned left stands at the opposite edge: "
                    + "ask for the other side or swap without mirroring"
            ),
            (
                .insetsMirrored([.contentEdgeInsets]), "insetsMirrored",
                "contentEdgeInsets act on the opposite edge: "
                    + "exchange left and right or swap without mirroring"
            ),
            (
                .ignoredBySwap(.titleEdgeInsets, .stateless), "ignoredBySwap",
                "titleEdgeInsets has no effect under stateless: leave it out"
            ),
            (
                .ignoredByConfiguration(.contentEdgeInsets), "ignoredByConfiguration",
                "contentEdgeInsets has no effect on a button with a configuration: "
                    + "use contentInsets"
            ),
        ])
    func messages(diagnostic: LayoutDiagnostic, code: String, message: String) {
        #expect(diagnostic.code == code)
        #expect(diagnostic.message == message)
        #expect(diagnostic.description == "\(code): \(message)")
    }
}

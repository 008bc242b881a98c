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
        ])
    func messages(diagnostic: LayoutDiagnostic, code: String, message: String) {
        #expect(diagnostic.code == code)
        #expect(diagnostic.message == message)
        #expect(diagnostic.description == "\(code): \(message)")
    }
}

import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The seed's how-to screen")
struct HowToScreenTests {
    /// The frames of layout reference 2.H; x is 127.5 snapped to each grid.
    static let frames = [
        Rect(x: 127.5, y: 20, width: 120, height: 34),
        Rect(x: 127.5, y: 74, width: 120, height: 40),
        Rect(x: 127.5, y: 134, width: 120, height: 60),
        Rect(x: 127.5, y: 214, width: 120, height: 60),
    ]

    static let snapped: [(scale: Double, x: Double, retitled: Double, second: Double)] = [
        (1, 128, 93, 108), (2, 127.5, 92.5, 107.5), (3, 383.0 / 3, 278.0 / 3, 323.0 / 3),
    ]

    private func expectFrames(_ layout: ConstraintLayout) throws {
        for (name, frame) in zip(HowToScreen.names, Self.frames) {
            let item = LayoutItem(name)
            #expect(close(try layout.frame(of: item), frame), "\(name)")
            for (scale, x, _, _) in Self.snapped {
                let expected = Rect(x: x, y: frame.minY, width: 120, height: frame.height)
                for snapping in FrameSnapping.allCases {
                    let found = try layout.frame(
                        of: item, on: PixelGrid(scale: scale), snapping: snapping)
                    #expect(close(found, expected), "\(name) at \(scale): \(found)")
                }
            }
        }
    }

    @Test("Masonry's words give the frames H1 to H4 at every scale")
    func made() throws {
        var layout = try HowToScreen.made()
        #expect(try layout.solve().isEmpty)
        try expectFrames(layout)
        #expect(try layout.ambiguities().isEmpty)
    }

    @Test("Equations give the frames H1 to H4 at every scale")
    func written() throws {
        var layout = try HowToScreen.written()
        #expect(try layout.solve().isEmpty)
        try expectFrames(layout)
        #expect(try layout.ambiguities().isEmpty)
    }

    @Test("New titles give the frames H5 and H6, with nothing rebuilt", arguments: snapped)
    func retitled(scale: Double, x: Double, first: Double, second: Double) throws {
        var layout = try HowToScreen.made()
        try layout.solve()
        let before = layout.constraintCount
        for (item, width) in [(layout.items[0], 190), (layout.items[1], 160)] {
            try layout.updateConstraints(for: item) { make in make.width.equalTo(width) }
        }
        #expect(try layout.solve().isEmpty)
        #expect(layout.constraintCount == before)
        let grid = PixelGrid(scale: scale)
        let frames = try layout.items.map { try layout.frame(of: $0, on: grid) }
        #expect(close(frames[0].minX, first) && close(frames[0].minY, 20), "\(frames[0])")
        #expect(close(frames[1].minX, second) && close(frames[1].minY, 74), "\(frames[1])")
        #expect(close(frames[2].minX, x) && close(frames[2].minY, 134), "\(frames[2])")
        #expect(close(try layout.frame(of: layout.items[0]).width, 190))
        #expect(close(try layout.frame(of: layout.items[1]).width, 160))
    }

    @Test("Buttons without a width of their own follow their measured titles")
    func measured() throws {
        var layout = try ConstraintLayout(size: Size(width: 375, height: 300))
        let item = try layout.addItem("icon-left", content: HowToScreen.content)
        try layout.makeConstraints(for: item) { make in
            make.top.equalTo(20)
            make.centerX.equalTo(0)
        }
        try layout.solve()
        #expect(close(try layout.frame(of: item), Self.frames[0]))
        try layout.setContent(ItemContent(Size(width: 190, height: 34)), of: item)
        try layout.solve()
        #expect(
            close(try layout.frame(of: item), Rect(x: 92.5, y: 20, width: 190, height: 34)))
    }

    @Test("The policies of snapping differ where a size is off the grid")
    func snapping() {
        // By hand: 10.3 and 20.8 round to 10 and 21, the size 10.5 to 11.
        let frame = Rect(x: 10.3, y: 0, width: 10.5, height: 10)
        let grid = PixelGrid(scale: 1)
        #expect(
            FrameSnapping.edges.snapped(frame, to: grid)
                == Rect(x: 10, y: 0, width: 11, height: 10))
        let wide = Rect(x: 10.4, y: 0, width: 10.2, height: 10)
        #expect(FrameSnapping.edges.snapped(wide, to: grid).width == 11)
        #expect(FrameSnapping.originAndSize.snapped(wide, to: grid).width == 10)
    }
}

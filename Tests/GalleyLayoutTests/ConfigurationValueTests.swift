import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Configuration values")
struct ConfigurationValueTests {
    // R73, iOS 26.1, on a background 40 high; 17 and 5.95 are the stored radii.
    @Test(
        "Corner styles give the reference's radii",
        arguments: [
            (ConfigurationCorner.fixed, 5.95, 9.0), (.dynamic, 17, 9), (.small, 5, 5),
            (.medium, 7, 7), (.large, 10, 10), (.capsule, 20, 20),
        ])
    func corners(style: ConfigurationCorner, plain: Double, stored: Double) {
        #expect(close(style.radius(height: 40), plain))
        #expect(close(style.radius(height: 40, stored: 9), stored))
    }

    @Test("A dynamic radius is at most half the height")
    func dynamic() {
        #expect(ConfigurationCorner.dynamic.radius(height: 20) == 10)
    }

    // R64.
    @Test(
        "Size classes give the reference's insets and font sizes",
        arguments: [
            (ConfigurationSize.mini, 5.0, 10.0, 15.0), (.small, 5, 10, 15),
            (.medium, 7, 12, 17), (.large, 15, 20, 17),
        ])
    func sizes(size: ConfigurationSize, vertical: Double, horizontal: Double, font: Double) {
        #expect(
            size.contentInsets
                == DirectionalEdgeInsets(
                    top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
        #expect(size.titleSize == font)
    }

    // R48: 120 wide centred in 375 at 3x.
    @Test("Frames snap by their edges, or by origin and size")
    func snapping() {
        let rect = Rect(x: 127.5, y: 20.4, width: 120.2, height: 40.2)
        let grid = PixelGrid(scale: 1)
        #expect(
            FrameSnapping.edges.snapped(rect, to: grid)
                == Rect(x: 128, y: 20, width: 120, height: 41))
        #expect(
            FrameSnapping.originAndSize.snapped(rect, to: grid)
                == Rect(x: 128, y: 20, width: 120, height: 40))
    }
}

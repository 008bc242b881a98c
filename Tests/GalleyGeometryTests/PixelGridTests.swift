import GalleyGeometry
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
    // Expected by hand: floor(v·s + 0.5)/s, ceil(v·s)/s and floor(v·s)/s; layout reference R10, R46.
    @Test(
        "Rounding goes to the nearest pixel, halves up",
        arguments: [
            (127.5, 1.0, 128.0), (127.5, 2.0, 127.5), (127.5, 3.0, 383.0 / 3),
            (11.0498, 2.0, 11.0), (33.9502, 2.0, 34.0), (-0.5, 1.0, 0.0), (0.249, 2.0, 0.0),
            (9.5 - 1e-9, 1.0, 10.0), (35.0 / 3, 3.0, 35.0 / 3),
        ])
    func rounding(value: Double, scale: Double, expected: Double) {
        #expect(PixelGrid(scale: scale).rounded(value) == expected)
    }

    @Test(
        "Text sizes are rounded up, except noise below 1/1024 pixel",
        arguments: [
            (17.9004, 2.0, 18.0), (36.9873, 1.0, 37.0), (60.0000001, 1.0, 60.0),
            (246.3135, 3.0, 739.0 / 3), (111.5, 2.0, 111.5),
        ])
    func ceiling(value: Double, scale: Double, expected: Double) {
        #expect(PixelGrid(scale: scale).ceiling(value) == expected)
    }

    @Test("Rounding edges keeps neighbours touching at every scale", arguments: [1.0, 2.0, 3.0])
    func edges(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for step in 0..<200 {
            let x = Double(step) * 0.137
            let left = grid.roundedEdges(Rect(x: x, y: 0, width: 7.31, height: 1))
            let right = grid.roundedEdges(Rect(x: x + 7.31, y: 0, width: 3, height: 1))
            #expect(abs(left.maxX - right.minX) < 1e-9)
        }
    }

    @Test("A frame grown to whole pixels holds the frame")
    func expanded() {
        let grown = PixelGrid(scale: 2).expanded(
            Rect(x: -1.92, y: -0.8, width: 19.84, height: 15.2))
        #expect(grown == Rect(minX: -2, minY: -1, maxX: 18, maxY: 14.5))
    }
}

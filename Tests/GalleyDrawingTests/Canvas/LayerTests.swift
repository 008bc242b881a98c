import GalleyDrawing
import GalleyGeometry
import GalleyImage
import Testing

@Suite("Layers")
struct LayerTests {
    private static let square = Rect(x: 1, y: 1, width: 4, height: 4)

    @Test("Group alpha shows no overlap: both squares and their intersection look alike")
    func groupAlpha() throws {
        var canvas = try Canvas.clear(10, 10, background: .white)
        try canvas.beginLayer(alpha: 0.5)
        try canvas.fill(Self.square, color: .black)
        try canvas.fill(Self.square.offset(x: 2, y: 2), color: .black)
        try canvas.endLayer()
        let picture = canvas.finish()
        // 255 − 255·0.5 = 127.5: either neighbour is right.
        for (x, y) in [(1, 1), (4, 4), (6, 6)] { #expect((127...128).contains(picture[x, y].red)) }
        #expect(picture[0, 0] == .white)
    }

    @Test("A layer within the clip holds no pixel outside of it, wherever the clip is")
    func placement() throws {
        var direct = try Canvas.clear(40, 30, scale: 2)
        var layered = try Canvas.clear(40, 30, scale: 2)
        let disc = Path(circle: Point(x: 11, y: 8), radius: 5.2)
        let color = Color(red: 9, green: 99, blue: 199)
        direct.clip = PixelRect(x: 13, y: 7, width: 20, height: 11)
        layered.clip = direct.clip
        try direct.fill(disc, color: color)
        try layered.beginLayer()
        try layered.beginLayer()
        try layered.fill(disc, color: color)
        try layered.endLayer()
        try layered.endLayer()
        let clip = layered.clip
        #expect(clip == PixelRect(x: 13, y: 7, width: 20, height: 11))
        let (expected, found) = (direct.finish(), layered.finish())
        #expect(expected == found)
    }

    @Test("A layer whose clip is empty can be drawn on and shows nothing")
    func emptyClip() throws {
        var canvas = try Canvas.clear(8, 8)
        canvas.clip = PixelRect(x: 20, y: 20, width: 5, height: 5)
        try canvas.beginLayer(mode: .source, shadow: Shadow())
        try canvas.fill(Self.square, color: .black)
        try canvas.endLayer()
        let empty = try Bitmap(width: 8, height: 8)
        let picture = canvas.finish()
        #expect(picture == empty)
    }

    @Test("More than 64 open layers are an error", .timeLimit(.minutes(1)))
    func depth() throws {
        var canvas = try Canvas.clear(2, 2)
        for _ in 0..<64 { try canvas.beginLayer() }
        #expect(throws: DrawingError.tooManyLayers(limit: 64)) { try canvas.beginLayer() }
        for _ in 0..<64 { try canvas.endLayer() }
        _ = canvas.finish()
    }

    @Test("An alpha outside 0...1 is an error", arguments: [-0.1, 1.1, .nan, .infinity])
    func alphas(alpha: Double) throws {
        var canvas = try Canvas.clear(2, 2)
        #expect(throws: DrawingError.self) { try canvas.beginLayer(alpha: alpha) }
        _ = canvas.finish()
    }
}

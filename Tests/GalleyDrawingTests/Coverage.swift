import GalleyDrawing
import GalleyGeometry
import TestSupport

/// Coverage copied out of a rasterizer.
struct Coverage: Equatable {
    var rect: PixelRect
    var bytes: [UInt8]

    /// A clip that shows every pixel of the shapes drawn in tests.
    static let everything = PixelRect(x: -16_000, y: -16_000, width: 32_000, height: 32_000)

    init(rect: PixelRect, bytes: Span<UInt8>) {
        self.rect = rect
        self.bytes = []
        for index in bytes.indices { self.bytes.append(bytes[index]) }
    }

    /// Returns the coverage of a path, drawn by a rasterizer of its own.
    static func of(
        _ path: Path, rule: FillRule = .nonZero, clip: PixelRect = everything
    ) throws(DrawingError) -> Coverage {
        var rasterizer = Rasterizer()
        return try rasterizer.withCoverage(of: path, rule: rule, clip: clip) {
            Coverage(rect: $0, bytes: $1)
        }
    }

    /// Returns the coverage of an outline, drawn by a rasterizer of its own.
    static func of(
        _ outline: PreparedOutline, pixelsPerEm: Double, quarterX: Int = 0,
        clip: PixelRect = everything
    ) throws(DrawingError) -> Coverage {
        var rasterizer = Rasterizer()
        return try rasterizer.withCoverage(
            of: outline, pixelsPerEm: pixelsPerEm, quarterX: quarterX, clip: clip
        ) { Coverage(rect: $0, bytes: $1) }
    }

    subscript(x: Int, y: Int) -> Int {
        guard (rect.x..<rect.maxX).contains(x) && (rect.y..<rect.maxY).contains(y) else { return 0 }
        return Int(bytes[(y - rect.y) * rect.width + x - rect.x])
    }

    /// Returns the largest difference to the exact areas, in 1/255 pixel.
    func largestError(to exact: ExactCoverage) -> Double {
        var largest = 0.0
        let (top, left) = (min(rect.y, exact.rect.y), min(rect.x, exact.rect.x))
        for y in top..<max(rect.maxY, exact.rect.maxY) {
            for x in left..<max(rect.maxX, exact.rect.maxX) {
                largest = max(largest, abs(exact.area(x: x, y: y) * 255 - Double(self[x, y])))
            }
        }
        return largest
    }

    /// Returns the same pixels within a rectangle.
    func cropped(to clip: PixelRect) -> Coverage {
        var result = self
        result.rect = rect.intersection(clip)
        if result.rect.isEmpty { result.rect = .zero }
        result.bytes = []
        for y in result.rect.y..<result.rect.maxY {
            for x in result.rect.x..<result.rect.maxX { result.bytes.append(UInt8(self[x, y])) }
        }
        return result
    }
}

extension Path {
    /// Creates the contour of a polygon.
    init(polygon points: [Point]) {
        self.init()
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { line(to: point) }
        }
        close()
    }

    /// Returns a path drawn from device pixels to font units: y up, scaled.
    func inFontUnits(unitsPerPixel: Double) -> Path {
        transformed(by: .scale(x: unitsPerPixel, y: -unitsPerPixel))
    }
}

import GalleyGeometry
import GalleyImage

/// Pixels that are not background and hang together, also diagonally.
struct DrawnObject {
    /// The most pixels a thing may have; larger ones are taken for backgrounds themselves.
    static let greatestCount = 1 << 18

    /// The indices of the pixels, counted in rows from the top left.
    let pixels: [Int]
    let bounds: PixelRect

    /// Collects all that hangs together with pixels of a group.
    ///
    /// Nil where the group is all background, or the thing has too many pixels.
    init?(of group: PixelGroup, in picture: StraightBitmap, on background: Color) {
        var seen: Set<Int> = []
        var pixels: [Int] = []
        for run in group.runs {
            for x in run.columns where picture[x, run.y] != background {
                let pixel = run.y * picture.width + x
                if seen.insert(pixel).inserted { pixels.append(pixel) }
            }
        }
        guard !pixels.isEmpty else { return nil }
        var next = 0
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        while next < pixels.count {
            guard pixels.count <= Self.greatestCount else { return nil }
            let (x, y) = (pixels[next] % picture.width, pixels[next] / picture.width)
            next += 1
            (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
                for column in max(0, x - 1)...min(picture.width - 1, x + 1)
                where picture[column, row] != background {
                    let pixel = row * picture.width + column
                    if seen.insert(pixel).inserted { pixels.append(pixel) }
                }
            }
        }
        self.pixels = pixels
        bounds = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}

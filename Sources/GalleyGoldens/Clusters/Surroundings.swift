import GalleyGeometry
import GalleyImage

/// The colours around a group of differing pixels and between them.
struct Surroundings {
    /// The commonest unchanged colour one pixel around the group's box; nil where there is none.
    let ring: Color?
    /// The commonest unchanged colour within the box; nil where there is none.
    let unchanged: Color?
    /// The commonest colour of the group in the expected picture.
    let expected: Color?
    /// The commonest colour of the group in the actual picture.
    let actual: Color?

    init(_ group: PixelGroup, _ expected: StraightBitmap, _ actual: StraightBitmap) {
        var (ring, unchanged) = (ColorCount(), ColorCount())
        var (before, after) = (ColorCount(), ColorCount())
        let box = group.bounds
        for y in max(0, box.y - 1)...min(expected.height - 1, box.maxY) {
            for x in max(0, box.x - 1)...min(expected.width - 1, box.maxX) {
                let color = expected[x, y]
                guard color == actual[x, y] else { continue }
                let isInside =
                    x >= box.x && x < box.maxX && y >= box.y && y < box.maxY
                if isInside { unchanged.add(color) } else { ring.add(color) }
            }
        }
        for run in group.runs {
            for x in run.columns {
                before.add(expected[x, run.y])
                after.add(actual[x, run.y])
            }
        }
        self.ring = ring.commonest
        self.unchanged = unchanged.commonest
        self.expected = before.commonest
        self.actual = after.commonest
    }
}

/// Counts colours; of equally common ones the first to become so is the commonest.
private struct ColorCount {
    private var counts: [Color: Int] = [:]
    private var most = 0
    private(set) var commonest: Color?

    mutating func add(_ color: Color) {
        let count = counts[color, default: 0] + 1
        counts[color] = count
        if count > most { (commonest, most) = (color, count) }
    }
}

import GalleyGeometry
import GalleyImage

/// Finds whether a thing that a group of differing pixels belongs to was drawn elsewhere.
struct ShiftFinder {
    /// The farthest a thing is looked for, in pixels along either axis.
    static let reach = 16

    private let expected: StraightBitmap
    private let actual: StraightBitmap
    private let group: PixelGroup
    private let around: Surroundings

    init(_ classifier: ChangeClassifier, _ group: PixelGroup, _ around: Surroundings) {
        expected = classifier.expected
        actual = classifier.actual
        self.group = group
        self.around = around
    }

    /// Returns the shortest move that explains the group, and where the thing was.
    ///
    /// Each pixel of the group must hold what the expected picture has at the place the move came
    /// from, and the other way round. That alone would take a bar that grew for one that moved, so
    /// the whole thing must have moved: every pixel of it that is not background.
    func find() -> (dx: Int, dy: Int, object: PixelRect)? {
        var objects: [(before: DrawnObject?, after: DrawnObject?)]?
        for (dx, dy) in Self.moves where explains(dx, dy) {
            let found = objects ?? self.objects()
            objects = found
            for (before, after) in found {
                if let object = place(dx, dy, before, after) { return (dx, dy, object) }
            }
        }
        return nil
    }

    /// All moves within reach, the shortest first.
    private static let moves: [(dx: Int, dy: Int)] = {
        var moves: [(dx: Int, dy: Int)] = []
        for dy in -reach...reach {
            for dx in -reach...reach where dx != 0 || dy != 0 { moves.append((dx, dy)) }
        }
        return moves.sorted { first, second in
            let (one, two) = (
                first.dx * first.dx + first.dy * first.dy,
                second.dx * second.dx + second.dy * second.dy
            )
            return (one, first.dy, first.dx) < (two, second.dy, second.dx)
        }
    }()

    private func explains(_ dx: Int, _ dy: Int) -> Bool {
        group.allSatisfy { x, y in
            actual[x, y] == Self.color(expected, x - dx, y - dy)
                && expected[x, y] == Self.color(actual, x + dx, y + dy)
        }
    }

    /// Returns a pixel; beyond the border, the one nearest to it.
    private static func color(_ picture: StraightBitmap, _ x: Int, _ y: Int) -> Color {
        picture[max(0, min(x, picture.width - 1)), max(0, min(y, picture.height - 1))]
    }

    /// The drawn things that the group is part of, for each colour that may be the background.
    private func objects() -> [(before: DrawnObject?, after: DrawnObject?)] {
        var backgrounds: [Color] = []
        for color in [around.ring, around.unchanged, around.actual, around.expected] {
            if let color, !backgrounds.contains(color) { backgrounds.append(color) }
        }
        return backgrounds.map { background in
            (
                DrawnObject(of: group, in: expected, on: background),
                DrawnObject(of: group, in: actual, on: background)
            )
        }
    }

    /// Returns where the thing was, if all of it moved.
    private func place(
        _ dx: Int, _ dy: Int, _ before: DrawnObject?, _ after: DrawnObject?
    ) -> PixelRect? {
        if let before, !hasMoved(before, dx, dy, from: expected, to: actual) { return nil }
        if let after, !hasMoved(after, -dx, -dy, from: actual, to: expected) { return nil }
        if let before { return before.bounds }
        return after.map { object in
            PixelRect(
                x: object.bounds.x - dx, y: object.bounds.y - dy, width: object.bounds.width,
                height: object.bounds.height)
        }
    }

    /// Whether a thing of one picture is in the other at the end of a move, where it was not before.
    private func hasMoved(
        _ object: DrawnObject, _ dx: Int, _ dy: Int, from source: StraightBitmap,
        to target: StraightBitmap
    ) -> Bool {
        var isNew = false
        for pixel in object.pixels {
            let (x, y) = (pixel % source.width, pixel / source.width)
            let there = Self.color(target, x + dx, y + dy)
            if source[x, y] != there { return false }
            if Self.color(source, x + dx, y + dy) != there { isNew = true }
        }
        return isNew
    }
}

import GalleyGeometry
import GalleyGoldens
import GalleyImage
import Testing

/// Shapes by formula, and what becomes of them: the truth is known before anything is compared.
private struct ChangedShape {
    /// A shape as the share of a point it covers, 0–1.
    typealias Coverage = @Sendable (Double, Double) -> Double

    static let width = 64
    static let height = 48
    static let shapes: [(name: String, coverage: Coverage)] = [
        (
            "disc",
            { x, y in min(max(9.5 - ((x - 30) * (x - 30) + (y - 24) * (y - 24)).squareRoot(), 0), 1)
            }
        ),
        (
            "ring",
            { x, y in
                let radius = ((x - 30) * (x - 30) + (y - 24) * (y - 24)).squareRoot()
                return min(max(2.2 - abs(radius - 8), 0), 1)
            }
        ),
        ("button", { x, y in box(x, y, 14, 16, 34, 14) }),
        ("plus", { x, y in max(box(x, y, 28, 15, 4, 18), box(x, y, 21, 22, 18, 4)) }),
        ("letter", { x, y in max(box(x, y, 24, 14, 3, 18), box(x, y, 24, 29, 12, 3)) }),
        (
            "word",
            { x, y in
                (0..<4).reduce(0) {
                    max($0, box(x, y, 16 + Double($1) * 7, 19, 4, 9 - Double($1 % 2) * 3))
                }
            }
        ),
        ("slope", { x, y in min(max(3.5 - abs(x - y - 6), 0), 1) * box(x, y, 20, 14, 22, 20) }),
        ("thin line", { x, y in box(x, y, 12, 24, 38, 1) }),
    ]

    private static func box(
        _ x: Double, _ y: Double, _ left: Double, _ top: Double, _ width: Double, _ height: Double
    ) -> Double {
        x >= left && x < left + width && y >= top && y < top + height ? 1 : 0
    }

    let fore: Color
    let ground: Color

    /// Draws a shape, moved, over the ground.
    func picture(_ coverage: Coverage, dx: Double = 0, dy: Double = 0) throws -> StraightBitmap {
        var bitmap = try Bitmap(width: Self.width, height: Self.height, fill: ground)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                // Four by four samples, so that a part of a pixel makes soft rims.
                var sum = 0.0
                for step in 0..<16 {
                    let (column, row) = (Double(step % 4), Double(step / 4))
                    sum += coverage(
                        Double(x) + (column - 1.5) / 4 - dx, Double(y) + (row - 1.5) / 4 - dy)
                }
                let byte = UInt8((sum / 16 * 255).rounded())
                if byte > 0 {
                    bitmap.blend(
                        fore, coverage: [byte].span, in: PixelRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        return StraightBitmap(bitmap)
    }
}

@Suite("Clusters")
struct ClusterTests {
    /// The kinds of changes, without their numbers.
    private func kind(_ change: Cluster.Change) -> String {
        switch change {
        case .shifted: "shifted"
        case .recoloured: "recoloured"
        case .added: "added"
        case .removed: "removed"
        case .alphaOnly: "alpha"
        case .edgeOnly: "edge"
        case .size: "size"
        case .redrawn: "redrawn"
        }
    }

    @Test(
        "Of changes made by formula nineteen in twenty are told right, and those that move by how far"
    )
    func synthetic() throws {
        let looks = [
            ChangedShape(fore: Color(red: 20, green: 60, blue: 200), ground: .white),
            ChangedShape(fore: .black, ground: .clear),
            ChangedShape(fore: .white, ground: Color(red: 40, green: 44, blue: 52)),
        ]
        let blank: ChangedShape.Coverage = { _, _ in 0 }
        var (right, all) = (0, 0)
        var wrong: [String] = []
        func expect(
            _ truth: String, _ name: String, _ first: StraightBitmap, _ second: StraightBitmap,
            change: Cluster.Change? = nil
        ) {
            let found = ImageComparison(expected: first, actual: second)
                .compare(detail: .full).clusters
            all += 1
            let kinds = found.map { kind($0.change) }
            if !kinds.isEmpty, kinds.allSatisfy({ $0 == truth }),
                change == nil || found[0].change == change
            {
                right += 1
            } else {
                wrong.append("\(name) \(truth): \(found.map(\.change.words))")
            }
        }
        for (place, look) in looks.enumerated() {
            for (name, coverage) in ChangedShape.shapes {
                let label = "\(name) on \(place)"
                let base = try look.picture(coverage)
                let empty = try look.picture(blank)
                expect("added", label, empty, base)
                expect("removed", label, base, empty)
                for (dx, dy) in [(1, 0), (0, 2), (-3, 1)] {
                    let moved = try look.picture(coverage, dx: Double(dx), dy: Double(dy))
                    expect("shifted", label, base, moved, change: .shifted(dx: dx, dy: dy))
                }
                let red = Color(red: 200, green: 30, blue: 40)
                let tinted = ChangedShape(fore: red, ground: look.ground)
                expect(
                    "recoloured", label, base, try tinted.picture(coverage),
                    change: .recoloured(from: look.fore, to: red))
                if name != "thin line" {
                    expect("edge", label, base, try look.picture(coverage, dx: 0.25, dy: 0.25))
                }
                if look.ground == .clear {
                    var faded = look.fore
                    faded.alpha = 128
                    let faint = ChangedShape(fore: faded, ground: look.ground)
                    expect("alpha", label, base, try faint.picture(coverage))
                }
                let larger = try TestPicture.drawn(width: ChangedShape.width, height: 52) { x, y in
                    y < ChangedShape.height ? base[x, y] : look.fore
                }
                expect("size", label, base, larger)
            }
        }
        #expect(all > 150)
        #expect(Double(right) >= 0.95 * Double(all), "\(right) of \(all); \(wrong)")
    }

    @Test("A bar that grew did not move, and a copy of a thing beside it was added")
    func noMoves() throws {
        func bars(_ bars: [(Int, Int)]) throws -> StraightBitmap {
            try TestPicture.drawn(width: 40, height: 20) { x, y in
                let isInside = bars.contains { x >= $0.0 && x < $0.0 + $0.1 }
                return isInside && (6..<12).contains(y) ? .black : .white
            }
        }
        func change(_ first: [(Int, Int)], _ second: [(Int, Int)]) throws -> [Cluster.Change] {
            try ImageComparison(expected: bars(first), actual: bars(second))
                .compare(detail: .full).clusters.map(\.change)
        }
        #expect(try change([(5, 10)], [(5, 12)]) == [.added])
        #expect(try change([(5, 10)], [(7, 8)]) == [.removed])
        #expect(try change([(5, 10)], [(7, 10)]) == [.shifted(dx: 2, dy: 0)])
        #expect(try change([(5, 4)], [(5, 4), (15, 4)]) == [.added])
    }

    @Test(
        "Places apart are clusters of their own, the largest first, with box and largest difference"
    )
    func places() throws {
        let white = try TestPicture.filled(.white, width: 60, height: 30)
        let grey = Color(red: 200, green: 210, blue: 220)
        let marked = try TestPicture.drawn(width: 60, height: 30) { x, y in
            if (3..<5).contains(x), (4..<6).contains(y) { return .black }
            return (40..<50).contains(x) && (20..<23).contains(y) ? grey : .white
        }
        let clusters = ImageComparison(expected: white, actual: marked).compare(detail: .full)
            .clusters
        #expect(
            clusters.map(\.bounds) == [
                PixelRect(x: 40, y: 20, width: 10, height: 3),
                PixelRect(x: 3, y: 4, width: 2, height: 2),
            ])
        #expect(clusters.map(\.pixelCount) == [30, 4])
        #expect(clusters.map(\.largestDelta) == [55, 255])
        #expect(clusters.map(\.change) == [.added, .added])
    }
}

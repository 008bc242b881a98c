import GalleyGeometry

/// The package's own letters for captions of contact sheets, which need no font file.
///
/// They are ASCII in one size, seven points from the baseline to the top of capitals, drawn sharp at
/// any scale; every other character is a box.
struct CaptionFace {
    /// A letter as coverage of pixels.
    struct Letter {
        /// How far the pen moves, in pixels.
        let advance: Int
        /// A byte for each pixel; as high as a line.
        let coverage: [UInt8]
        /// The columns of the coverage.
        let width: Int
    }

    /// The height of a line in points.
    static let lineHeight = 11.0
    /// The room above capitals, in points.
    private static let headroom = 1.0
    /// How far the bottom of capitals is below their top, in points.
    private static let capHeight = 7.0
    /// How round corners are, in points.
    private static let radius = 1.5
    /// How far the pen moves after a space, in points.
    private static let spaceAdvance = 3.0
    private static let ellipsis: Unicode.Scalar = "…"

    /// The height of a line in pixels.
    let height: Int
    /// The pixels between two letters.
    let gap: Int
    private let letters: [Letter]

    /// Draws all letters at a scale in pixels per point.
    init(scale: Double) throws(DrawingError) {
        height = max(1, Int((Self.lineHeight * scale).rounded()))
        gap = max(1, Int(scale.rounded()))
        var rasterizer = Rasterizer()
        var letters: [Letter] = []
        for strokes in CaptionStrokes.letters {
            letters.append(
                try Self.letter(strokes, scale, height: height, &rasterizer))
        }
        self.letters = letters
    }

    /// Returns the letter of a scalar.
    func letter(of scalar: Unicode.Scalar) -> Letter {
        let place = Int(scalar.value) - Int(CaptionStrokes.firstScalar)
        let missing = letters.count - 1
        if scalar == Self.ellipsis { return letters[missing - 1] }
        return letters[(0..<missing - 1).contains(place) ? place : missing]
    }

    /// Returns the pixels a text spans, without the gap after its last letter.
    func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + letter(of: $1).advance } - gap
    }

    /// Draws a text as coverage, with its width in pixels.
    func line(_ text: String) -> (width: Int, coverage: [UInt8]) {
        let width = max(0, self.width(of: text))
        var line = [UInt8](repeating: 0, count: width * height)
        var pen = 0
        for scalar in text.unicodeScalars {
            let letter = letter(of: scalar)
            for y in 0..<height {
                for x in 0..<min(letter.width, width - pen) {
                    line[y * width + pen + x] = max(
                        line[y * width + pen + x], letter.coverage[y * letter.width + x])
                }
            }
            pen += letter.advance
        }
        return (width, line)
    }

    private static func letter(
        _ strokes: String, _ scale: Double, height: Int, _ rasterizer: inout Rasterizer
    ) throws(DrawingError) -> Letter {
        var lines = Path()
        var shape = Path()
        var right = spaceAdvance - 2
        for (index, stroke) in strokes.split(separator: "/").enumerated() {
            let corners = stroke.split(separator: " ").compactMap(Corner.init)
            let reach = corners.map(\.place.x).max() ?? 0
            right = index == 0 ? reach : max(right, reach)
            if corners.count == 1 {
                let dot = corners[0].place
                shape.append(Path(rect: Rect(x: dot.x - 0.5, y: dot.y - 0.5, width: 1, height: 1)))
            } else {
                lines.add(corners, isClosed: stroke.contains("z"), radius: radius)
            }
        }
        shape.append(try lines.stroked(StrokeStyle(width: 1, cap: .round, join: .round)))
        let width = Int(((right + 1) * scale).rounded(.up))
        // The baseline lies on a whole pixel at every scale.
        let baseline = ((headroom + capHeight) * scale).rounded()
        let placed = shape.transformed(
            by: AffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: scale / 2,
                ty: baseline - (capHeight - 0.5) * scale))
        var coverage = [UInt8](repeating: 0, count: width * height)
        try rasterizer.withCoverage(
            of: placed, rule: .nonZero, clip: PixelRect(x: 0, y: 0, width: width, height: height)
        ) { (rect, bytes) throws(DrawingError) in
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    coverage[(rect.y + y) * width + rect.x + x] = bytes[y * rect.width + x]
                }
            }
        }
        let gap = max(1, Int(scale.rounded()))
        return Letter(advance: width + gap, coverage: coverage, width: width)
    }
}

/// A place a line of ``CaptionStrokes`` goes to.
private struct Corner {
    let place: Point
    let isSharp: Bool

    init?(_ word: Substring) {
        let numbers = word.prefix { $0 != "!" }.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else { return nil }
        place = Point(x: numbers[0], y: numbers[1])
        isSharp = word.hasSuffix("!")
    }
}

extension Path {
    /// Adds a line from corner to corner, cut round where corners are not sharp.
    fileprivate mutating func add(_ corners: [Corner], isClosed: Bool, radius: Double) {
        func toward(_ from: Point, _ to: Point) -> Point {
            let (x, y) = (to.x - from.x, to.y - from.y)
            let length = (x * x + y * y).squareRoot()
            let part = min(radius, length / 2) / length
            return Point(x: from.x + x * part, y: from.y + y * part)
        }
        let count = corners.count
        for index in 0..<count {
            let corner = corners[index]
            let isEnd = !isClosed && (index == 0 || index == count - 1)
            let before = corners[(index + count - 1) % count].place
            let after = corners[(index + 1) % count].place
            let isRound = !isEnd && !corner.isSharp
            let start = isRound ? toward(corner.place, before) : corner.place
            if index == 0 { move(to: start) } else { line(to: start) }
            if isRound { quad(to: toward(corner.place, after), control: corner.place) }
        }
        if isClosed { close() }
    }
}
